import { formatNumber, joinUnit, MISSING } from '../../lib/format.ts'
import { shownUnit, shownValues } from '../../lib/shownUnits.ts'
import { numberOrNull } from '../chartPoints.ts'
import type { ChartOption } from '../echarts.ts'
import { INK, SERIES_COLORS } from '../palette.ts'
import { axisUnit } from './axisUnit.ts'

export interface CategorySeries {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** Absent: bars. */
  readonly type?: 'bar' | 'line'
  /** Absent: by its place. */
  readonly color?: string | undefined
  /** Of a line. */
  readonly symbol?: 'circle' | 'rect' | 'triangle'
  readonly isDashed?: boolean
  /** On the axis at the right. */
  readonly isRight?: boolean
}

export interface ValueAxis {
  readonly name: string
  /** A value beside the axis. */
  readonly label: (value: number) => string
  /** A value under the pointer. */
  readonly text: (value: number | null) => string
  readonly nameAlign?: 'left' | 'right'
  readonly limits?: {
    readonly min?: number | ((range: { readonly min: number }) => number)
    readonly max?: number | ((range: { readonly max: number }) => number)
    readonly interval?: number
    /** Zero need not be in view. */
    readonly scale?: boolean
  }
}

/** Values of months, classes or anything else that has a name. */
export interface CategoryData {
  readonly labels: readonly string[]
  readonly series: readonly CategorySeries[]
  /** Of the axis at the left: Wh and W take a prefix by their size, all others stay as they are. */
  readonly unit: string
  /** Where that axis is not as its unit has it. */
  readonly left?: Partial<ValueAxis>
  readonly right?: ValueAxis
  /** Below the labels. */
  readonly axisName?: string
  readonly labelLook?: {
    readonly interval?: number
    readonly hideOverlap?: boolean
    readonly lineHeight?: number
    readonly formatter?: (label: string) => string
  }
  readonly isStacked?: boolean
  readonly hasLegend?: boolean
}

/** Bars or lines side by side, or stacked. */
export function categoryOption(stored: CategoryData): ChartOption {
  const data = inShownUnit(stored)
  const { labels, series, right, axisName, isStacked = false, hasLegend = true } = data
  const left = { ...axisOf(data), ...data.left }
  return {
    ...(hasLegend && { legend: { type: 'scroll' } }),
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: {
      top: hasLegend ? 56 : 32,
      left: 8,
      right: 8,
      bottom: axisName === undefined ? 8 : 28,
      containLabel: true,
    },
    xAxis: {
      type: 'category',
      data: [...labels],
      axisLabel: { ...data.labelLook },
      ...(axisName !== undefined && { name: axisName, nameLocation: 'middle', nameGap: 28 }),
    },
    yAxis: [
      valueAxis(left, right === undefined ? 'left' : 'right'),
      ...(right === undefined ? [] : [{ ...valueAxis(right, 'left'), splitLine: { show: false } }]),
    ],
    series: series.map(({ name, values, type = 'bar', isRight = false, ...look }, index) => ({
      type,
      name,
      data: [...values],
      yAxisIndex: isRight ? 1 : 0,
      color: look.color ?? SERIES_COLORS[index % SERIES_COLORS.length] ?? INK.text,
      ...(isStacked && type === 'bar' ? { stack: 'all' } : {}),
      ...(type === 'line' ? { symbol: look.symbol ?? 'circle', symbolSize: 6 } : {}),
      ...(look.isDashed === true ? { lineStyle: { type: 'dashed' as const } } : {}),
      tooltip: {
        valueFormatter: (value: unknown) =>
          ((isRight ? right : undefined) ?? left).text(numberOrNull(value)),
      },
    })),
  }
}

/** What is on the axis at the left; the other one has its own texts. */
function inShownUnit(data: CategoryData): CategoryData {
  const unit = shownUnit(data.unit)
  if (unit === data.unit) return data
  const series = data.series.map((one) =>
    one.isRight === true ? one : { ...one, values: shownValues(one.values, data.unit) },
  )
  return { ...data, unit, series }
}

function axisOf({ labels, series, unit, isStacked = false }: CategoryData): ValueAxis {
  const shown = series.filter(({ isRight }) => isRight !== true)
  const sizes = isStacked
    ? labels.map((_, at) => shown.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
    : shown.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0)))
  const axis = axisUnit(unit, Math.max(0, ...sizes))
  const label = (value: number): string => formatNumber(value / axis.divisor)
  return {
    name: axis.unit,
    label,
    text: (value) => (value === null ? MISSING : joinUnit(label(value), axis.unit)),
  }
}

const valueAxis = (
  { name, label, nameAlign, limits }: ValueAxis,
  usualAlign: 'left' | 'right',
) => ({
  type: 'value' as const,
  name,
  nameTextStyle: { align: nameAlign ?? usualAlign },
  // the chart passes the place of the label as well
  axisLabel: { formatter: (value: number) => label(value) },
  ...limits,
})
