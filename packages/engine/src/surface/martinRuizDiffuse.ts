import { DEG_TO_RAD } from '@duet/units'
import type { DiffuseIam } from './diffuseIam.ts'

/** Fitted constants of the closed form. */
export interface MartinRuizDiffuse {
  /** a_r, 0.16 for clean glass. */
  readonly angularLoss: number
  /** 4/(3π) where absent, as 0.4244 [1]. */
  readonly c1?: number
  /** 0.5·a_r - 0.154 where absent [2]. */
  readonly c2?: number
}

/** A plane that sees nothing of a region has the value of one that just begins to, deg. */
const LEAST_DEG = 1e-6

/**
 * Martín and Ruiz' modifier for an even sky and an even ground in closed form:
 * 1 - exp(-(c1·t + c2·t²)/a_r), t = sin γ + (γ - sin γ)/(1 - cos γ), γ the tilt for the ground and 180° less the tilt
 * for the sky.
 *
 * @param tiltDeg - of the plane, 0 to 180
 * @see [1] N. Martín, J. M. Ruiz, Sol. Energy Mater. Sol. Cells 70 (2001) 25-38, doi:10.1016/S0927-0248(00)00408-6
 * @see [2] IEC 61853-3:2018, 7.2
 */
export function martinRuizDiffuseIam(
  { angularLoss, c1 = 0.4244, c2 = 0.5 * angularLoss - 0.154 }: MartinRuizDiffuse,
  tiltDeg: number,
): Pick<DiffuseIam, 'sky' | 'ground'> {
  const modifier = (seenDeg: number): number => {
    const seen = Math.min(180 - LEAST_DEG, Math.max(LEAST_DEG, seenDeg)) * DEG_TO_RAD
    const sin = Math.sin(seen)
    const t = sin + (seen - sin) / (1 - Math.cos(seen))
    return 1 - Math.exp(-(t * (c1 + c2 * t)) / angularLoss)
  }
  return { sky: modifier(180 - tiltDeg), ground: modifier(tiltDeg) }
}
