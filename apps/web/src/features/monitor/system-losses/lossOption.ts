import { formatNumber } from '../../../lib/format.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { LossBar } from './lossBars.ts'
import type { LossScale } from './lossScale.ts'

const COLORS = {
  level: SERIES_COLORS[0],
  loss: SERIES_COLORS[1],
  gain: SERIES_COLORS[2],
} as const

export const ROW_PX = 28
/** Room that the part above which nothing is lost takes of the axis. */
const WHOLE_SHARE = 0.35

/** Where the axis begins: losses are a few per cent, which an axis from zero would hide. */
export function axisStart(bars: readonly LossBar[]): number {
  const levels = bars.filter(({ kind }) => kind !== 'level')
  const lowest = Math.min(...bars.map(({ upper }) => upper), ...levels.map(({ lower }) => lower))
  const highest = Math.max(...bars.map(({ upper }) => upper))
  const start = lowest - ((highest - lowest) * WHOLE_SHARE) / (1 - WHOLE_SHARE)
  return highest > lowest ? Math.max(0, start) : 0
}

/** Horizontal bars, each from where the one before it ends. */
export function lossOption(
  bars: readonly LossBar[],
  { unit, factor, text }: LossScale,
  isNarrow: boolean,
): ChartOption {
  const start = axisStart(bars)
  const place = { type: 'bar' as const, stack: 'all', barWidth: ROW_PX - 10 }
  return {
    grid: {
      top: 8,
      left: isNarrow ? 122 : 190,
      right: isNarrow ? 84 : 110,
      bottom: 40,
      containLabel: false,
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', axis: 'y' },
      formatter: (params) => {
        const bar = bars[firstPoint(params).dataIndex]
        return bar === undefined ? '' : `<b>${bar.label}</b><br>${barText(bar, text)}`
      },
    },
    xAxis: energyAxis(start * factor, unit, isNarrow),
    yAxis: labelAxis(bars, isNarrow),
    series: [
      {
        ...place,
        data: bars.map(({ lower }) => Math.max(lower, start) * factor),
        itemStyle: { color: 'transparent' },
        silent: true,
        animation: false,
      },
      {
        ...place,
        data: bars.map((bar) => ({
          value: (bar.upper - Math.max(bar.lower, start)) * factor,
          itemStyle: { color: COLORS[bar.kind] },
          label: {
            show: true,
            position: 'right' as const,
            color: INK.text,
            fontWeight: bar.kind === 'level' ? (600 as const) : (400 as const),
            formatter: barText(bar, text),
          },
        })),
      },
    ],
  }
}

const energyAxis = (min: number, unit: string, isNarrow: boolean) => ({
  type: 'value' as const,
  min,
  name: unit,
  nameLocation: 'middle' as const,
  nameGap: 24,
  splitNumber: isNarrow ? 3 : 6,
  axisLabel: { hideOverlap: true, formatter: (value: number) => formatNumber(value, 3) },
})

const labelAxis = (bars: readonly LossBar[], isNarrow: boolean) => ({
  type: 'category' as const,
  inverse: true,
  data: bars.map(({ label }) => label),
  axisTick: { show: false },
  axisLabel: {
    interval: 0,
    color: INK.text,
    width: isNarrow ? 112 : 180,
    overflow: 'break' as const,
    fontSize: isNarrow ? 11 : 12,
    lineHeight: 12,
  },
})

/** Losses with a minus, gains with a plus. */
export function barText({ kind, kwh }: LossBar, text: LossScale['text']): string {
  if (kind === 'level' || kwh === 0) return text(kwh)
  return `${kind === 'loss' ? '−' : '+'}${text(kwh)}`
}
