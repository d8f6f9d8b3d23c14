import { Group } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import type { WorkbookFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NewerOlder } from '../../ui/table/PagingBar.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { useIndexSearch } from './useIndexSearch.ts'
import { useWorkbooks } from './useWorkbooks.ts'
import { type WorkbookAction, WorkbookDialogs } from './WorkbookDialogs.tsx'
import { WorkbookMenu } from './WorkbookMenu.tsx'
import { DRAFT } from './workbookData.ts'

/** All workbooks of the project. */
export function CompareIndexPage(): ReactNode {
  const project = useCurrentProject()
  const { search, page, onChange } = useIndexSearch()
  const [action, setAction] = useState<WorkbookAction | undefined>()
  const view = useWorkbooks(project.id, page)
  return (
    <Page>
      <PageHeader
        title="Compare"
        description="Two datasets of this project side by side: simulations, weather, custom datasets and readings."
        actions={<NewComparison />}
      />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={({ workbooks }) => workbooks.length === 0 && page === 1}
          empty={<NoWorkbooks />}
        >
          {({ workbooks, hasMore }) => (
            <>
              <Group mb="sm">
                <SearchField
                  label="Search workbooks"
                  placeholder="Name, dataset or person"
                  value={search}
                  onChange={(text) => onChange({ search: text || undefined })}
                />
              </Group>
              <DataTable
                label="Workbooks"
                rows={workbooks.filter((workbook) => matches(workbook, search))}
                rowKey={({ id }) => id}
                columns={columnsOf(setAction)}
              />
              <NewerOlder
                page={page}
                hasMore={hasMore}
                onChange={(next) => onChange({ page: next === 1 ? undefined : next })}
              />
            </>
          )}
        </DataState>
      </Panel>
      <WorkbookDialogs action={action} onClose={() => setAction(undefined)} />
    </Page>
  )
}

/** Whether all words are in what the list says of a workbook. */
function matches(workbook: WorkbookFragment, search: string): boolean {
  const { name, dataset_a, dataset_b, owner } = workbook
  const said = [name, dataset_a?.label, dataset_b?.label, personName(owner)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function NewComparison(): ReactNode {
  return (
    <ButtonLink
      to="/$org/project/$projectId/compare/$workbookId"
      from="/$org/project/$projectId"
      params={{ workbookId: DRAFT }}
    >
      New comparison
    </ButtonLink>
  )
}

function NoWorkbooks(): ReactNode {
  return (
    <EmptyState
      icon={<IconArrowsExchange size={32} />}
      title="No workbooks yet"
      text="A workbook holds two datasets, what of them is compared, and selections to go back to. Begin a comparison and save it."
      action={<NewComparison />}
    />
  )
}

function columnsOf(
  onAction: (action: WorkbookAction) => void,
): readonly Column<WorkbookFragment>[] {
  const nowMs = Date.now()
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <AnchorLink
          fw={600}
          size="sm"
          to="/$org/project/$projectId/compare/$workbookId"
          from="/$org/project/$projectId"
          params={{ workbookId: id }}
        >
          {name}
        </AnchorLink>
      ),
    },
    { key: 'a', title: 'A', value: ({ dataset_a }) => dataset_a?.label },
    { key: 'b', title: 'B', value: ({ dataset_b }) => dataset_b?.label },
    { key: 'owner', title: 'By', value: ({ owner }) => personName(owner) },
    {
      key: 'updated_at',
      title: 'Changed',
      value: ({ updated_at }) => updated_at,
      render: ({ updated_at }) => (
        <span title={formatDateTime(updated_at)}>{formatAgo(updated_at, nowMs)}</span>
      ),
    },
    {
      key: 'menu',
      title: 'Actions',
      hideTitle: true,
      align: 'right',
      render: (workbook) => <WorkbookMenu workbook={workbook} onAction={onAction} />,
    },
  ]
}
