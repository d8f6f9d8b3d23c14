import { DEG_TO_RAD } from '@duet/units'

/** The three components of sunlight on the ground, W/m², NaN where missing. */
export interface Irradiance {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
}

export function makeIrradiance(n: number): Irradiance {
  return {
    ghiWm2: new Float64Array(n),
    dniWm2: new Float64Array(n),
    dhiWm2: new Float64Array(n),
  }
}

/** What is measured, and the beam of a clear sky where it is known. */
export interface IrradianceParts extends Partial<Irradiance> {
  readonly clearDniWm2?: Float64Array
}

/** Between this zenith and the last one a computed beam is held to so many times that of a clear sky. */
const CLEAR_CAP_ZENITH_DEG = 80
const CLEAR_CAP_RATIO = 1.1

/** From this zenith on, a beam from the difference of two horizontal components is noise, deg. */
const LAST_ZENITH_DEG = 88

/**
 * The components with the one that is missing computed from the two others: GHI = DHI + DNI·cos z.
 *
 * Works step by step: a step with two or three missing components keeps its NaN (see `splitGlobal`).
 * A computed beam is 0 where it would be negative or where the sun is lower than 2 degrees.
 * Where the beam of a clear sky is given, a sun lower than 10 degrees gives at most 1.1 times it.
 *
 * @param parts - each [n]; absent or NaN: missing
 * @param zenithDeg - of the sun, the same that later turns beam into horizontal light, [n], deg
 * @param out - written and returned, each [n]; may be the inputs
 */
export function completeIrradiance(
  parts: IrradianceParts,
  zenithDeg: Float64Array,
  out: Irradiance = makeIrradiance(zenithDeg.length),
): Irradiance {
  const { ghiWm2, dniWm2, dhiWm2, clearDniWm2 } = parts
  for (let i = 0; i < zenithDeg.length; i++) {
    let ghi = ghiWm2 ? ghiWm2[i] : NaN
    let dni = dniWm2 ? dniWm2[i] : NaN
    let dhi = dhiWm2 ? dhiWm2[i] : NaN
    const cosZenith = Math.cos(zenithDeg[i] * DEG_TO_RAD)
    if (Number.isNaN(ghi)) ghi = dhi + dni * cosZenith
    else if (Number.isNaN(dhi)) dhi = ghi - dni * cosZenith
    else if (Number.isNaN(dni)) {
      dni = beamFromHorizontal(ghi - dhi, cosZenith, zenithDeg[i])
      const clear = clearDniWm2 ? clearDniWm2[i] : NaN
      const isCapped = zenithDeg[i] >= CLEAR_CAP_ZENITH_DEG && dni > CLEAR_CAP_RATIO * clear
      if (isCapped) dni = CLEAR_CAP_RATIO * clear
    }
    out.ghiWm2[i] = ghi
    out.dniWm2[i] = dni
    out.dhiWm2[i] = dhi
  }
  return out
}

function beamFromHorizontal(horizontalWm2: number, cosZenith: number, zenithDeg: number): number {
  const dni = horizontalWm2 / cosZenith
  if (Number.isNaN(dni)) return NaN
  return dni < 0 || zenithDeg >= LAST_ZENITH_DEG ? 0 : dni
}
