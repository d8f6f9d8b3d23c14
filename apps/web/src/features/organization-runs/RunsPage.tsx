import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { downloadBlob } from '../../lib/download.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RunLimits } from '../../ui/people/RunLimits.tsx'
import { csvBlob } from '../../ui/SaveCsvButton.tsx'
import { PagingBar } from '../../ui/table/PagingBar.tsx'
import { RunAgainDialog } from './RunAgainDialog.tsx'
import { RunToolbar } from './RunToolbar.tsx'
import { runColumns } from './runColumns.tsx'
import { CSV_COLUMNS, csvRow } from './runFigures.ts'
import { orderFrom, orderOf, type RunsSearch } from './runsSearch.ts'
import {
  allRows,
  RUNS_PER_PAGE,
  type RunsPageData,
  useOrganizationRuns,
} from './useOrganizationRuns.ts'
import { type RunSelection, useRunSelection } from './useRunSelection.ts'

const route = getRouteApi('/$org/runs')

/** Runs of all projects that the user sees, and how many of them are started again at once. */
export function RunsPage(): ReactNode {
  const organization = useCurrentOrganization()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = useOrganizationRuns(organization.id, search)
  const selection = useRunSelection()
  const change = (next: Partial<RunsSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  return (
    <Page>
      <PageHeader
        title="Runs"
        description={`Of all projects of ${organization.name} that you see`}
      />
      <Stack gap="md">
        <RunLimits organizationId={organization.id} />
        <Panel>
          <Stack gap="sm">
            <RunToolbar
              search={search}
              counts={view.state === 'ready' ? view.data.page.counts : undefined}
              onChange={change}
            />
            <DataState
              view={view}
              skeleton={<SkeletonLines count={8} />}
              isEmpty={({ page }) => page.rows.length === 0}
              empty={
                <NoRuns
                  search={search}
                  onClear={() => change({ search: undefined, state: undefined })}
                />
              }
            >
              {(data) => (
                <RunList data={data} search={search} selection={selection} onChange={change} />
              )}
            </DataState>
          </Stack>
        </Panel>
      </Stack>
    </Page>
  )
}

interface RunListProps {
  readonly data: RunsPageData
  readonly search: RunsSearch
  readonly selection: RunSelection
  readonly onChange: (search: Partial<RunsSearch>) => void
}

function RunList({ data, search, selection, onChange }: RunListProps): ReactNode {
  const { slug } = useCurrentOrganization()
  const { rows, counts } = data.page
  return (
    <>
      <ListActions data={data} search={search} selection={selection} />
      <DataTable
        label="Runs"
        rows={rows}
        rowKey={({ project_id, run }) => run?.simulation_id ?? project_id}
        columns={runColumns(rows, slug, data.asOfMs, selection)}
        sort={orderOf(search)}
        onSort={({ key, descending }) => onChange({ order: orderFrom(key), descending })}
      />
      <PagingBar
        page={search.page ?? 1}
        perPage={RUNS_PER_PAGE}
        total={counts[search.state ?? 'all']}
        onChange={(page) => onChange({ page })}
      />
    </>
  )
}

/** What is done with the rows that are chosen, and with all that are found. */
function ListActions({ data, search, selection }: Omit<RunListProps, 'onChange'>): ReactNode {
  const { id, name } = useCurrentOrganization()
  // As they were when it was asked: those that are started are chosen no longer
  const [asked, setAsked] = useState<RunSelection['chosen'] | undefined>(undefined)
  const total = data.page.counts[search.state ?? 'all']
  const choosing = useMutation({
    mutationFn: () => allRows(id, search),
    onSuccess: selection.choose,
  })
  const saving = useMutation({
    mutationFn: () => allRows(id, search),
    onSuccess: (all) => downloadBlob(csvBlob(CSV_COLUMNS, all.map(csvRow)), `Runs of ${name}.csv`),
  })
  const { chosen } = selection
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Button disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
            {chosen.length === 0 ? 'Run again' : `Run ${chosen.length} again`}
          </Button>
          <Button
            variant="subtle"
            loading={choosing.isPending}
            onClick={() => choosing.mutate()}
          >{`Choose all ${total}`}</Button>
          {chosen.length > 0 && (
            <Button variant="subtle" onClick={() => selection.choose([])}>
              Choose none
            </Button>
          )}
          <Text size="xs" c="gray.7" component="output">
            {`${counted(chosen.length, 'row')} chosen`}
          </Text>
        </Group>
        <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
          Save as CSV
        </Button>
      </Group>
      <FailureNote of={choosing} />
      <FailureNote of={saving} />
      {asked !== undefined && (
        <RunAgainDialog
          organizationId={id}
          rows={asked}
          engineVersion={data.page.engine_version}
          onDone={() => selection.choose([])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function NoRuns(props: { readonly search: RunsSearch; readonly onClear: () => void }): ReactNode {
  const isFiltered = props.search.search !== undefined || props.search.state !== undefined
  return (
    <EmptyState
      icon={<IconChartBar size={32} />}
      title={isFiltered ? 'No run is found' : 'No projects yet'}
      text={
        isFiltered
          ? 'The search looks at the names of the projects that you see and of their runs.'
          : 'The runs of every project that you see stand here.'
      }
      action={
        isFiltered && (
          <Button variant="default" onClick={props.onClear}>
            Show all runs
          </Button>
        )
      }
    />
  )
}
