import { rowGroundViewFactor, rowSkyViewFactor } from '../optics/rowViewFactors.ts'

/**
 * Share of the sky's light that the next row leaves on a face, mean over its slant height: the face's view factor to the sky
 * over that of a face alone, (1 + cos β)/2 [1].
 *
 * @param groundCoverage - slant width over pitch
 * @see [1] C. Deline, A. Dobos, S. Janzou, J. Meydbray, M. Donovan, Solar Energy 96 (2013) 274-282,
 *   doi:10.1016/j.solener.2013.07.008
 */
export function skyMask(cosTilt: number, groundCoverage: number): number {
  return (2 * rowSkyViewFactor(cosTilt, groundCoverage)) / (1 + cosTilt)
}

/** Where the ground's light comes from at a step. */
export interface GroundLight {
  /** Sine of the sun's elevation; at or below 0 there is no beam. */
  readonly sunUp: number
  /** Beam and diffuse light on level ground, W/m². */
  readonly beamWm2: number
  readonly diffuseWm2: number
}

/** Least sunlit ground between two rows, in slant widths. */
const LEAST_GROUND = 1e-5

/** A face that sees less of the ground is level: there is nothing to mask. */
const LEAST_VIEW = 1e-9

/**
 * Share of the ground's light that reaches a face in a field of `rowCount` rows [1]: the first row sees all ground in front of it, the
 * others the strip up to the next row. Of that the beam lights y = 1/g − sin(β + α)/sin α (in slant widths) at a sun of elevation α, as if
 * it stood in the rows' cross-section; a strip y from the lower edge has the view factor ½·(1 + y − √(y² + 2·y·cos β + 1)), which is
 * taken over that of all ground, (1 − cos β)/2. Diffuse light comes from the whole strip, y = 1/g.
 *
 * @see [1] C. Deline et al., as `skyMask`
 */
export function groundMask(
  cosTilt: number,
  groundCoverage: number,
  { sunUp, beamWm2, diffuseWm2 }: GroundLight,
  rowCount: number,
): number {
  const light = beamWm2 + diffuseWm2
  const whole = (1 - cosTilt) / 2
  if (!(light > 0 && whole > LEAST_VIEW)) return 1
  const ofDiffuse = rowGroundViewFactor(cosTilt, groundCoverage) / whole
  let ofBeam = ofDiffuse
  if (sunUp > 0) {
    const sinTilt = Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))
    const cosSun = Math.sqrt(Math.max(0, 1 - sunUp * sunUp))
    const shadow = (sinTilt * cosSun + cosTilt * sunUp) / sunUp
    const lit = Math.max(LEAST_GROUND, 1 / groundCoverage - shadow)
    ofBeam = rowGroundViewFactor(cosTilt, 1 / lit) / whole
  }
  const behind = (ofBeam * beamWm2 + ofDiffuse * diffuseWm2) / light
  return (1 + (rowCount - 1) * behind) / rowCount
}
