import { formatEnergyKwh, formatNumber, siPrefix } from '../../lib/format.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../ui/palette.ts'
import { ratioText } from './compareTexts.ts'
import type { MonthPair } from './monthPairs.ts'

const WH_PER_KWH = 1000

/** Names of the runs as the legend shows them. */
export interface SeriesNames {
  readonly a: string
  readonly b: string
}

/** Bars of both runs and the line of their ratio; a month that a run lacks has no bar and says so below its name. */
export function monthOption(rows: readonly MonthPair[], names: SeriesNames): ChartOption {
  const ofA = rows.map(({ a }) => a?.energyKwh ?? null)
  const ofB = rows.map(({ b }) => b?.energyKwh ?? null)
  const { factor, prefix } = siPrefix(largest([...ofA, ...ofB]) * WH_PER_KWH)
  const energy = { valueFormatter: (value: unknown) => formatEnergyKwh(numberOf(value)) }
  return {
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { top: 60, left: 8, right: 8, bottom: 8, containLabel: true },
    xAxis: {
      type: 'category',
      data: rows.map(axisText),
      axisLabel: { interval: 0, hideOverlap: true, lineHeight: 16 },
    },
    yAxis: [
      {
        type: 'value',
        name: `${prefix}Wh`,
        nameTextStyle: { align: 'right' },
        axisLabel: { formatter: (kwh: number) => formatNumber((kwh * WH_PER_KWH) / factor) },
      },
      {
        type: 'value',
        name: 'B / A',
        ...ratioAxis(rows.map(({ ratio }) => ratio)),
        nameTextStyle: { align: 'left' },
        splitLine: { show: false },
        axisLabel: { formatter: (ratio: number) => formatNumber(ratio, 3) },
      },
    ],
    series: [
      { type: 'bar', name: names.a, data: ofA, color: SERIES_COLORS[0], tooltip: energy },
      { type: 'bar', name: names.b, data: ofB, color: SERIES_COLORS[1], tooltip: energy },
      {
        type: 'line',
        name: 'Ratio B / A',
        yAxisIndex: 1,
        data: rows.map(({ ratio }) => ratio),
        color: INK.text,
        symbol: 'circle',
        symbolSize: 6,
        tooltip: { valueFormatter: (value) => ratioText(numberOf(value)) },
      },
    ],
  }
}

function axisText({ label, a, b }: MonthPair): string {
  if (a === undefined) return `${label}\nno A`
  return b === undefined ? `${label}\nno B` : label
}

/** Steps of the axis of ratios, and how many of them it may have. */
const RATIO_STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const MAX_STEPS = 6

/** An axis of ratios in even steps, with 1 and every ratio inside. */
export function ratioAxis(ratios: readonly (number | null)[]): {
  readonly min: number
  readonly max: number
  readonly interval: number
} {
  const known = [1, ...ratios.flatMap((ratio) => ratio ?? [])]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const axes = RATIO_STEPS.map((interval) => {
    const from = Math.ceil(low / interval - TOUCHING) - 1
    const to = Math.floor(high / interval + TOUCHING) + 1
    return { interval, min: from * interval, max: to * interval, steps: to - from }
  })
  const found = axes.find(({ steps }) => steps <= MAX_STEPS)
  const { min, max, interval } = found ?? { min: 0, max: high, interval: high }
  return { min, max, interval }
}

/** Steps are no exact fractions of one: this much beside a step is on it. */
const TOUCHING = 1e-9

function largest(values: readonly (number | null)[]): number {
  return Math.max(0, ...values.map((value) => value ?? 0))
}

/** What a tooltip hands back of a value that went in as number or null. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
