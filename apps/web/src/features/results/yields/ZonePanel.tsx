import { Grid, Text } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { BlockSelect } from '../BlockSelect.tsx'
import { closureText } from '../losses/lossTexts.ts'
import type { Scope } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { type BlockYield, useBlockYields } from '../useResults.ts'
import { useZoneYields, type ZoneYield } from '../useResultTabs.ts'
import { rowText, slotText, zonePlanOption, zoneSumError } from './zonePlan.ts'

/** What tables at the edges of a block give against those inside. */
export function ZonePanel({ scope }: { readonly scope: Scope }): ReactNode {
  const [search, change] = useResultSearch()
  const { blocks } = scope.simulation
  const block = scope.block ?? blocks.find(({ id }) => id === search.zones) ?? blocks[0]
  if (block === undefined) return null
  return (
    <Panel
      title={`Zones of ${block.name}`}
      description="Tables that see the same surroundings, by their row and their place in it. Energy at the inputs of the inverters."
      actions={
        scope.block === undefined &&
        blocks.length > 1 && (
          <BlockSelect
            aria-label="Zones of the block"
            w={200}
            blocks={blocks}
            value={block.id}
            onChange={(zones) => change({ zones })}
          />
        )
      }
    >
      <Zones scope={scope} blockId={block.id} />
    </Panel>
  )
}

function Zones({ scope, blockId }: { readonly scope: Scope; readonly blockId: string }): ReactNode {
  const view = useZoneYields(scope, blockId)
  const blocks = useBlockYields(scope.simulation.id)
  const block =
    blocks.state === 'ready' ? blocks.data.find(({ block_id }) => block_id === blockId) : undefined
  return (
    <DataState
      view={view}
      skeleton={<SkeletonBox height={260} />}
      isEmpty={(zones) => zones.length === 0}
      empty={
        <EmptyState
          icon={<IconLayoutGrid size={32} />}
          title="This block has no zones"
          text="Its light was not traced table by table, so that all its tables give the same."
        />
      }
    >
      {(zones) => <ZoneViews zones={zones} block={block} />}
    </DataState>
  )
}

interface ZoneViewsProps {
  readonly zones: readonly ZoneYield[]
  readonly block: BlockYield | undefined
}

function ZoneViews({ zones, block }: ZoneViewsProps): ReactNode {
  const option = useMemo(() => zonePlanOption(zones), [zones])
  const sorted = zones.toSorted((a, b) => (b.deviation ?? 0) - (a.deviation ?? 0))
  const [best] = sorted
  const worst = sorted.at(-1)
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Chart
          title="Plan of the zones"
          summary={`Deviation of the specific yield from that of the block: most ${formatPercentFixed(best?.deviation)}, least ${formatPercentFixed(worst?.deviation)}.`}
          option={option}
          height={280}
          table={{
            columns: ['Row', 'Place in the row', 'Tables', 'Deviation'],
            rows: zones.map((zone) => [
              rowText(zone.row_position),
              slotText(zone.slot_position),
              zone.table_count,
              zone.deviation,
            ]),
          }}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <DataTable label="Zones" rows={zones} rowKey={zoneKey} columns={COLUMNS} height={280} />
        <SumCheck zones={zones} block={block} />
      </Grid.Col>
    </Grid>
  )
}

const zoneKey = (zone: ZoneYield): string => `${zone.row_position} ${zone.slot_position}`

/** Zones weighted by their tables are the block. */
function SumCheck({ zones, block }: ZoneViewsProps): ReactNode {
  const tables = zones.reduce((sum, { table_count }) => sum + table_count, 0)
  return (
    <Text size="xs" c="gray.6" mt={4}>
      {counted(tables, 'table')}.{' '}
      {block !== undefined &&
        `Their nominal power is that of the block ${closureText(zoneSumError(zones, block.nominal_dc_kw))}; `}
      their deviations weighted by power sum to zero{' '}
      {closureText(Math.abs(weightedDeviation(zones)))}.
    </Text>
  )
}

function weightedDeviation(zones: readonly ZoneYield[]): number {
  const total = zones.reduce((sum, { nominal_dc_kw }) => sum + nominal_dc_kw, 0)
  return zones.reduce((sum, zone) => sum + ((zone.deviation ?? 0) * zone.nominal_dc_kw) / total, 0)
}

const number = (
  key: string,
  title: string,
  value: (zone: ZoneYield) => number | null,
  text: (value: number | null) => string,
): Column<ZoneYield> => rightColumn(key, title, (zone) => text(value(zone)), value)

const oneDecimal = (value: number | null): string => formatFixed(value, 1)

const COLUMNS: readonly Column<ZoneYield>[] = [
  {
    key: 'row',
    title: 'Row',
    value: ({ row_position }) => rowText(row_position),
    render: ({ row_position }) => (
      <span style={{ whiteSpace: 'nowrap' }}>{rowText(row_position)}</span>
    ),
  },
  { key: 'slot', title: 'Place', value: ({ slot_position }) => slotText(slot_position) },
  number('tables', 'Tables', (zone) => zone.table_count, String),
  number('yield', 'kWh/kWp', (zone) => zone.specific_yield_kwh_per_kwp, oneDecimal),
  number('deviation', 'Deviation', (zone) => zone.deviation, formatPercentFixed),
  number('front', 'Front (kWh/m²)', (zone) => zone.front_kwh_m2, oneDecimal),
  number('rear', 'Rear (kWh/m²)', (zone) => zone.rear_kwh_m2, oneDecimal),
  number('mismatch', 'Mismatch', (zone) => zone.mismatch, formatPercentFixed),
]
