import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPercent } from '../../../lib/format.ts'
import { MonthChart, type NamedValues } from '../MonthChart.tsx'
import { columnOf, monthLabels, sumOf } from '../seriesMonths.ts'
import type { BlockMonths } from '../useResultTabs.ts'

interface BlockShareChartProps {
  readonly title: string
  readonly blocks: readonly BlockMonths[]
  readonly column: string
  readonly utcOffsetH: number
}

/** More than this many blocks: the smaller ones are drawn as one. */
const DRAWN_BLOCKS = 7

/** Months of the blocks on top of each other. */
export function BlockShareChart(props: BlockShareChartProps): ReactNode {
  const { title, blocks, column, utcOffsetH } = props
  const labels = useMemo(
    () => monthLabels(blocks[0]?.series.time ?? [], utcOffsetH),
    [blocks, utcOffsetH],
  )
  const all = useMemo(
    () => blocks.map(({ name, series }) => ({ name, values: columnOf(series, column) })),
    [blocks, column],
  )
  const shown = useMemo(() => drawn(all), [all])
  return (
    <MonthChart
      title={title}
      summary={summaryOf(all)}
      labels={labels}
      series={all}
      drawn={shown}
      unit="kWh"
      isStacked
    />
  )
}

function drawn(all: readonly NamedValues[]): readonly NamedValues[] {
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

function summaryOf(all: readonly NamedValues[]): string {
  const total = sumOf(all.map(({ values }) => sumOf(values)))
  const [most] = all.toSorted((a, b) => sumOf(b.values) - sumOf(a.values))
  if (most === undefined) return ''
  const whole = `In all ${formatEnergyKwh(total)}`
  if (all.length === 1) return `${whole}.`
  const energy = sumOf(most.values)
  return `${whole}; most from ${most.name}: ${formatEnergyKwh(energy)} (${formatPercent(energy / total)}).`
}
