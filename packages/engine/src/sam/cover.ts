import { DEG_TO_RAD } from '@duet/units'
import type { Cover } from '../model/module.ts'
import type { DiffuseIamTable } from '../surface/diffuseIam.ts'
import type { IamCurve } from '../surface/iam.ts'

/** What a cover passes, over normal incidence. */
export interface CoverIam {
  /** By angle of incidence, deg. */
  readonly beam: IamCurve
  /** Of sky and ground by the plane's tilt, deg. */
  readonly sky: (tiltDeg: number) => number
  readonly ground: (tiltDeg: number) => number
}

/** Nearer to the normal or to grazing the quotients of Fresnel's equations lose their digits. */
const LEAST_ANGLE_DEG = 1
const MOST_ANGLE_DEG = 89

/**
 * Modifiers of a glass cover by De Soto [1] as SAM applies them [2].
 *
 * Each surface passes 1 − ½·(sin²(θr − θ)/sin²(θr + θ) + tan²(θr − θ)/tan²(θr + θ)), θr by Snell; the glass absorbs
 * 1 − exp(−K·L/cos θr). Beam passes coat and glass; sky and ground come at one angle each, 59.7 − 0.1388·β + 0.001497·β² and
 * 90 − 0.5788·β + 0.002693·β² [3], through the glass without its coat. At normal incidence coat and bare glass are
 * multiplied, which counts the glass as if it stood in air: without the limit of 1 the beam would pass up to 1.04 times. With no coat
 * the same is the model of [1].
 *
 * @see [1] W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006) 78-88, doi:10.1016/j.solener.2005.06.010
 * @see [2] P. Gilman et al., SAM Photovoltaic Model Technical Reference Update, NREL/TP-6A20-67399 (2018)
 * @see [3] J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes (2013), equations 5.4.1 and 5.4.2
 */
export function coverIam({ n, kPerM, thicknessM, coatingN }: Cover): CoverIam {
  const depth = kPerM * thicknessM
  const bare = (angleDeg: number): number => glassTransmittance(angleDeg, 1, n, depth)
  const coated = (angleDeg: number): number => {
    if (coatingN === undefined) return bare(angleDeg)
    const inCoatDeg = refractedDeg(angleDeg, 1, coatingN)
    return (
      surfaceTransmittance(angleDeg, inCoatDeg) * glassTransmittance(inCoatDeg, coatingN, n, depth)
    )
  }
  const first = coatingN ?? 1
  const normal =
    bare(LEAST_ANGLE_DEG) *
    (coatingN === undefined
      ? 1
      : surfaceTransmittance(LEAST_ANGLE_DEG, refractedDeg(LEAST_ANGLE_DEG, 1, first)))
  const over = (through: number): number => Math.min(1, through / normal)
  return {
    beam: (angleDeg) => (angleDeg < 90 ? over(coated(held(angleDeg))) : 0),
    sky: (tiltDeg) => over(bare(held(59.7 - 0.1388 * tiltDeg + 0.001497 * tiltDeg * tiltDeg))),
    ground: (tiltDeg) => over(bare(held(90 - 0.5788 * tiltDeg + 0.002693 * tiltDeg * tiltDeg))),
  }
}

/** The same as a table by whole degrees of tilt, the horizon as the sky; a face that looks down is a rear, of other glass. */
export function coverDiffuseTable(
  { sky, ground }: CoverIam,
  rear: DiffuseIamTable,
): DiffuseIamTable {
  return {
    sky: upward(sky, rear.sky),
    horizon: upward(sky, rear.horizon),
    ground: upward(ground, rear.ground),
  }
}

function upward(front: (tiltDeg: number) => number, rear: Float64Array): Float64Array {
  return rear.map((modifier, tiltDeg) => (tiltDeg > 90 ? modifier : front(tiltDeg)))
}

function held(angleDeg: number): number {
  return Math.min(MOST_ANGLE_DEG, Math.max(LEAST_ANGLE_DEG, angleDeg))
}

function refractedDeg(angleDeg: number, fromN: number, intoN: number): number {
  return Math.asin((fromN / intoN) * Math.sin(angleDeg * DEG_TO_RAD)) / DEG_TO_RAD
}

/** Share of the light that enters at a surface, mean of both polarizations. */
function surfaceTransmittance(angleDeg: number, refracted: number): number {
  const less = (refracted - angleDeg) * DEG_TO_RAD
  const sum = (refracted + angleDeg) * DEG_TO_RAD
  const across = Math.sin(less) / Math.sin(sum)
  const along = Math.tan(less) / Math.tan(sum)
  return 1 - 0.5 * (across * across + along * along)
}

/** Surface and absorption of a pane of optical depth K·L, entered from a medium of index `fromN`. */
function glassTransmittance(angleDeg: number, fromN: number, n: number, depth: number): number {
  const inGlassDeg = refractedDeg(angleDeg, fromN, n)
  return (
    surfaceTransmittance(angleDeg, inGlassDeg) *
    Math.exp(-depth / Math.cos(inGlassDeg * DEG_TO_RAD))
  )
}
