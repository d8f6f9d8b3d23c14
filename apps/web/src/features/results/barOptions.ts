import { formatNumber, joinUnit } from '../../lib/format.ts'
import { formatMonth } from '../../lib/formatTime.ts'
import { shownUnit, shownValues } from '../../lib/shownUnits.ts'
import { firstPoint } from '../../ui/chartPoints.ts'
import { axisUnit } from '../../ui/charts/axisUnit.ts'
import { colorBar } from '../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK } from '../../ui/palette.ts'
import type { DayProfiles } from './useResultTabs.ts'

/** Hours of the day by month as a heat map: dark is little, light is much. */
export function hourMapOption(
  { months, labels, units, values }: DayProfiles,
  column: number,
): ChartOption {
  const storedUnit = units[column] ?? ''
  const rows = (values[column] ?? []).map((day) => shownValues(day, storedUnit))
  const largest = Math.max(0, ...rows.flat().map((value) => value ?? 0))
  const axis = axisUnit(shownUnit(storedUnit), largest)
  const monthNames = months.map((month) => formatMonth(month - 1))
  return {
    tooltip: {
      formatter: (params) => hourText(params, monthNames, labels[column] ?? '', axis.unit),
    },
    grid: { top: 8, left: 8, right: 8, bottom: 56, containLabel: true },
    xAxis: { type: 'category', data: HOUR_NAMES, splitArea: { show: false } },
    yAxis: { type: 'category', data: monthNames, inverse: true },
    visualMap: colorBar({
      max: largest / axis.divisor || 1,
      text: [joinUnit(formatNumber(largest / axis.divisor, 3), axis.unit), '0'],
      formatter: (value) => formatNumber(Number(value), 3),
      lengthPx: 200,
    }),
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
  const [hour = -1, month = -1, value = Number.NaN] = firstPoint(params).numbers
  const shown = Number.isNaN(value) ? '–' : joinUnit(formatNumber(value), unit)
  return `${months[month] ?? ''}, ${HOUR_NAMES[hour] ?? ''}<br>${label}: <b>${shown}</b>`
}
