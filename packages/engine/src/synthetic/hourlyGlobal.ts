import { sum } from '@duet/units'
import type { RandomStream } from './random.ts'

/** Light of the hours of one day, each [24], W/m². */
export interface DayLight {
  /** Above the air on a level plane, mean of the hour. */
  readonly extraterrestrialWm2: readonly number[]
  /** Under a clear sky, mean of the hour. */
  readonly clearWm2: readonly number[]
  /** Sine of the sun's height; 0 at night. */
  readonly sinElevation: readonly number[]
}

/** An hour may exceed the clear sky by this much, for clouds beside the sun reflect. */
const MOST_OVER_CLEAR = 1.1

/** An hour keeps at least this share of the day's even profile: no day is wholly dark at noon. */
const LEAST_OF_PROFILE = 0.1

/**
 * Global irradiance of the hours of one day that add up to its clearness, W/m².
 *
 * The profile is that of the clear sky. About it the hourly clearness varies as in the TAG model of Aguiar and
 * Collares-Pereira [1]: an autoregressive chain with correlation φ = 0.38 + 0.06·cos(7.4·K - 2.5) and standard
 * deviation σ = A·exp(B·(1 - sin h)), A = 0.14·exp(-20·(K - 0.35)²), B = 3·(K - 0.45)² + 16·K⁵. Simplified: TAG's
 * own mean profile is replaced by the clear sky's, and hours outside the bounds are clipped, not drawn again.
 *
 * @param clearness - K of the day
 * @see [1] R. Aguiar, M. Collares-Pereira, Solar Energy 49 (1992) 167-174, coefficients as carried by the
 *   synthetic-solar package
 */
export function hourlyGlobalWm2(
  clearness: number,
  { extraterrestrialWm2, clearWm2, sinElevation }: DayLight,
  random: RandomStream,
): readonly number[] {
  const dayWm2 = clearness * sum(extraterrestrialWm2)
  const clearDayWm2 = sum(clearWm2)
  if (!(dayWm2 > 0) || !(clearDayWm2 > 0)) return clearWm2.map(() => 0)
  const phi = 0.38 + 0.06 * Math.cos(7.4 * clearness - 2.5)
  const a = 0.14 * Math.exp(-20 * (clearness - 0.35) ** 2)
  const b = 3 * (clearness - 0.45) ** 2 + 16 * clearness ** 5
  let variate = 0
  const drawn = clearWm2.map((clear, hour) => {
    variate = phi * variate + Math.sqrt(1 - phi * phi) * random.gaussian()
    const sigma = a * Math.exp(b * (1 - sinElevation[hour]))
    const profile = (clear * dayWm2) / clearDayWm2
    return Math.max(
      profile * LEAST_OF_PROFILE,
      profile + sigma * variate * extraterrestrialWm2[hour],
    )
  })
  return fitToDay(drawn, clearWm2, dayWm2)
}

/** Scales the hours to the day's total, with those that reach the bound above the clear sky held there. */
function fitToDay(
  drawn: readonly number[],
  clearWm2: readonly number[],
  dayWm2: number,
): readonly number[] {
  const most = Math.max(MOST_OVER_CLEAR, dayWm2 / sum(clearWm2))
  let scale = dayWm2 / sum(drawn)
  let fitted = drawn
  // Each round hands what the bound cut off to the other hours; the last scaling meets the day exactly.
  for (let round = 0; round < 8; round++) {
    fitted = drawn.map((light, hour) => Math.min(light * scale, most * clearWm2[hour]))
    scale *= dayWm2 / sum(fitted)
  }
  const rest = dayWm2 / sum(fitted)
  return fitted.map((light) => light * rest)
}
