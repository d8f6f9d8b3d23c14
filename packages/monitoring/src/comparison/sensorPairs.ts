/** How two sensors of a measure agree over the hours that both have. */
export interface SensorAgreement {
  readonly hours: number
  /** ∑first / ∑second of light; null of temperatures. */
  readonly ratio: number | null
  /** mean(first − second), in the unit of the measure. */
  readonly difference: number
  /** Squared correlation; null where one of them stands. */
  readonly r2: number | null
}

/** From here on light says something of a sensor, W/m². */
export const LEAST_LIGHT_WM2 = 50
const LEAST_HOURS = 3

/**
 * @param isLight - hours below 50 W/m² of either are left out
 * @returns null with fewer than three hours
 */
export function sensorAgreement(
  first: Float64Array,
  second: Float64Array,
  isLight: boolean,
): SensorAgreement | null {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < first.length; i++) {
    const [x, y] = [first[i], second[i]]
    if (Number.isNaN(x + y) || (isLight && Math.min(x, y) < LEAST_LIGHT_WM2)) continue
    n++
    a += x
    b += y
    aa += x * x
    bb += y * y
    ab += x * y
  }
  if (n < LEAST_HOURS) return null
  const covariance = ab - (a * b) / n
  const variation = (aa - (a * a) / n) * (bb - (b * b) / n)
  return {
    hours: n,
    ratio: isLight && b > 0 ? a / b : null,
    difference: (a - b) / n,
    r2: variation > 0 ? (covariance * covariance) / variation : null,
  }
}
