import { DEG_TO_RAD } from '@duet/units'

/** Standard pressure at sea level, Pa. */
export const SEA_LEVEL_PA = 101325

/**
 * Relative airmass: length of the sun's path through the air over that of a vertical path at sea level.
 *
 * AM = 1 / (cos z + 0.50572·(96.07995 - z)^-1.6364), z in degrees [1]. NaN below the horizon (z > 90) and for NaN.
 *
 * @param apparentZenithDeg - with refraction, [n], deg
 * @param out - written and returned, [n]
 * @see [1] F. Kasten, A. T. Young, Applied Optics 28 (1989) 4735-4738, doi:10.1364/AO.28.004735
 */
export function relativeAirmass(
  apparentZenithDeg: Float64Array,
  out: Float64Array = new Float64Array(apparentZenithDeg.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const z = apparentZenithDeg[i]
    out[i] = z > 90 ? NaN : 1 / (Math.cos(z * DEG_TO_RAD) + 0.50572 * (96.07995 - z) ** -1.6364)
  }
  return out
}

/**
 * Absolute airmass: the relative one times pressure over 101325 Pa. NaN gives NaN.
 *
 * @param relative - [n]
 * @param pressurePa - [n], or one value for all
 * @param out - written and returned, [n]; may be `relative` itself
 */
export function absoluteAirmass(
  relative: Float64Array,
  pressurePa: Float64Array | number,
  out: Float64Array = new Float64Array(relative.length),
): Float64Array {
  if (typeof pressurePa === 'number') {
    const ratio = pressurePa / SEA_LEVEL_PA
    for (let i = 0; i < out.length; i++) out[i] = relative[i] * ratio
  } else {
    for (let i = 0; i < out.length; i++) out[i] = relative[i] * (pressurePa[i] / SEA_LEVEL_PA)
  }
  return out
}

/**
 * Relative airmass as DISC and DIRINT were fitted with: AM = 1 / (cos z + 0.15·(93.885 - z)^-1.253) [1].
 * NaN below the horizon.
 *
 * @see [1] F. Kasten, Arch. Meteorol. Geophys. Bioklimatol. B 14 (1966) 206-223, doi:10.1007/BF02248840
 */
export function kasten1966Airmass(
  zenithDeg: Float64Array,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const z = zenithDeg[i]
    out[i] = z > 90 ? NaN : 1 / (Math.cos(z * DEG_TO_RAD) + 0.15 * (93.885 - z) ** -1.253)
  }
  return out
}

/**
 * Air pressure of the standard atmosphere, Pa: 100·((44331.514 - h) / 11880.516)^(1/0.1902632), h in metres.
 *
 * @see [1] Portland State Aerospace Society, A Quick Derivation relating altitude to air pressure (2004)
 */
export function pressureAtAltitudePa(altitudeM: number): number {
  return 100 * ((44331.514 - altitudeM) / 11880.516) ** (1 / 0.1902632)
}

/**
 * Altitude of an air pressure in the standard atmosphere, m: 44331.5 - 4946.62·p^0.190263, p in Pa. Its published
 * digits make it the inverse of `pressureAtAltitudePa` to some decimetres only.
 *
 * @see [1] as `pressureAtAltitudePa`
 */
export function altitudeAtPressureM(pressurePa: number): number {
  return 44331.5 - 4946.62 * pressurePa ** 0.190263
}
