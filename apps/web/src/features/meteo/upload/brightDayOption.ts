import type { BrightDay } from '@duet/weather'
import { formatUnit } from '../../../lib/format.ts'
import { numberOrNull } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'

/** 06:32 */
export function clockText(hours: number): string {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Axes of a day: hours of local standard time over irradiance. */
export const DAY_AXES = {
  legend: { top: 0 },
  tooltip: {
    trigger: 'axis',
    axisPointer: { label: { formatter: ({ value }) => clockText(Number(value)) } },
    valueFormatter: (value) => formatUnit(numberOrNull(value), 'W/m²'),
  },
  grid: { top: 44, left: 8, right: 16, bottom: 8, containLabel: true },
  xAxis: {
    type: 'value',
    min: 0,
    max: 24,
    interval: 3,
    axisLabel: {
      hideOverlap: true,
      formatter: (value: number) => clockText(value === 24 ? 23.9999 : value),
    },
  },
  yAxis: { type: 'value', name: 'W/m²', nameTextStyle: { align: 'left' } },
} as const satisfies ChartOption

/** The mean bright day as measured, the sun behind it, and the times of its rising, noon and setting. */
export function brightDayOption(day: BrightDay): ChartOption {
  const points = (values: readonly (number | null)[]): [number, number | null][] =>
    day.hours.map((hour, at) => [hour, values[at] ?? null])
  const marks = [
    ['sunrise', day.sunriseH],
    ['noon', day.noonH],
    ['sunset', day.sunsetH],
  ] as const
  return {
    ...DAY_AXES,
    series: [
      {
        type: 'line',
        name: 'GHI of the file',
        data: points(day.ghiWm2),
        color: SERIES_COLORS[1],
        symbolSize: 5,
        markLine: {
          symbol: 'none',
          animation: false,
          lineStyle: { color: INK.muted, type: 'dashed' },
          label: { formatter: '{b}', color: INK.muted },
          data: marks.map(([name, xAxis]) => ({ name, xAxis })),
        },
      },
      {
        type: 'line',
        name: 'Height of the sun',
        data: points(day.sunWm2),
        color: SERIES_COLORS[0],
        lineStyle: { type: 'dashed' },
        showSymbol: false,
      },
    ],
  }
}
