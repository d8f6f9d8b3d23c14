import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatResult } from '../../../lib/format.ts'
import type { IssuesQuery } from '../../../lib/gql/graphql.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { moneyText } from '../shell/money.ts'
import type { Period } from '../shell/period.ts'
import { IssueFilters } from './IssueFilters.tsx'
import { sortOf, sortText } from './issue.ts'
import { issueColumns } from './issueColumns.tsx'
import { mayOperate } from './mayOperate.ts'
import { SelectedIssues } from './SelectedIssues.tsx'
import { PER_PAGE, USUAL_SORT, useIssues } from './useIssues.ts'
import { useIssuesSearch } from './useIssuesSearch.ts'
import { usePlantTime } from './usePlantTime.ts'

/** The issues of a period, with what can be done to several at once. */
export function IssueList({ period }: { readonly period: Period }): ReactNode {
  const [search, change] = useIssuesSearch()
  const view = useIssues(search, period)
  return (
    <Panel
      title="Issues"
      description="Figures are of the whole issue, also before and after the period"
    >
      <Stack gap="sm">
        <IssueFilters search={search} onChange={change} />
        <DataState
          view={view}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState title="No issue like this" text="Take a filter away to see the others." />
          }
        >
          {(page) => <IssuePageTable page={page} />}
        </DataState>
      </Stack>
    </Panel>
  )
}

function IssuePageTable({ page }: { readonly page: IssuesQuery['issues'] }): ReactNode {
  const [search, change] = useIssuesSearch()
  const timeOf = usePlantTime()
  const isOperator = mayOperate(useCurrentProject())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = page.issues.filter(({ id }) => chosen.has(id))
  const toggle = (id: string): void => setChosen((before) => toggled(before, id))
  return (
    <>
      <Text size="xs" c="gray.6" component="output">
        {[
          counted(page.total, 'issue'),
          formatResult(page.kwh, 'kWh'),
          ...(page.money === null ? [] : [moneyText(page.money, page.currency)]),
        ].join(', ')}
      </Text>
      {isOperator && <SelectedIssues issues={shown} onDone={() => setChosen(new Set())} />}
      <DataTable
        label="Issues"
        rows={page.issues}
        rowKey={({ id }) => id}
        columns={issueColumns({ rows: page.issues, timeOf, ...(isOperator && { chosen, toggle }) })}
        sort={sortOf(search.sort ?? USUAL_SORT)}
        onSort={(sort) => change({ sort: sortText(sort) })}
      />
      <PagingBar
        page={search.page ?? 1}
        perPage={PER_PAGE}
        total={page.total}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(id)) after.add(id)
  return after
}
