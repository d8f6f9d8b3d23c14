import { Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { BlockInvertersDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import { type Period, periodText } from '../shell/period.ts'
import { InverterMap } from './InverterMap.tsx'
import { InverterTable } from './InverterTable.tsx'
import { type BlockInverters, type InverterRow, inverterRows, weakOnes } from './inverterRows.ts'
import type { MonitoredBlock } from './monitoredBlocks.ts'

interface InvertersTabProps {
  readonly block: MonitoredBlock
  readonly period: Period
}

/** Each inverter by day against what was expected, then against its peers. */
export function InvertersTab({ block, period }: InvertersTabProps): ReactNode {
  const { project_id } = useDeployment()
  const { from, to } = period
  const view = useView(BlockInvertersDocument, { project_id, block_id: block.id, from, to }, FOLLOW)
  return (
    <DataState
      view={view}
      skeleton={<SkeletonBox height={520} />}
      isEmpty={({ inverters }) => inverters.every(({ day_count }) => day_count === 0)}
      empty={
        <EmptyState
          title={`No inverter of ${block.name} was evaluated: ${periodText(period)}`}
          text="Choose another period, or look at Sensors whether its readings come."
        />
      }
    >
      {(data) => <Inverters data={data} block={block} period={period} />}
    </DataState>
  )
}

function Inverters({
  data,
  block,
  period,
}: InvertersTabProps & { readonly data: BlockInverters }): ReactNode {
  const rows = useMemo(() => inverterRows(data), [data])
  return (
    <Stack gap="md">
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {sentence(rows, block, period)}
        </Text>
      </Panel>
      <InverterMap dates={data.dates} rows={rows} />
      <InverterTable rows={rows} />
    </Stack>
  )
}

function sentence(rows: readonly InverterRow[], { name }: MonitoredBlock, period: Period): string {
  const weak = weakOnes(rows)
  const [weakest] = weak
  const when = periodText(period)
  if (weakest === undefined) {
    return `${name}, ${when}: each of its ${counted(rows.length, 'inverter')} gave at least 95 % of their median.`
  }
  const share = formatPercentFixed(weakest.toPeers, 1)
  const lost = formatResult(weakest.lost_kwh, 'kWh')
  return `${name}, ${when}: ${weak.length} of ${counted(rows.length, 'inverter')} gave less than 95 % of their median. The weakest is ${weakest.name} with ${share}; it lost ${lost}.`
}
