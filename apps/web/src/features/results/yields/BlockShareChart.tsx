import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPercent } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategorySeries } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { columnOf, monthLabels, sumOf } from '../seriesMonths.ts'
import type { BlockMonths } from '../useResultTabs.ts'

interface BlockShareChartProps {
  readonly title: string
  readonly blocks: readonly BlockMonths[]
  /** Id of the one that is shown; undefined: all. */
  readonly shown: string | undefined
  readonly column: string
  readonly utcOffsetH: number
}

/** More than this many blocks: the smaller ones are drawn as one. */
const DRAWN_BLOCKS = 7

/** Months of the blocks on top of each other. */
export function BlockShareChart(props: BlockShareChartProps): ReactNode {
  const { title, blocks, shown, column, utcOffsetH } = props
  const unit = 'kWh'
  const all = useMemo(
    () =>
      blocks
        .filter(({ block_id }) => shown === undefined || shown === block_id)
        .map(({ name, series }) => ({ name, unit, values: columnOf(series, column) })),
    [blocks, shown, column],
  )
  const data = useMemo(
    () => ({
      labels: monthLabels(blocks[0]?.series.time ?? [], utcOffsetH),
      series: drawn(all),
      unit,
      isStacked: true,
    }),
    [all, blocks, utcOffsetH],
  )
  return (
    <CategoryChart
      title={title}
      summary={summaryOf(all)}
      data={data}
      table={seriesTable('Month', data.labels, all)}
    />
  )
}

function drawn(all: readonly CategorySeries[]): readonly CategorySeries[] {
  if (all.length <= DRAWN_BLOCKS + 1) return all
  const sorted = all.toSorted((a, b) => sumOf(b.values) - sumOf(a.values))
  const rest = sorted.slice(DRAWN_BLOCKS)
  const [first] = rest
  return [
    ...sorted.slice(0, DRAWN_BLOCKS),
    {
      name: `${rest.length} others`,
      values: (first?.values ?? []).map((_, at) =>
        sumOf(rest.map(({ values }) => values[at] ?? 0)),
      ),
    },
  ]
}

function summaryOf(all: readonly CategorySeries[]): string {
  const total = sumOf(all.map(({ values }) => sumOf(values)))
  const [most] = all.toSorted((a, b) => sumOf(b.values) - sumOf(a.values))
  if (most === undefined) return ''
  const whole = `In all ${formatEnergyKwh(total)}`
  if (all.length === 1) return `${whole}.`
  const energy = sumOf(most.values)
  return `${whole}; most from ${most.name}: ${formatEnergyKwh(energy)} (${formatPercent(energy / total)}).`
}
