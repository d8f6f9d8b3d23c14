import type { LegendComponentOption } from 'echarts/components'
import { shownBelow, shownHeading } from '../../../lib/shownUnits.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'

export interface PointSeries {
  readonly name: string
  /** [x, y] in the units of the axes. */
  readonly points: readonly (readonly [number, number])[]
}

export interface PointAxes {
  readonly x: string
  readonly y: string
  readonly yMin?: number
  readonly yMax?: number
  /** Ending of the names of the lines that the legend shows once. */
  readonly unitOfNames?: string
}

/** Lines through the points of a form. */
export function pointOption(series: readonly PointSeries[], axes: PointAxes): ChartOption {
  const hasLegend = series.length > 1
  return {
    grid: { left: 8, right: 16, top: hasLegend ? 48 : 28, bottom: 28, containLabel: true },
    ...(hasLegend ? { legend: legendOf(series, axes) } : {}),
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'value',
      name: shownHeading(axes.x),
      nameLocation: 'middle',
      nameGap: 26,
      max: 'dataMax',
    },
    yAxis: {
      type: 'value',
      name: shownHeading(axes.y),
      nameTextStyle: { align: 'left' },
      axisLine: { onZero: false },
      ...(axes.yMin === undefined ? { scale: true } : { min: axes.yMin }),
      ...(axes.yMax === undefined ? {} : { max: axes.yMax }),
    },
    series: series.map(({ name, points }) => ({
      type: 'line' as const,
      name,
      showSymbol: points.length <= 20,
      data: points.map(([x, y]) => [shownBelow(axes.x, x), shownBelow(axes.y, y)]),
    })),
  }
}

function legendOf(
  series: readonly PointSeries[],
  { unitOfNames = '' }: PointAxes,
): LegendComponentOption {
  const last = series.at(-1)?.name
  return {
    type: 'scroll',
    formatter: (name) =>
      name !== last && name.endsWith(unitOfNames)
        ? name.slice(0, name.length - unitOfNames.length)
        : name,
  }
}

export function pointTable(series: readonly PointSeries[], axes: PointAxes): ChartTable {
  return {
    columns: ['Curve', axes.x, axes.y],
    rows: series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y])),
  }
}
