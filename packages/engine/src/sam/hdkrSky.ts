import { DEG_TO_RAD } from '@duet/units'
import { hayDaviesSky, makeSkyArrays, type Sky, type SkyInputs } from '../sky/sky.ts'

/** The sky's light and the tilt of the plane that looks at it, each [n]. */
export interface HdkrInputs extends SkyInputs {
  readonly ghiWm2: Float64Array
  readonly tiltDeg: Float64Array
}

/**
 * Sky of Hay, Davies, Klucher and Reindl [1] as parts: Hay and Davies' sky, and what Reindl adds to it at the horizon.
 *
 * On a plane of tilt β the dome of Hay and Davies gives D·(1 + cos β)/2·(1 + f·sin³(β/2)), f² the beam's share of the global
 * irradiance. The second term is written as a horizon band H·sin β: H = D·f·½·sin²(β/2)·cos(β/2), which has no quotient to fail
 * on a level plane. It holds for this tilt alone. NaN in an input gives NaN.
 *
 * @see [1] D. T. Reindl, W. A. Beckman, J. A. Duffie, Solar Energy 45 (1990) 9-17,
 *   doi:10.1016/0038-092X(90)90061-G
 */
export function hdkrSky(inputs: HdkrInputs, out: Sky = makeSkyArrays(inputs.tiltDeg.length)): Sky {
  const { zenithDeg, dniWm2, ghiWm2, tiltDeg } = inputs
  hayDaviesSky(inputs, out)
  for (let i = 0; i < tiltDeg.length; i++) {
    const beamWm2 = dniWm2[i] * Math.max(0, Math.cos(zenithDeg[i] * DEG_TO_RAD))
    const share = ghiWm2[i] === 0 ? 0 : Math.min(1, beamWm2 / ghiWm2[i])
    const half = (tiltDeg[i] / 2) * DEG_TO_RAD
    const sin = Math.sin(half)
    out.horizonWm2[i] = 0.5 * out.domeWm2[i] * Math.sqrt(share) * sin * sin * Math.cos(half)
  }
  return out
}
