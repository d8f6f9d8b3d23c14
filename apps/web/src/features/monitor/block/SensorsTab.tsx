import { measureLabel, measureUnit } from '@duet/monitoring/texts'
import { Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed, formatUnit, MISSING } from '../../../lib/format.ts'
import { formatAgo, formatDay } from '../../../lib/formatTime.ts'
import { BlockSensorsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import type { MonitoredBlock } from './monitoredBlocks.ts'
import { type SensorRow, sensorRows, silentAndPoor } from './sensorRows.ts'

interface SensorsTabProps {
  readonly block: MonitoredBlock
  /** Its last day is looked at. */
  readonly period: Period
  readonly nodes: readonly MonitoredNode[]
}

/** The sensors of a block as they hang below each other, with what they sent. */
export function SensorsTab({ block, period: { to: date }, nodes }: SensorsTabProps): ReactNode {
  const { project_id } = useDeployment()
  const view = useView(BlockSensorsDocument, { project_id, block_id: block.id, date }, FOLLOW)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={8} />}>
      {(states) => <Sensors rows={sensorRows(nodes, block.id, states)} block={block} date={date} />}
    </DataState>
  )
}

interface SensorsProps {
  readonly rows: readonly SensorRow[]
  readonly block: MonitoredBlock
  readonly date: string
}

function Sensors({ rows, block, date }: SensorsProps): ReactNode {
  const text = useMemo(() => sentence(rows, block, date), [rows, block, date])
  return (
    <Stack gap="md">
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {text}
        </Text>
      </Panel>
      <Panel title="Sensors" description="Of the last 24 hours of the day, or until now">
        <DataTable<SensorRow>
          label="Sensors"
          height={620}
          rows={rows}
          rowKey={({ node }) => node.id}
          columns={[
            {
              key: 'name',
              title: 'Node',
              minWidth: 180,
              render: ({ node, depth }) => (
                <span style={{ paddingLeft: 16 * depth }}>{node.name}</span>
              ),
            },
            { key: 'tag', title: 'Tag', render: ({ node }) => node.sensor_tag ?? MISSING },
            {
              key: 'measure',
              title: 'Measure',
              render: ({ node: { component_measure: measure } }) =>
                measure === null ? MISSING : measureLabel(measure),
            },
            rightColumn<SensorRow>('value', 'Last value', ({ node, state }) =>
              formatUnit(state?.last_value, measureUnit(node.component_measure ?? '')),
            ),
            { key: 'age', title: 'Age', render: ({ state }) => ageOf(state) },
            rightColumn<SensorRow>('present', 'Present', ({ presentFraction }) =>
              formatPercentFixed(presentFraction, 1),
            ),
          ]}
        />
      </Panel>
    </Stack>
  )
}

function ageOf(state: SensorRow['state']): ReactNode {
  if (state === undefined) return MISSING
  if (state.last_at === null) return <StatusBadge tone="bad">Silent</StatusBadge>
  return formatAgo(state.last_at)
}

function sentence(rows: readonly SensorRow[], { name }: MonitoredBlock, date: string): string {
  const { all, silent, poor } = silentAndPoor(rows)
  const begin = `${name}, ${formatDay(date)}:`
  if (all === 0) return `${begin} no node of the block has a tag, so that nothing can come.`
  if (silent + poor === 0) return `${begin} all ${all} sensors send.`
  const parts = [
    silent > 0 ? `${silent} sent nothing` : '',
    poor > 0 ? `${poor} lack more than a tenth of their readings` : '',
  ].filter((part) => part !== '')
  return `${begin} of ${all} sensors ${parts.join(' and ')}.`
}
