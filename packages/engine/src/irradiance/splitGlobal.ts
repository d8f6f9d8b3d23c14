import { DEG_TO_RAD } from '@duet/units'
import { clearnessIndex } from './clearnessIndex.ts'

/** Beam and diffuse, each [n], W/m². */
export interface BeamAndDiffuse {
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
}

/** What a split of the global irradiance reads, each [n]. */
export interface GlobalInputs {
  readonly ghiWm2: Float64Array
  /** Without refraction, deg. */
  readonly zenithDeg: Float64Array
  readonly extraterrestrialWm2: Float64Array
}

/**
 * Diffuse and beam by Erbs: the diffuse share of GHI is a function of the clearness index k alone,
 * 1 - 0.09k up to 0.22; 0.9511 - 0.1604k + 4.388k² - 16.638k³ + 12.336k⁴ up to 0.8; 0.165 above.
 * All diffuse where the sun is lower than 3 degrees. NaN in an input gives NaN.
 *
 * @param out - written and returned, each [n]
 * @see [1] D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982) 293-302,
 *   doi:10.1016/0038-092X(82)90302-4
 */
export function erbsSplit(
  inputs: GlobalInputs,
  out: BeamAndDiffuse = makeBeamAndDiffuse(inputs.ghiWm2.length),
): BeamAndDiffuse {
  return splitByShare(inputs, erbsShare, out)
}

/** Erbs' diffuse share of the global irradiance at clearness k. */
export function erbsShare(k: number): number {
  if (k <= 0.22) return 1 - 0.09 * k
  if (k > 0.8) return 0.165
  return 0.9511 + k * (-0.1604 + k * (4.388 + k * (-16.638 + k * 12.336)))
}

/**
 * Diffuse and beam by Erbs' correlation as Driesse made it continuous: 1 - 0.09k up to 0.216, a quartic that joins both
 * ends in value up to 0.792, 0.165 above. A negative GHI counts as 0. NaN and low suns as `erbsSplit`.
 *
 * @see [1] A. Driesse, A. Jensen, R. Perez, Solar Energy 267 (2024) 112093, doi:10.1016/j.solener.2023.112093
 */
export function erbsDriesseSplit(
  inputs: GlobalInputs,
  out: BeamAndDiffuse = makeBeamAndDiffuse(inputs.ghiWm2.length),
): BeamAndDiffuse {
  const ghiWm2 = inputs.ghiWm2.map((ghi) => Math.max(ghi, 0))
  return splitByShare({ ...inputs, ghiWm2 }, erbsDriesseShare, out)
}

function erbsDriesseShare(k: number): number {
  if (k <= 0.216) return 1 - 0.09 * k
  if (k > 0.792) return 0.165
  return (
    0.946296633571001 +
    k *
      (-0.11390583806313881 +
        k * (4.246926715218317 + k * (-16.4705084246973 + k * 12.26911439571261)))
  )
}

/**
 * Diffuse and beam by Orgill and Hollands: diffuse share 1 - 0.249k below 0.35, 1.557 - 1.84k up to 0.75, 0.177 above.
 * NaN and low suns as `erbsSplit`.
 *
 * @see [1] J. F. Orgill, K. G. T. Hollands, Solar Energy 19 (1977) 357-359, doi:10.1016/0038-092X(77)90006-8
 */
export function orgillHollandsSplit(
  inputs: GlobalInputs,
  out: BeamAndDiffuse = makeBeamAndDiffuse(inputs.ghiWm2.length),
): BeamAndDiffuse {
  return splitByShare(inputs, orgillHollandsShare, out)
}

function orgillHollandsShare(k: number): number {
  if (k < 0.35) return 1 - 0.249 * k
  return k > 0.75 ? 0.177 : 1.557 - 1.84 * k
}

/**
 * Diffuse and beam by Boland, Ridley and Brown: diffuse share 1 / (1 + exp(a·(k - b))), k the clearness index.
 * All diffuse where the sun is lower than 3 degrees. NaN in an input gives NaN.
 *
 * @param a - 8.645 for quarter hours, as the default; 7.997 for hours [1]
 * @param b - 0.613; 0.586 for hours
 * @see [1] J. Boland, B. Ridley, Modeling Solar Radiation at the Earth's Surface, Springer (2008) ch. 8,
 *   doi:10.1007/978-3-540-77455-6_8
 */
export function bolandSplit(
  inputs: GlobalInputs,
  a = 8.645,
  b = 0.613,
  out: BeamAndDiffuse = makeBeamAndDiffuse(inputs.ghiWm2.length),
): BeamAndDiffuse {
  return splitByShare(inputs, (k) => 1 / (1 + Math.exp(a * (k - b))), out)
}

/** Below this height of the sun all light counts as diffuse, deg of zenith. */
export const LAST_BEAM_ZENITH_DEG = 87

function splitByShare(
  { ghiWm2, zenithDeg, extraterrestrialWm2 }: GlobalInputs,
  shareAt: (clearness: number) => number,
  out: BeamAndDiffuse,
): BeamAndDiffuse {
  const clearness = clearnessIndex(ghiWm2, zenithDeg, extraterrestrialWm2)
  for (let i = 0; i < ghiWm2.length; i++) {
    const ghi = ghiWm2[i]
    const dhi = ghi * shareAt(clearness[i])
    const dni = (ghi - dhi) / Math.cos(zenithDeg[i] * DEG_TO_RAD)
    const isDiffuse = zenithDeg[i] > LAST_BEAM_ZENITH_DEG || ghi < 0 || dni < 0
    out.dhiWm2[i] = isDiffuse ? ghi : dhi
    out.dniWm2[i] = isDiffuse ? 0 : dni
  }
  return out
}

export function makeBeamAndDiffuse(n: number): BeamAndDiffuse {
  return { dniWm2: new Float64Array(n), dhiWm2: new Float64Array(n) }
}

/** Diffuse from a beam that a model found: GHI - DNI·cos z, [n], W/m². */
export function diffuseFromBeamWm2(
  ghiWm2: Float64Array,
  dniWm2: Float64Array,
  zenithDeg: Float64Array,
  out: Float64Array = new Float64Array(ghiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    out[i] = ghiWm2[i] - dniWm2[i] * Math.cos(zenithDeg[i] * DEG_TO_RAD)
  }
  return out
}
