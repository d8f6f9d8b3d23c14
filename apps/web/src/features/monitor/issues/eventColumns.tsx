import { causeLabel } from '@duet/monitoring/texts'
import { formatPowerW } from '../../../lib/format.ts'
import { formatDurationS } from '../../../lib/formatTime.ts'
import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { componentLabel } from '../shell/componentLabel.ts'
import { SeverityBadge, StateBadge } from './IssueBadges.tsx'
import { IssueLink } from './issueColumns.tsx'
import type { NamedEvent } from './useEventLog.ts'

/** Columns of a list that the server sorts: `value` marks those that it can be sorted by. */
export function eventColumns(
  rows: readonly NamedEvent[],
  timeOf: (iso: string) => string,
): readonly Column<NamedEvent>[] {
  return [
    {
      key: 'timestamp',
      title: 'Start',
      value: ({ timestamp }) => timestamp,
      render: ({ timestamp }) => timeOf(timestamp),
    },
    {
      key: 'duration_s',
      title: 'Duration',
      align: 'right',
      value: ({ duration_s }) => duration_s,
      render: ({ duration_s }) => formatDurationS(duration_s),
    },
    {
      key: 'node',
      title: 'Where',
      render: ({ node, hierarchy_id, issue_id: id }) => (
        <IssueLink issue={{ id, node_name: node?.name ?? hierarchy_id }} />
      ),
    },
    { key: 'component', title: 'Component', render: (row) => componentLabel(row.component) },
    { key: 'type', title: 'Type', render: ({ event_type }) => causeLabel(event_type) },
    rightColumn('sensor', 'Measured', ({ sensor_value }) => formatPowerW(sensor_value)),
    rightColumn('model', 'Expected', ({ model_value }) => formatPowerW(model_value)),
    energyColumn(rows, 'allocated_delta', 'Lost', ({ allocated_delta }) => allocated_delta || null),
    {
      key: 'severity',
      title: 'Severity',
      render: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    { key: 'state', title: 'State', render: ({ state }) => <StateBadge state={state} /> },
  ]
}
