import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, formatPercentFixed, formatResult, joinUnit } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { moneyText } from '../shell/money.ts'
import { type CleaningGain, cleaningGain } from './cleaning.ts'
import { usePerformanceSearch } from './performanceSearch.ts'
import type { BlockCondition } from './usePerformance.ts'

/** Dirt by block, and whether a cleaning pays. */
export function SoilingPanel({
  blocks,
}: {
  readonly blocks: readonly BlockCondition[]
}): ReactNode {
  const { price_per_kwh, currency } = useDeployment().version
  const [search, change] = usePerformanceSearch()
  const price = search.price ?? price_per_kwh ?? undefined
  const gain = cleaningGain(blocks, { pricePerKwh: price, cost: search.cleaning })
  const dirty = blocks.filter(({ soiling }) => soiling !== null)
  return (
    <Panel
      title="Soiling"
      guide="/docs/monitoring/energy.html#soiling-and-degradation"
      description={`Dirt beyond what the model has, by the fall of measured over expected energy since each block was clean; at the end of ${formatDay(blocks[0]?.date ?? '')}`}
      actions={
        <Group gap="xs" align="flex-end">
          <NumberField
            label="Price"
            w={150}
            unit={`${currency ?? ''}/kWh`}
            value={price ?? null}
            onChange={(value) => change({ price: value ?? undefined })}
          />
          <NumberField
            label="Cost of a cleaning"
            w={150}
            unit={currency ?? ''}
            value={search.cleaning ?? null}
            onChange={(value) => change({ cleaning: value ?? undefined })}
          />
        </Group>
      }
    >
      <Text size="sm" mb={dirty.length === 0 ? 0 : 'sm'} component="output" display="block">
        {dirty.length === 0
          ? 'No block shows dirt that grows: a cleaning would bring nothing that can be told from noise.'
          : gainText(gain, currency ?? '')}
      </Text>
      {dirty.length > 0 && <SoilingTable blocks={dirty} />}
    </Panel>
  )
}

function gainText(
  { kwhPerDay, fraction, moneyPerDay, payDays }: CleaningGain,
  currency: string,
): string {
  const energy = `Cleaned today, the plant would give ${formatResult(kwhPerDay, 'kWh')} (${formatPercentFixed(fraction, 1)}) more a day until rain`
  if (moneyPerDay === undefined) return `${energy}. Give a price to see what that is worth.`
  const worth = `${energy}, worth ${moneyText(moneyPerDay, currency)} a day.`
  return payDays === undefined
    ? `${worth} Give the cost of a cleaning to see when it is paid.`
    : `${worth} The cleaning is paid after ${formatFixed(payDays, 0)} dry days.`
}

function SoilingTable({ blocks }: { readonly blocks: readonly BlockCondition[] }): ReactNode {
  return (
    <DataTable<BlockCondition>
      label="Soiling of blocks"
      rows={blocks}
      rowKey={({ block_id }) => block_id}
      columns={[
        { key: 'name', title: 'Block', value: ({ name }) => name },
        {
          key: 'clean',
          title: 'Last clean',
          render: ({ soiling }) => (soiling ? formatDay(soiling.clean_date) : '–'),
        },
        rightColumn<BlockCondition>('rate', 'Soiling rate', ({ soiling }) =>
          joinUnit(formatPercentFixed(soiling?.loss_per_day ?? null), 'a day'),
        ),
        rightColumn<BlockCondition>('loss', 'Lost now', ({ soiling }) =>
          formatPercentFixed(soiling?.loss_fraction ?? null, 1),
        ),
        rightColumn<BlockCondition>('kwh', 'Of a day', ({ soiling, model_kwh_per_day }) =>
          formatResult((soiling?.loss_fraction ?? 0) * model_kwh_per_day, 'kWh'),
        ),
      ]}
    />
  )
}
