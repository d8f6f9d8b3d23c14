import { causeLabel } from '@duet/monitoring/texts'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatResult } from '../../../lib/format.ts'
import { SparkLine } from '../../../ui/charts/SparkLine.tsx'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { countColumn, energyColumn, fieldColumn } from '../../../ui/table/columns.tsx'
import { componentLabel } from '../shell/componentLabel.ts'
import { moneyText } from '../shell/money.ts'
import type { Period } from '../shell/period.ts'
import { SeverityBadge } from './IssueBadges.tsx'
import { byDay } from './issue.ts'
import type { IssueGroup } from './useIssues.ts'
import { useIssuesSearch } from './useIssuesSearch.ts'
import { usePlantTime } from './usePlantTime.ts'

interface GroupTableProps {
  readonly groups: readonly IssueGroup[]
  readonly period: Period
}

/** By kind of component and cause; a choice of one filters the issues below. */
export function GroupTable({ groups, period }: GroupTableProps): ReactNode {
  const [search, change] = useIssuesSearch()
  const timeOf = usePlantTime()
  const choose = ({ component, event_type: type }: IssueGroup): void =>
    change(
      search.component === component && search.type === type
        ? { component: undefined, type: undefined }
        : { component, type },
    )
  return (
    <Panel
      title="By component"
      description="Events of the period alone; a choice filters the issues below"
      actions={<GroupCsv groups={groups} />}
    >
      <DataTable<IssueGroup>
        label="Issues by component"
        rows={groups}
        rowKey={keyOf}
        selectedKey={`${search.component} ${search.type}`}
        onRowClick={choose}
        columns={columnsOf(groups, timeOf, period)}
      />
    </Panel>
  )
}

const keyOf = ({ component, event_type }: IssueGroup): string => `${component} ${event_type}`

function columnsOf(
  groups: readonly IssueGroup[],
  timeOf: (iso: string) => string,
  period: Period,
): readonly Column<IssueGroup>[] {
  return [
    {
      key: 'component',
      title: 'Component',
      value: ({ component }) => componentLabel(component),
      render: ({ component }) => (
        <UnstyledButton fz="sm" fw={600}>
          {componentLabel(component)}
        </UnstyledButton>
      ),
    },
    fieldColumn('event_type', 'Issue', causeLabel),
    energyColumn(groups, 'kwh', 'Lost', ({ kwh }) => kwh),
    rightColumn<IssueGroup>(
      'money',
      'Worth',
      ({ money, currency }) => moneyText(money, currency),
      ({ money }) => money,
    ),
    countColumn('issue_count', 'Issues'),
    countColumn('open_count', 'Open'),
    fieldColumn('severity', 'Severity', (severity: string) => (
      <SeverityBadge severity={severity} />
    )),
    fieldColumn('first_at', 'First', timeOf),
    fieldColumn('last_at', 'Last', timeOf),
    {
      key: 'days',
      title: 'kWh by day',
      render: ({ dates, kwh_by_date, kwh }) => (
        <SparkLine
          values={byDay(dates, kwh_by_date, period)}
          label={`${counted(dates.length, 'day')} with events, ${formatResult(kwh, 'kWh')}`}
        />
      ),
    },
  ]
}

function GroupCsv({ groups }: { readonly groups: readonly IssueGroup[] }): ReactNode {
  return (
    <SaveCsvButton
      title="Issues by component"
      columns={[
        'component',
        'event_type',
        'lost (kWh)',
        `worth (${groups[0]?.currency ?? 'no price'})`,
        'issues',
        'open',
        'nodes',
        'rows',
        'severity',
        'first_at',
        'last_at',
      ]}
      rows={groups.map((group) => [
        group.component,
        group.event_type,
        group.kwh,
        group.money,
        group.issue_count,
        group.open_count,
        group.node_count,
        group.row_count,
        group.severity,
        group.first_at,
        group.last_at,
      ])}
    />
  )
}
