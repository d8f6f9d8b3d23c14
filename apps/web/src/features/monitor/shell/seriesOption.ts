import type { LineSeriesOption } from 'echarts/charts'
import { formatNumber, formatPrefixed, formatUnit } from '../../../lib/format.ts'
import { inShownUnit } from '../../../lib/shownUnits.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'

/** Values at the starts of steps; `isModel`: drawn dashed, in the colour of what it is held against. */
export interface PlantSeries {
  readonly name: string
  readonly unit: string
  readonly values: readonly (number | null)[]
  readonly isModel?: boolean
  /** Place in the palette. */
  readonly color: number
}

/** Where the expected value lies, as factors of it. */
export interface Band {
  readonly low: number
  readonly high: number
}

interface SeriesFacts {
  /** On the clock of the plant as if it were UTC, ms. */
  readonly wallMs: readonly number[]
  readonly series: readonly PlantSeries[]
  readonly band?: Band | undefined
  /** What is shaded, on the same clock. */
  readonly shaded?: readonly { readonly fromMs: number; readonly toMs: number }[]
}

/** Measured and expected values over the time of the plant. */
export function seriesOption({ wallMs, band, shaded = [], ...facts }: SeriesFacts): ChartOption {
  const series = facts.series.map(inShownUnit)
  const unit = series[0]?.unit ?? ''
  const points = (values: readonly (number | null)[], factor = 1): [number, number | null][] =>
    wallMs.map((ms, at) => [ms, scaled(values[at], factor)])
  const axis = axisUnit(unit, largestOf(series))
  const model = band && series.find(({ isModel }) => isModel)
  return {
    useUTC: true,
    animation: false,
    grid: { top: 56, left: 60, right: 20, bottom: 32 },
    legend: { ...LINE_LEGEND, data: series.map(({ name }) => name) },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => valueText(typeof value === 'number' ? value : null, unit),
    },
    xAxis: { type: 'time' },
    yAxis: {
      type: 'value',
      name: axis.unit,
      nameTextStyle: { align: 'left' },
      axisLabel: { formatter: (value: number) => formatNumber(value / axis.divisor) },
    },
    series: [
      ...(model && band
        ? bandSeries(points(model.values, band.low), points(model.values, band.high))
        : []),
      ...series.map(({ name, values, isModel, color }, at) => ({
        type: 'line' as const,
        name,
        data: points(values),
        color: SERIES_COLORS[color % SERIES_COLORS.length] ?? SERIES_COLORS[0],
        showSymbol: false,
        lineStyle: { width: 1.5, type: isModel ? ('dashed' as const) : ('solid' as const) },
        emphasis: { disabled: true },
        ...(at === 0 && shaded.length > 0 && { markArea: shadedAreas(shaded) }),
      })),
    ],
  }
}

const shadedAreas = (
  spans: NonNullable<SeriesFacts['shaded']>,
): NonNullable<LineSeriesOption['markArea']> => ({
  silent: true,
  itemStyle: { color: SERIES_COLORS[1], opacity: 0.16 },
  data: spans.map(({ fromMs, toMs }) => [{ xAxis: fromMs }, { xAxis: toMs }]),
})

export const largestOf = (series: readonly Pick<PlantSeries, 'values'>[]): number =>
  series.reduce(
    (most, { values }) =>
      values.reduce<number>((max, value) => Math.max(max, Math.abs(value ?? 0)), most),
    0,
  )

/** Powers with a prefix, all others as they are. */
export const valueText = (value: number | null, unit: string): string =>
  PREFIXED.has(unit) ? formatPrefixed(value, unit) : formatUnit(value, unit)

const PREFIXED: ReadonlySet<string> = new Set(['W', 'VA', 'var', 'Wh'])

const scaled = (value: number | null | undefined, factor: number): number | null =>
  value === null || value === undefined ? null : value * factor

type Points = readonly (readonly [number, number | null])[]

/** Two stacked areas: the lower without ink, the upper the width of the band. */
function bandSeries(low: Points, high: Points): LineSeriesOption[] {
  const shared = {
    type: 'line' as const,
    stack: 'band',
    showSymbol: false,
    silent: true,
    lineStyle: { width: 0 },
    tooltip: { show: false },
    emphasis: { disabled: true },
  }
  const width = low.map(([ms, value], at) => {
    const top = high[at]?.[1] ?? null
    return [ms, value === null || top === null ? null : top - value]
  })
  return [
    {
      ...shared,
      name: 'Band below',
      data: low.map((point) => [...point]),
      areaStyle: { opacity: 0 },
    },
    { ...shared, name: 'Band', data: width, areaStyle: { opacity: 0.14 }, color: SERIES_COLORS[0] },
  ]
}
