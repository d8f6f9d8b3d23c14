import { formatEnergyKwh, formatNumber } from '../../../lib/format.ts'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { INK } from '../../../ui/palette.ts'
import { ratioText } from './compareTexts.ts'
import type { MonthPair } from './monthPairs.ts'

/** Bars of both runs and the line of their ratio; a month that a run lacks has no bar and says so below its name. */
export function monthData(
  rows: readonly MonthPair[],
  [nameA, nameB]: readonly [string, string],
): CategoryData {
  const ratios = rows.map(({ ratio }) => ratio)
  return {
    labels: rows.map(axisText),
    labelLook: { interval: 0, hideOverlap: true, lineHeight: 16 },
    series: [
      { name: nameA, values: rows.map(({ a }) => a?.energyKwh ?? null) },
      { name: nameB, values: rows.map(({ b }) => b?.energyKwh ?? null) },
      { name: 'Ratio B / A', values: ratios, type: 'line', color: INK.text, isRight: true },
    ],
    unit: 'kWh',
    left: { text: formatEnergyKwh },
    right: {
      name: 'B / A',
      label: (ratio) => formatNumber(ratio, 3),
      text: ratioText,
      limits: ratioAxis(ratios),
    },
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
