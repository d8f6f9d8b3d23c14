import { DEG_TO_RAD } from '@duet/units'
import type { Iam, IamPoint } from '../model/module.ts'

/** Share of the light that enters the module at an angle of incidence, over that at 0°; deg in, fraction out. */
export type IamCurve = (angleDeg: number) => number

/** The incidence angle modifier of a module as a curve over 0 to 180 degrees; 0 from 90 on. */
export function iamCurve(iam: Iam): IamCurve {
  switch (iam.kind) {
    case 'profile':
      return profileIam(iam.points)
    case 'physical':
      return physicalIam(iam)
    case 'none':
      return (angleDeg) => (angleDeg < 90 ? 1 : Number.isNaN(angleDeg) ? NaN : 0)
  }
}

/**
 * A measured profile, linear between its points and continued beyond its ends, never below 0.
 *
 * @param points - at least two, rising angles
 * @throws RangeError for fewer than two points
 */
export function profileIam(points: readonly IamPoint[]): IamCurve {
  if (points.length < 2) throw new RangeError(`got ${points.length} points, expected at least 2`)
  const angles = Float64Array.from(points, (point) => point.angleDeg)
  const modifiers = Float64Array.from(points, (point) => point.modifier)
  const last = angles.length - 2
  return (angleDeg) => {
    const angle = Math.abs(angleDeg)
    let i = 0
    while (i < last && angle > angles[i + 1]) i++
    const slope = (modifiers[i + 1] - modifiers[i]) / (angles[i + 1] - angles[i])
    return Math.max(0, modifiers[i] + slope * (angle - angles[i]))
  }
}

export interface GlassCover {
  /** Refractive index of the glass. */
  readonly n: number
  /** Extinction coefficient, 1/m. */
  readonly kPerM: number
  readonly thicknessM: number
  /** Refractive index of an anti-reflective coating. */
  readonly coatingN?: number
}

/**
 * Modifier from the optics of the cover: reflection at each surface (Fresnel, mean of both polarizations),
 * refraction (Snell) and absorption on the way through (Bouguer), over the same at normal incidence.
 * 0 from 90 degrees on, NaN for NaN.
 *
 * @see [1] W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006) 78-88,
 *   doi:10.1016/j.solener.2005.06.010
 * @see [2] J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes (2013) ch. 5
 */
export function physicalIam({ n, kPerM, thicknessM, coatingN }: GlassCover): IamCurve {
  const first = coatingN === undefined || coatingN === 1 ? n : coatingN
  const opticalDepth = kPerM * thicknessM
  const throughAt = (cosAngle: number): number => {
    const sin1 = Math.sqrt(1 - cosAngle * cosAngle) / first
    const cos1 = Math.sqrt(1 - sin1 * sin1)
    let tauS = 1 - squared((cosAngle - first * cos1) / (cosAngle + first * cos1))
    let tauP = 1 - squared((cos1 - first * cosAngle) / (cos1 + first * cosAngle))
    let cosGlass = cos1
    if (first !== n) {
      const sin2 = (first / n) * sin1
      cosGlass = Math.sqrt(1 - sin2 * sin2)
      const rhoS = squared((first * cos1 - n * cosGlass) / (first * cos1 + n * cosGlass))
      const rhoP = squared((first * cosGlass - n * cos1) / (first * cosGlass + n * cos1))
      // Light bounces between both faces of the coating: the sum of a geometric series.
      tauS *= (1 - rhoS) / (1 - rhoS * (1 - tauS))
      tauP *= (1 - rhoP) / (1 - rhoP * (1 - tauP))
    }
    return 0.5 * (tauS + tauP) * Math.exp(-opticalDepth / cosGlass)
  }
  const atNormal = throughAt(1)
  return (angleDeg) => {
    const cosAngle = Math.cos(angleDeg * DEG_TO_RAD)
    return cosAngle <= 1e-16 ? 0 : throughAt(cosAngle) / atNormal
  }
}

const squared = (x: number): number => x * x

/**
 * ASHRAE's modifier 1 - b·(1/cos θ - 1), never below 0. 0 from 90 degrees on, NaN for NaN.
 *
 * @see [1] A. F. Souka, H. H. Safwat, Solar Energy 10 (1966) 170-174, doi:10.1016/0038-092X(66)90004-1
 */
export function ashraeIam(b: number): IamCurve {
  return (angleDeg) => {
    if (Math.abs(angleDeg) >= 90) return 0
    return Math.max(0, 1 - b * (1 / Math.cos(angleDeg * DEG_TO_RAD) - 1))
  }
}

/**
 * Martín and Ruiz' modifier (1 - exp(-cos θ/a_r)) / (1 - exp(-1/a_r)). 0 from 90 degrees on, NaN for NaN.
 *
 * @param angularLoss - a_r, 0.16 for clean glass
 * @see [1] N. Martín, J. M. Ruiz, Sol. Energy Mater. Sol. Cells 70 (2001) 25-38,
 *   doi:10.1016/S0927-0248(00)00408-6
 */
export function martinRuizIam(angularLoss: number): IamCurve {
  const whole = 1 - Math.exp(-1 / angularLoss)
  return (angleDeg) => {
    if (Math.abs(angleDeg) >= 90) return 0
    return (1 - Math.exp(-Math.cos(angleDeg * DEG_TO_RAD) / angularLoss)) / whole
  }
}
