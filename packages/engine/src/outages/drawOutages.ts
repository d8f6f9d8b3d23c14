import { HOUR_MS } from '@duet/units'
import type { Outages } from '../model/block.ts'
import { randomStream } from '../synthetic/random.ts'

/** Of the local standard time, as ms UTC of the civil date. */
export interface Outage {
  readonly fromMs: number
  readonly toMs: number
}

/**
 * The outages that begin in a calendar year, oldest first: as many as a Poisson process gives, each in a month by its weight and
 * at an even chance within it, with an exponential duration. A year depends on the seed and on its number alone.
 */
export function drawOutages(outages: Outages, year: number): readonly Outage[] {
  const { perYear, meanHours, weightByMonth, seed } = outages
  const { uniform } = randomStream(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(year, 0x85ebca6b))
  const exponential = (mean: number): number => -mean * Math.log(1 - uniform())
  const weight = weightByMonth.reduce((a, b) => a + b, 0)
  const found: Outage[] = []
  if (!(perYear > 0 && meanHours > 0 && weight > 0)) return found
  for (let at = exponential(1 / perYear); at < 1; at += exponential(1 / perYear)) {
    const month = monthAt(weightByMonth, weight * uniform())
    const [first, next] = [Date.UTC(year, month), Date.UTC(year, month + 1)]
    const fromMs = first + (next - first) * uniform()
    found.push({ fromMs, toMs: fromMs + exponential(meanHours) * HOUR_MS })
  }
  return found.sort((a, b) => a.fromMs - b.fromMs)
}

function monthAt(weights: readonly number[], place: number): number {
  let left = place
  const month = weights.findIndex((weight) => (left -= weight) < 0)
  return month < 0 ? weights.findLastIndex((weight) => weight > 0) : month
}
