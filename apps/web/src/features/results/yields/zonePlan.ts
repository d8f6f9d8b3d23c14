import { counted } from '../../../lib/counted.ts'
import { formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK } from '../../../ui/palette.ts'
import type { ZoneYield } from '../useResultTabs.ts'

const ROWS = ['only', 'first', 'second', 'interior', 'secondLast', 'last']
const SLOTS = ['only', 'start', 'nextToStart', 'interior', 'nextToEnd', 'end']

const ROW_TEXTS: Readonly<Record<string, string>> = {
  only: 'the only row',
  first: 'first row',
  second: 'second row',
  interior: 'rows inside',
  secondLast: 'last row but one',
  last: 'last row',
}

const SLOT_TEXTS: Readonly<Record<string, string>> = {
  only: 'alone',
  start: 'start',
  nextToStart: 'next to start',
  interior: 'inside',
  nextToEnd: 'next to end',
  end: 'end',
}

export const rowText = (position: string): string => ROW_TEXTS[position] ?? position
export const slotText = (position: string): string => SLOT_TEXTS[position] ?? position

/** How far the zones' nominal power is from that of the block, relative. */
export function zoneSumError(zones: readonly ZoneYield[], blockKw: number): number {
  const sum = zones.reduce((total, { nominal_dc_kw }) => total + nominal_dc_kw, 0)
  return blockKw > 0 ? Math.abs(sum - blockKw) / blockKw : 0
}

/** Rows across, places in the row along; orange below the block, green above. */
export function zonePlanOption(zones: readonly ZoneYield[]): ChartOption {
  const rows = ROWS.filter((row) => zones.some(({ row_position }) => row_position === row))
  const slots = SLOTS.filter((slot) => zones.some(({ slot_position }) => slot_position === slot))
  const most = Math.max(0.001, ...zones.map(({ deviation }) => Math.abs(deviation ?? 0)))
  return {
    tooltip: { formatter: (params) => zoneText(zones, params) },
    grid: { top: 8, left: 8, right: 8, bottom: 52, containLabel: true },
    xAxis: { type: 'category', data: rows.map(rowText), axisLabel: { interval: 0, fontSize: 11 } },
    yAxis: { type: 'category', data: slots.map(slotText), inverse: true },
    visualMap: colorBar({
      min: -most,
      max: most,
      text: [formatPercentFixed(most), formatPercentFixed(-most)],
      formatter: (value) => `${formatFixed(100 * Number(value), 2)} %`,
      isDiverging: true,
      lengthPx: 160,
    }),
    series: [
      {
        type: 'heatmap',
        data: zones.map((zone, index) => ({
          name: String(index),
          value: [
            rows.indexOf(zone.row_position),
            slots.indexOf(zone.slot_position),
            zone.deviation ?? 0,
          ],
        })),
        label: {
          show: true,
          color: INK.text,
          fontSize: 11,
          formatter: (params) => formatPercentFixed(zones[Number(params.name)]?.deviation),
        },
        itemStyle: { borderColor: INK.line, borderWidth: 1 },
      },
    ],
  }
}

function zoneText(zones: readonly ZoneYield[], params: unknown): string {
  const zone = zones[Number(firstPoint(params).name)]
  if (zone === undefined) return ''
  return [
    `<b>${rowText(zone.row_position)}, ${slotText(zone.slot_position)}</b>`,
    counted(zone.table_count, 'table'),
    `${formatFixed(zone.specific_yield_kwh_per_kwp, 1)} kWh/kWp (${formatPercentFixed(zone.deviation)})`,
  ].join('<br>')
}
