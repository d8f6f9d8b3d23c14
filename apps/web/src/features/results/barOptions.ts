import { formatNumber, joinUnit, siPrefix } from '../../lib/format.ts'
import { formatMonth } from '../../lib/formatTime.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SEQUENTIAL_COLORS, SERIES_COLORS } from '../../ui/palette.ts'
import { pointedNumbers } from '../../ui/pointed.ts'
import type { DayProfiles } from './useResultTabs.ts'

type Values = readonly (number | null)[]

export interface NamedValues {
  readonly name: string
  readonly values: Values
  readonly type?: 'bar' | 'line'
}

interface MonthChart {
  readonly labels: readonly string[]
  readonly series: readonly NamedValues[]
  /** Wh and W take a prefix by their size, all others stay as they are. */
  readonly unit: string
  readonly isStacked?: boolean
}

/** One unit for an axis: energies in kWh and powers in W with the prefix of their largest value. */
export function axisUnit(
  unit: string,
  largest: number,
): { readonly unit: string; readonly divisor: number } {
  if (unit !== 'kWh' && unit !== 'W') return { unit, divisor: 1 }
  const base = unit === 'kWh' ? 1000 : 1
  const { factor, prefix } = siPrefix(largest * base)
  return { unit: `${prefix}${unit === 'kWh' ? 'Wh' : 'W'}`, divisor: factor / base }
}

/** Bars or lines of months side by side, or stacked. */
export function monthOption({ labels, series, unit, isStacked = false }: MonthChart): ChartOption {
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

/** Hours of the day by month as a heat map: dark is little, light is much. */
export function hourMapOption(
  { months, labels, units, values }: DayProfiles,
  column: number,
): ChartOption {
  const rows = values[column] ?? []
  const largest = Math.max(0, ...rows.flat().map((value) => value ?? 0))
  const axis = axisUnit(units[column] ?? '', largest)
  const monthNames = months.map((month) => formatMonth(month - 1))
  return {
    tooltip: {
      formatter: (params) => hourText(params, monthNames, labels[column] ?? '', axis.unit),
    },
    grid: { top: 8, left: 8, right: 8, bottom: 56, containLabel: true },
    xAxis: { type: 'category', data: HOUR_NAMES, splitArea: { show: false } },
    yAxis: { type: 'category', data: monthNames, inverse: true },
    visualMap: {
      min: 0,
      max: largest / axis.divisor || 1,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemHeight: 200,
      itemWidth: 12,
      text: [joinUnit(formatNumber(largest / axis.divisor, 3), axis.unit), '0'],
      formatter: (value) => formatNumber(Number(value), 3),
      inRange: { color: [...SEQUENTIAL_COLORS] },
    },
    series: [
      {
        type: 'heatmap',
        data: rows.flatMap((day, month) =>
          day.map((value, hour) => [hour, month, value === null ? '-' : value / axis.divisor]),
        ),
        emphasis: { itemStyle: { borderColor: INK.text, borderWidth: 1 } },
      },
    ],
  }
}

const HOUR_NAMES = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

function hourText(params: unknown, months: readonly string[], label: string, unit: string): string {
  const [hour = -1, month = -1, value = Number.NaN] = pointedNumbers(params)
  const shown = Number.isNaN(value) ? '–' : joinUnit(formatNumber(value), unit)
  return `${months[month] ?? ''}, ${HOUR_NAMES[hour] ?? ''}<br>${label}: <b>${shown}</b>`
}
