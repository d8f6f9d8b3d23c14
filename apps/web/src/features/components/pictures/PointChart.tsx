import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type PointAxes, type PointSeries, pointOption, pointTable } from './pointChart.ts'

interface PointChartProps {
  readonly title: string
  readonly series: readonly PointSeries[]
  readonly axes: PointAxes
  /** What the lines hold for; a sentence. */
  readonly note?: string
}

/** Lines through points of the form, as they are typed. */
export function PointChart({ title, series, axes, note }: PointChartProps): ReactNode {
  const option = useMemo(() => pointOption(series, axes), [series, axes])
  const table = useMemo(() => pointTable(series, axes), [series, axes])
  if (series.length === 0) return null
  return (
    <Panel>
      <Chart
        title={title}
        summary={[note, rangeText(series, axes)].filter(Boolean).join(' ')}
        option={option}
        table={table}
        height={220}
      />
    </Panel>
  )
}

function rangeText(series: readonly PointSeries[], axes: PointAxes): string {
  const values = series.flatMap(({ points }) => points.map(([, y]) => y))
  return `${axes.y} between ${formatNumber(Math.min(...values))} and ${formatNumber(Math.max(...values))}.`
}
