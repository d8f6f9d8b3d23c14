import { Button, UnstyledButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatDay, formatDurationS } from '../../../lib/formatTime.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { mayOperate } from './mayOperate.ts'
import { SplitDialog } from './SplitDialog.tsx'
import type { IssueDetails } from './useIssues.ts'

const route = getRouteApi('/$org/project/$projectId/monitor/performance-issues/$issueId')

type Day = IssueDetails['days'][number]

const dayColumns = (days: readonly Day[]): readonly Column<Day>[] => [
  {
    key: 'date',
    title: 'Day',
    value: ({ date }) => date,
    render: ({ date }) => <UnstyledButton fz="sm">{formatDay(date)}</UnstyledButton>,
  },
  rightColumn<Day>(
    'rows',
    'Events',
    ({ row_count }) => row_count,
    ({ row_count }) => row_count,
  ),
  rightColumn<Day>(
    'duration',
    'Duration',
    ({ duration_s }) => formatDurationS(duration_s),
    ({ duration_s }) => duration_s,
  ),
  energyColumn(days, 'kwh', 'Lost', ({ kwh }) => kwh),
]

/** The days of an issue; a choice of one shows its readings. */
export function DaysPanel({
  details: { issue, days },
}: {
  readonly details: IssueDetails
}): ReactNode {
  const isOperator = mayOperate(useCurrentProject())
  const [isSplitting, setIsSplitting] = useState(false)
  const { day: shown } = route.useSearch()
  const navigate = route.useNavigate()
  const show = ({ date }: Day): void =>
    void navigate({
      search: (before) => ({ ...before, day: date === shown ? undefined : date }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Panel
      title="Days"
      description="A choice of one shows its readings"
      actions={
        <>
          {isOperator && days.length > 1 && (
            <Button variant="default" onClick={() => setIsSplitting(true)}>
              Split days off…
            </Button>
          )}
          <DaysCsv days={days} />
        </>
      }
    >
      <DataTable<Day>
        label="Days of the issue"
        height={320}
        rows={days}
        rowKey={({ date }) => date}
        selectedKey={shown}
        onRowClick={show}
        initialSort={{ key: 'date', descending: true }}
        columns={dayColumns(days)}
      />
      {isSplitting && (
        <SplitDialog issue={issue} days={days} onClose={() => setIsSplitting(false)} />
      )}
    </Panel>
  )
}

const DaysCsv = ({ days }: Pick<IssueDetails, 'days'>): ReactNode => (
  <SaveCsvButton
    title="Days of the issue"
    columns={['date', 'events', 'duration (s)', 'lost (kWh)']}
    rows={days.map((day) => [day.date, day.row_count, day.duration_s, day.kwh])}
  />
)
