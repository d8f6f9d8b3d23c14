import { median } from '@duet/units'

export interface OutlierOptions {
  /** Readings before and after one that it is held against. 5 where absent. */
  readonly halfWindow?: number
  /** Deviations from the median beyond which a reading is an outlier. 3 where absent. */
  readonly deviations?: number
  /** Spread below which the neighbours are taken to be equal, in the unit of the values: the noise of the instrument. */
  readonly leastSpread: number
}

/** Standard deviation of a normal distribution over the median of its absolute deviations. */
const SIGMA_PER_MAD = 1.4826

/**
 * Marks readings far from the median of their neighbours (Hampel's identifier): 1 where
 * |x − median| > k · max(1.4826 · MAD, leastSpread), over the readings within `halfWindow` on both sides. Missing readings
 * (NaN) are not marked and not counted; of fewer than three readings nothing is said.
 *
 * @see F. R. Hampel, J. Am. Stat. Assoc. 69 (1974) 383-393; pvanalytics.quality.outliers.hampel
 * @param values - [n], any unit
 * @returns [n]
 */
export function outlierFlags(values: Float64Array, options: OutlierOptions): Uint8Array {
  const { halfWindow = 5, deviations = 3, leastSpread } = options
  const flags = new Uint8Array(values.length)
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i])) continue
    const near = values
      .subarray(Math.max(0, i - halfWindow), i + halfWindow + 1)
      .filter((value) => !Number.isNaN(value))
    if (near.length < 3) continue
    const middle = median(near)
    const distance = Math.abs(values[i] - middle)
    if (distance <= deviations * leastSpread) continue
    const spread = SIGMA_PER_MAD * median(near.map((value) => Math.abs(value - middle)))
    if (distance > deviations * Math.max(spread, leastSpread)) flags[i] = 1
  }
  return flags
}
