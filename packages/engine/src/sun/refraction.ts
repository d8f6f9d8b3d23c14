import { DEG_TO_RAD } from '@duet/units'

/** Refraction at sunrise and sunset that the algorithm assumes, deg, and the sun's radius, deg. */
export const HORIZON_REFRACTION_DEG = 0.5667
const SUN_RADIUS_DEG = 0.26667

/**
 * How far the atmosphere lifts the sun, deg; 0 while its disc is wholly below the horizon.
 *
 * Δe = P/1010 · 283/(273 + T) · 1.02 / (60·tan(e + 10.3/(e + 5.11))), P in hPa, e in degrees.
 *
 * @param elevationDeg - without refraction
 * @param strength - `refractionStrength`
 * @see [1] Reda & Andreas, NREL/TP-560-34302, equation 42
 */
export function refractionDeg(
  elevationDeg: number,
  strength: number,
  horizonRefractionDeg: number = HORIZON_REFRACTION_DEG,
): number {
  if (elevationDeg < -(SUN_RADIUS_DEG + horizonRefractionDeg)) return 0
  return strength / Math.tan((elevationDeg + 10.3 / (elevationDeg + 5.11)) * DEG_TO_RAD)
}

/** The part of the refraction that air pressure and temperature set, deg. */
export function refractionStrength(pressurePa: number, airC: number): number {
  return ((pressurePa / 101000) * (283 / (273 + airC)) * 1.02) / 60
}

/**
 * Elevation without refraction at which the centre of the sun is seen on a level horizon, deg.
 * Bisection: the lifted elevation rises throughout the bracket.
 */
export function apparentHorizonDeg(strength: number): number {
  let low = -(SUN_RADIUS_DEG + HORIZON_REFRACTION_DEG)
  let high = 0
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (middle + refractionDeg(middle, strength) > 0) high = middle
    else low = middle
  }
  return high
}
