/** How well a model follows a sensor (D-19); in the unit of the series where nothing else is said. */
export interface ModelPerformance {
  readonly count: number
  /** Mean of model − sensor, and Σ(model − sensor) / Σ sensor. */
  readonly mbe: number
  readonly nmbe: number
  readonly mae: number
  readonly rmse: number
  /** RMSE over the mean of the sensor. */
  readonly nrmse: number
  /** `1 − SSE / SST`. */
  readonly r2: number
  /** Squared correlation. */
  readonly correlation2: number
  /** Of the line through the origin, model over sensor. */
  readonly slope: number
}

/**
 * Model against sensor over the intervals that count, all [n]; NaN of either is left out.
 *
 * @param counts - daytime, without events, not clipped: what the reader chose
 * @returns null with fewer than two intervals
 */
export function modelPerformance(
  model: Float64Array,
  sensor: Float64Array,
  counts: (i: number) => boolean = () => true,
): ModelPerformance | null {
  let [n, sumM, sumS, sumMM, sumSS, sumMS, sumAbs] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < model.length; i++) {
    const [m, s] = [model[i], sensor[i]]
    if (Number.isNaN(m + s) || !counts(i)) continue
    n++
    sumM += m
    sumS += s
    sumMM += m * m
    sumSS += s * s
    sumMS += m * s
    sumAbs += Math.abs(m - s)
  }
  if (n < 2) return null
  const sse = sumMM - 2 * sumMS + sumSS
  const sst = sumSS - (sumS * sumS) / n
  const covariance = sumMS - (sumM * sumS) / n
  const rmse = Math.sqrt(Math.max(0, sse) / n)
  return {
    count: n,
    mbe: (sumM - sumS) / n,
    nmbe: (sumM - sumS) / sumS,
    mae: sumAbs / n,
    rmse,
    nrmse: rmse / (sumS / n),
    r2: 1 - sse / sst,
    correlation2: (covariance * covariance) / (sst * (sumMM - (sumM * sumM) / n)),
    slope: sumMS / sumSS,
  }
}
