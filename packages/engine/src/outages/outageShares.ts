import { HOUR_MS } from '@duet/units'
import type { Outages } from '../model/block.ts'
import type { StepClock } from '../model/weather.ts'
import { drawOutages, type Outage } from './drawOutages.ts'

/** Outages that touch a run, and what they take of each step. */
export interface OutageShares {
  readonly outages: readonly Outage[]
  /** Share of the plant that is out in the mean of each step, 0 to 1, [n]. */
  readonly shares: Float64Array
}

/**
 * What outages take of the steps of a series. Two at once take the sum of their shares, at most all. An outage belongs to its
 * hours of local standard time, so that a step has the same share in any range that holds it.
 */
export function outageShares(plan: Outages, clock: StepClock): OutageShares {
  const { intervalStartUtcMs: starts, stepS, utcOffsetH } = clock
  const shares = new Float64Array(starts.length)
  const offsetMs = utcOffsetH * HOUR_MS
  const stepMs = stepS * 1000
  const outages = yearsOf(starts, offsetMs)
    .flatMap((year) => drawOutages(plan, year))
    .filter((outage) => takeShare(plan.share, outage))
  return { outages, shares: shares.map((share) => Math.min(1, share)) }

  /** Adds an outage to the steps that it overlaps; false where it meets none. */
  function takeShare(share: number, { fromMs, toMs }: Outage): boolean {
    const first = firstEndingAfter(starts, stepMs, fromMs - offsetMs)
    let i = first
    for (; i < starts.length && starts[i] < toMs - offsetMs; i++) {
      const overlapMs =
        Math.min(starts[i] + stepMs, toMs - offsetMs) - Math.max(starts[i], fromMs - offsetMs)
      shares[i] += (share * overlapMs) / stepMs
    }
    return i > first
  }
}

/** The local years of a series, and the one before: what began in it may last. */
function yearsOf(starts: Float64Array, offsetMs: number): readonly number[] {
  if (starts.length === 0) return []
  const yearAt = (step: number): number => new Date(starts[step] + offsetMs).getUTCFullYear()
  const first = yearAt(0) - 1
  return Array.from({ length: yearAt(starts.length - 1) - first + 1 }, (_, i) => first + i)
}

function firstEndingAfter(starts: Float64Array, stepMs: number, instantMs: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle] + stepMs > instantMs) high = middle
    else low = middle + 1
  }
  return low
}
