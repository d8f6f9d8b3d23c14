import { absoluteAirmass, kasten1966Airmass } from '../sun/airmass.ts'
import { SOLAR_CONSTANT_WM2 } from '../sun/extraterrestrial.ts'
import { clearnessIndex } from './clearnessIndex.ts'
import { type GlobalInputs, LAST_BEAM_ZENITH_DEG } from './splitGlobal.ts'

/** DISC was fitted with this solar constant, W/m² [1]. */
const DISC_SOLAR_CONSTANT_WM2 = 1370

/** Airmass that DISC's polynomial was fitted up to. */
const MOST_AIRMASS = 12

/** What DISC gives, each [n]. */
export interface Disc {
  readonly dniWm2: Float64Array
  /** Clearness index with DISC's solar constant. */
  readonly clearness: Float64Array
  /** Absolute airmass, at most 12; NaN below the horizon. */
  readonly airmass: Float64Array
}

/**
 * Beam from the global irradiance by DISC: K_n = K_nc - (a + b·exp(c·AM)), DNI = K_n·E_0, with a, b and c
 * cubics in the clearness index. 0 where the sun is lower than 3 degrees or K_n is negative. NaN in an
 * input gives NaN.
 *
 * @param pressurePa - [n] or one value; undefined: the airmass stays that of sea level
 * @see [1] E. L. Maxwell, SERI/TR-215-3087 (1987)
 */
export function discBeam(
  { ghiWm2, zenithDeg, extraterrestrialWm2 }: GlobalInputs,
  pressurePa?: Float64Array | number,
): Disc {
  const extraWm2 = extraterrestrialWm2.map(
    (e) => (e * DISC_SOLAR_CONSTANT_WM2) / SOLAR_CONSTANT_WM2,
  )
  const clearness = clearnessIndex(ghiWm2, zenithDeg, extraWm2)
  const airmass = kasten1966Airmass(zenithDeg)
  if (pressurePa !== undefined) absoluteAirmass(airmass, pressurePa, airmass)
  const dniWm2 = new Float64Array(ghiWm2.length)
  for (let i = 0; i < dniWm2.length; i++) {
    airmass[i] = Math.min(airmass[i], MOST_AIRMASS)
    const dni = discRatio(clearness[i], airmass[i]) * extraWm2[i]
    const isNone = zenithDeg[i] > LAST_BEAM_ZENITH_DEG || ghiWm2[i] < 0 || dni < 0
    dniWm2[i] = isNone ? 0 : dni
  }
  return { dniWm2, clearness, airmass }
}

/** Direct clearness K_n. */
function discRatio(k: number, am: number): number {
  const isCloudy = k <= 0.6
  const a = isCloudy
    ? 0.512 + k * (-1.56 + k * (2.286 - 2.222 * k))
    : -5.743 + k * (21.77 + k * (-27.49 + 11.56 * k))
  const b = isCloudy ? 0.37 + 0.962 * k : 41.4 + k * (-118.5 + k * (66.05 + 31.9 * k))
  const c = isCloudy
    ? -0.28 + k * (0.932 - 2.048 * k)
    : -47.01 + k * (184.2 + k * (-222 + 73.81 * k))
  const clear = 0.866 + am * (-0.122 + am * (0.0121 + am * (-0.000653 + 1.4e-5 * am)))
  return clear - (a + b * Math.exp(c * am))
}
