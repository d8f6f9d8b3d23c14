import { type ReactNode, useMemo } from 'react'
import { formatNumber, joinUnit } from '../../lib/format.ts'
import { Chart, type ChartTable } from '../../ui/Chart.tsx'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../ui/palette.ts'
import { axisUnit } from './barOptions.ts'

export interface NamedValues {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly type?: 'bar' | 'line'
}

interface MonthSeries {
  /** Of the months. */
  readonly labels: readonly string[]
  /** Keep it the same between renders. */
  readonly series: readonly NamedValues[]
  /** Wh and W take a prefix by their size, all others stay as they are. */
  readonly unit: string
  readonly isStacked?: boolean
}

interface MonthChartProps extends MonthSeries {
  readonly title: string
  readonly summary: string
  /** What is drawn where that is less than what the table holds. */
  readonly drawn?: readonly NamedValues[]
  /** Absent: the months of the series. */
  readonly table?: ChartTable
  readonly height?: number
  readonly controls?: ReactNode
}

/** Months side by side, with a table of the same. */
export function MonthChart(props: MonthChartProps): ReactNode {
  const { labels, series, drawn = series, unit, isStacked, table } = props
  const option = useMemo(
    () => monthOption({ labels, series: drawn, unit, ...(isStacked && { isStacked }) }),
    [labels, drawn, unit, isStacked],
  )
  return (
    <Chart
      title={props.title}
      summary={props.summary}
      option={option}
      height={props.height ?? 320}
      controls={props.controls}
      table={table ?? tableOf(props)}
    />
  )
}

const tableOf = ({ labels, series, unit }: MonthSeries): ChartTable => ({
  columns: ['Month', ...series.map(({ name }) => `${name} (${unit})`)],
  rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
})

/** Bars or lines of months side by side, or stacked. */
function monthOption({ labels, series, unit, isStacked = false }: MonthSeries): ChartOption {
  const largest = isStacked
    ? Math.max(
        0,
        ...labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
      )
    : Math.max(0, ...series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))))
  const axis = axisUnit(unit, largest)
  const text = (value: unknown): string =>
    typeof value === 'number' ? joinUnit(formatNumber(value / axis.divisor), axis.unit) : '–'
  return {
    legend: { type: 'scroll' },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: text },
    grid: { top: 56, left: 8, right: 8, bottom: 8, containLabel: true },
    xAxis: { type: 'category', data: [...labels] },
    yAxis: {
      type: 'value',
      name: axis.unit,
      nameTextStyle: { align: 'left' },
      axisLabel: { formatter: (value: number) => formatNumber(value / axis.divisor) },
    },
    series: series.map(({ name, values, type = 'bar' }, index) => ({
      type,
      name,
      data: [...values],
      color: SERIES_COLORS[index % SERIES_COLORS.length] ?? INK.text,
      ...(isStacked && type === 'bar' ? { stack: 'all' } : {}),
      ...(type === 'line' ? { symbol: 'circle', symbolSize: 6 } : {}),
    })),
  }
}
