import { DEG_TO_RAD } from '@duet/units'
import type { DiffuseIam } from './diffuseIam.ts'

/**
 * Schlick's modifier 1 - (1 - cos θ)⁵, an approximation of Fresnel's reflection. 0 from 90 degrees on, NaN for NaN.
 *
 * @see [1] C. Schlick, Computer Graphics Forum 13 (1994) 233-246, doi:10.1111/1467-8659.1330233
 */
export function schlickIam(angleDeg: number): number {
  if (Math.abs(angleDeg) >= 90) return 0
  const rest = 1 - Math.cos(angleDeg * DEG_TO_RAD)
  return 1 - rest ** 5
}

/**
 * Schlick's modifier for an even sky and an even ground in closed form; 0 for the ground that a level plane does not see.
 *
 * @param tiltDeg - of the plane, 0 to 180
 * @see [1] Y. Xie et al., Solar Energy 235 (2022) 124-133, doi:10.1016/j.solener.2022.02.003
 */
export function schlickDiffuseIam(tiltDeg: number): Pick<DiffuseIam, 'sky' | 'ground'> {
  const tilt = tiltDeg * DEG_TO_RAD
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const whole =
    (30 / 7) * Math.PI -
    (160 / 21) * tilt -
    (10 / 3) * Math.PI * cos +
    (160 / 21) * cos * sin -
    (5 / 3) * Math.PI * cos * sin ** 2 +
    (20 / 7) * cos * sin ** 3 -
    (5 / 16) * Math.PI * cos * sin ** 4 +
    (16 / 105) * cos * sin ** 5
  const sky = (2 / (Math.PI * (1 + cos))) * whole
  const ground = cos < 1 ? 40 / (21 * (1 - cos)) - ((1 + cos) / (1 - cos)) * sky : 0
  return { sky, ground }
}
