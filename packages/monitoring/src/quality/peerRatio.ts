export interface PeerRatioOptions {
  /** Readings over which sums are compared: three hours. */
  readonly window: number
  /** Difference from 1 that is allowed. 0.15 where absent. */
  readonly tolerance?: number
  /** Mean of the reference below which nothing is said, in its unit. */
  readonly leastReference: number
}

/**
 * Ratio of a sensor to what it should read (a peer, the clear sky, the model), over the rows up to each:
 * Σ values / Σ reference of the last `window` rows in which both are there. NaN where fewer than half of them have both,
 * or where the reference is dark.
 *
 * @param values - [n]
 * @param reference - [n], same unit
 * @returns [n]
 */
export function runningRatio(
  values: Float64Array,
  reference: Float64Array,
  { window, leastReference }: Pick<PeerRatioOptions, 'window' | 'leastReference'>,
): Float64Array {
  const ratio = new Float64Array(values.length).fill(Number.NaN)
  let [count, sumValues, sumReference] = [0, 0, 0]
  const add = (i: number, sign: 1 | -1): void => {
    if (Number.isNaN(values[i]) || Number.isNaN(reference[i])) return
    count += sign
    sumValues += sign * values[i]
    sumReference += sign * reference[i]
  }
  for (let i = 0; i < values.length; i++) {
    add(i, 1)
    if (i >= window) add(i - window, -1)
    if (i < window - 1 || count < window / 2) continue
    if (sumReference / count >= leastReference) ratio[i] = sumValues / sumReference
  }
  return ratio
}

/**
 * Marks the rows of every window whose ratio to the reference is further than the tolerance from 1: D-16 takes 15 % over
 * three hours for a light sensor against the clear sky or its peer.
 *
 * @returns [n]
 */
export function peerFlags(
  values: Float64Array,
  reference: Float64Array,
  options: PeerRatioOptions,
): Uint8Array {
  const { window, tolerance = 0.15 } = options
  const ratio = runningRatio(values, reference, options)
  const flags = new Uint8Array(values.length)
  let marked = 0
  for (let i = 0; i < values.length; i++) {
    if (!(Math.abs(ratio[i] - 1) > tolerance)) continue
    for (let row = Math.max(marked, i - window + 1); row <= i; row++) flags[row] = 1
    marked = i + 1
  }
  return flags
}
