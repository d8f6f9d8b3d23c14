import { formatNumber, formatPercent, formatUnit, joinUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { heatScale } from '../heatScale.ts'
import { monthTexts, type ReportMonths } from './monthTexts.ts'
import type { WeatherReport } from './useReport.ts'

type LightMap = WeatherReport['light_map']

const SMALL_GRID = { top: 52, left: 8, right: 16, bottom: 8, containLabel: true } as const

/** Days across, time of day upwards; sunrise and sunset as lines over it. */
export function lightMapOption(map: LightMap): ChartOption {
  const cells = map.ghi_wm2.flatMap((row, day) =>
    row.flatMap((value, slot) => (value === null ? [] : [[day, slot, value] as const])),
  )
  const most = cells.reduce((best, [, , value]) => Math.max(best, value), 1)
  const slots = Math.round(1440 / map.slot_min)
  const days = { type: 'category' as const, data: [...map.days] }
  return {
    animation: false,
    tooltip: { formatter: (params) => slotText(map, params) },
    legend: { data: ['Sunrise', 'Sunset'] },
    grid: { top: 40, left: 8, right: 16, bottom: 72, containLabel: true },
    xAxis: [
      { ...days, axisLabel: { formatter: dayText }, splitLine: { show: false } },
      { ...days, show: false },
    ],
    yAxis: [
      {
        type: 'category',
        data: Array.from({ length: slots }, (_, slot) => clockText(slot * map.slot_min)),
        show: false,
      },
      {
        type: 'value',
        position: 'left',
        min: 0,
        max: 1440,
        interval: 180,
        axisLabel: { formatter: clockText },
        splitLine: { show: false },
      },
    ],
    visualMap: heatScale(most, 'W/m²'),
    series: [
      {
        type: 'heatmap',
        xAxisIndex: 0,
        yAxisIndex: 0,
        data: cells.map((cell) => [...cell]),
        progressive: 0,
        emphasis: { disabled: true },
      },
      sunLine('Sunrise', map.sunrise_min, 'solid'),
      sunLine('Sunset', map.sunset_min, 'dashed'),
    ],
  }
}

function sunLine(name: string, minutes: readonly (number | null)[], dash: 'solid' | 'dashed') {
  return {
    type: 'line' as const,
    name,
    xAxisIndex: 1,
    yAxisIndex: 1,
    data: [...minutes],
    // the sign in the legend is the line alone, by which the two are told apart
    symbol: 'none',
    silent: true,
    color: LINE_ON_MAP,
    lineStyle: { color: LINE_ON_MAP, width: 2, type: dash },
  }
}

/** Stands out from every shade of the map. */
const LINE_ON_MAP = '#ff5fa2'

function slotText(map: LightMap, params: unknown): string {
  const [day, slot, ghi] = firstPoint(params).numbers
  if (day === undefined || slot === undefined) return ''
  const at = `${clockText(slot * map.slot_min)}–${clockText((slot + 1) * map.slot_min)}`
  return `${map.days[day] ?? ''}, ${at}<br><b>${formatUnit(ghi, 'W/m²')}</b>`
}

/** 750 -> '12:30' */
export function clockText(minute: number): string {
  return `${twoDigits(minute / 60)}:${twoDigits(minute % 60)}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

/** '2023-05-27' or '05-27' -> '27 May' */
function dayText(day: string): string {
  return `${Number(day.slice(-2))} ${formatMonth(Number(day.slice(-5, -3)) - 1)}`
}

/** Bars of minutes up or down from zero. */
export function lightOffsetOption(months: ReportMonths): ChartOption {
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => valueText(value, 'min'),
    },
    grid: { ...SMALL_GRID, top: 32 },
    xAxis: { type: 'category', data: [...monthTexts(months.map(({ month }) => month))] },
    yAxis: {
      type: 'value',
      name: 'min',
      nameTextStyle: { align: 'left' },
      min: ({ min }) => Math.min(-10, Math.floor(min / 5) * 5),
      max: ({ max }) => Math.max(10, Math.ceil(max / 5) * 5),
    },
    series: [
      {
        type: 'bar',
        name: 'Light after the sun',
        data: months.map(({ light_offset_min }) => light_offset_min),
        color: SERIES_COLORS[0],
      },
    ],
  }
}

/** Sums of the months beside those without clouds. */
export function clearSkyOption(months: ReportMonths): ChartOption {
  return {
    legend: {},
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => valueText(value, 'kWh/m²'),
    },
    grid: SMALL_GRID,
    xAxis: { type: 'category', data: [...monthTexts(months.map(({ month }) => month))] },
    yAxis: { type: 'value', name: 'kWh/m²', nameTextStyle: { align: 'left' } },
    series: [
      {
        type: 'bar',
        name: 'GHI',
        data: months.map(({ ghi_kwh_m2 }) => ghi_kwh_m2),
        color: SERIES_COLORS[1],
      },
      {
        type: 'line',
        name: 'Clear sky',
        data: months.map(({ clear_sky_kwh_m2 }) => clear_sky_kwh_m2),
        color: INK.text,
        symbol: 'circle',
        lineStyle: { type: 'dashed' },
      },
    ],
  }
}

export function availabilityOption(months: ReportMonths): ChartOption {
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => formatPercent(typeof value === 'number' ? value / 100 : null, 4),
    },
    grid: { ...SMALL_GRID, top: 32 },
    xAxis: { type: 'category', data: [...monthTexts(months.map(({ month }) => month))] },
    yAxis: {
      type: 'value',
      max: 100,
      name: '%',
      nameTextStyle: { align: 'left' },
      axisLabel: { formatter: (value: number) => joinUnit(formatNumber(value), '%') },
    },
    series: [
      {
        type: 'bar',
        name: 'Available',
        data: months.map(({ available_fraction }) => available_fraction * 100),
        color: SERIES_COLORS[2],
      },
    ],
  }
}

function valueText(value: unknown, unit: string): string {
  return formatUnit(typeof value === 'number' ? value : null, unit)
}
