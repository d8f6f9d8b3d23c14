import type { ChartTable } from '../../ui/Chart.tsx'
import type { ChartOption } from '../../ui/echarts.ts'

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
}

/** Lines through the points of a form. */
export function pointOption(series: readonly PointSeries[], axes: PointAxes): ChartOption {
  const hasLegend = series.length > 1
  return {
    grid: { left: 8, right: 16, top: hasLegend ? 48 : 28, bottom: 28, containLabel: true },
    ...(hasLegend ? { legend: { type: 'scroll' as const } } : {}),
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'value', name: axes.x, nameLocation: 'middle', nameGap: 26, max: 'dataMax' },
    yAxis: {
      type: 'value',
      name: axes.y,
      nameTextStyle: { align: 'left' },
      ...(axes.yMin === undefined ? { scale: true } : { min: axes.yMin }),
      ...(axes.yMax === undefined ? {} : { max: axes.yMax }),
    },
    series: series.map(({ name, points }) => ({
      type: 'line' as const,
      name,
      showSymbol: points.length <= 20,
      data: points.map(([x, y]) => [x, y]),
    })),
  }
}

export function pointTable(series: readonly PointSeries[], axes: PointAxes): ChartTable {
  return {
    columns: ['Curve', axes.x, axes.y],
    rows: series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y])),
  }
}
