import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { formatDurationS, formatZoneTime } from '../../../lib/formatTime.ts'
import type { MonitorMeteoQuery } from '../../../lib/gql/graphql.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'

type Fault = MonitorMeteoQuery['issueEvents']['events'][number]

interface FaultTableProps {
  readonly events: readonly Fault[]
  readonly nodes: readonly MonitoredNode[]
}

/** Sensor faults of the period, the newest first. */
export function FaultTable({ events, nodes }: FaultTableProps): ReactNode {
  const { time_zone } = useDeployment().version
  const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id
  return (
    <Panel
      guide="/docs/monitoring/quality.html"
      title="Sensor faults"
      description="At most 100, the newest first"
    >
      {events.length === 0 ? (
        'No sensor fault was found in this period.'
      ) : (
        <DataTable<Fault>
          label="Sensor faults"
          rows={events}
          rowKey={({ id }) => id}
          {...(events.length > 12 && { height: 400 })}
          columns={[
            { key: 'node', title: 'Sensor', render: ({ hierarchy_id }) => nameOf(hierarchy_id) },
            {
              key: 'from',
              title: `From (${time_zone})`,
              render: ({ timestamp }) => formatZoneTime(timestamp, time_zone),
            },
            { key: 'for', title: 'For', render: ({ duration_s }) => formatDurationS(duration_s) },
            rightColumn<Fault>('read', 'Read', ({ sensor_value }) => formatNumber(sensor_value)),
            rightColumn<Fault>('model', 'Model', ({ model_value }) => formatNumber(model_value)),
          ]}
        />
      )}
    </Panel>
  )
}
