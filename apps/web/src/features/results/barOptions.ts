import { formatNumber, joinUnit, siPrefix } from '../../lib/format.ts'
import { formatMonth } from '../../lib/formatTime.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SEQUENTIAL_COLORS } from '../../ui/palette.ts'
import { pointedNumbers } from '../../ui/pointed.ts'
import type { DayProfiles } from './useResultTabs.ts'

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
