import { formatNumber, formatUnit } from '../../../lib/format.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { dayLabel } from '../weatherTexts.ts'
import type { WeatherReport } from './useReport.ts'

type LightMap = WeatherReport['light_map']

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
      { ...days, axisLabel: { formatter: dayLabel }, splitLine: { show: false } },
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
    visualMap: colorBar({
      max: most,
      text: [`${formatNumber(most, 3)} W/m²`, '0'],
      seriesIndex: 0,
    }),
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
    // the sign in the legend is the line alone, by which the two are distinguished
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
  return [minute / 60, minute % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}
