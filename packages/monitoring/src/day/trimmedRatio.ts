import { median } from '@duet/units'

/** Ratios further from the median than this, and than three typical deviations, are left out. */
const LEAST_BAND = 0.06
const LEAST_COUNT = 4

/** Measured over modelled energy of the intervals that agree with each other. */
export interface TrimmedRatio {
  readonly ratio: number
  /** Sum of the model over the intervals that count, in its unit times intervals. */
  readonly weight: number
}

/**
 * Ratio of two series over chosen intervals, robust against a minority of others:
 * Σ measured / Σ model where `measured/model` lies near the median of these ratios.
 *
 * @param model - [n]; @param measured - [n], NaN is missing
 * @returns undefined where fewer than four intervals count
 */
export function trimmedRatio(
  measured: Float64Array,
  model: Float64Array,
  counts: (i: number) => boolean,
): TrimmedRatio | undefined {
  const at: number[] = []
  for (let i = 0; i < model.length; i++) {
    if (!Number.isNaN(measured[i]) && model[i] > 0 && counts(i)) at.push(i)
  }
  if (at.length < LEAST_COUNT) return undefined
  const ratios = at.map((i) => measured[i] / model[i])
  const middle = median(ratios)
  const deviation = median(ratios.map((ratio) => Math.abs(ratio - middle)))
  const band = Math.max(LEAST_BAND * Math.abs(middle), 3 * 1.4826 * deviation)
  let numerator = 0
  let weight = 0
  at.forEach((i, k) => {
    if (Math.abs(ratios[k] - middle) > band) return
    numerator += measured[i]
    weight += model[i]
  })
  return weight > 0 ? { ratio: numerator / weight, weight } : undefined
}
