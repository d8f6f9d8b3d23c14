import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatResult } from '../../../lib/format.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { usePeriod } from '../shell/usePeriod.ts'
import { EventCsvButton } from './EventCsvButton.tsx'
import { eventColumns } from './eventColumns.tsx'
import { IssueFilters } from './IssueFilters.tsx'
import { sortOf, sortText } from './issue.ts'
import { filterOf } from './issuesSearch.ts'
import { USUAL_EVENT_SORT, useEventLog } from './useEventLog.ts'
import { PER_PAGE } from './useIssues.ts'
import { useIssuesSearch } from './useIssuesSearch.ts'
import { usePlantTime } from './usePlantTime.ts'

/** The rows that issues are made of: a span of a fault at a node within one day. */
export function EventLogPage(): ReactNode {
  const period = usePeriod('30d')
  const [search, change] = useIssuesSearch()
  const timeOf = usePlantTime()
  const view = useEventLog(search, period)
  const sort = search.sort ?? USUAL_EVENT_SORT
  return (
    <MonitorPage title="Event log" period={period}>
      <Panel>
        <Stack gap="sm">
          <IssueFilters search={search} onChange={change} />
          <DataState
            view={view}
            skeleton={<SkeletonLines count={10} />}
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                title="No event"
                text="Nothing of this kind was found in this period. Take a filter away, or choose another period."
              />
            }
          >
            {({ events, total, kwh }) => (
              <>
                <Group justify="space-between">
                  <Text size="xs" c="gray.6" component="output">
                    {counted(total, 'event')}, {formatResult(kwh, 'kWh')}
                  </Text>
                  <EventCsvButton filter={filterOf(search, period)} orderBy={sort} total={total} />
                </Group>
                <DataTable
                  label="Events"
                  rows={events}
                  rowKey={({ id }) => id}
                  columns={eventColumns(events, timeOf)}
                  sort={sortOf(sort)}
                  onSort={(next) => change({ sort: sortText(next) })}
                />
                <PagingBar
                  page={search.page ?? 1}
                  perPage={PER_PAGE}
                  total={total}
                  onChange={(page) => change({ page })}
                />
              </>
            )}
          </DataState>
        </Stack>
      </Panel>
    </MonitorPage>
  )
}
