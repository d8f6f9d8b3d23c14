import type { OpticsInput } from './optics.ts'
import type { RowFrame } from './rowFrame.ts'

/** Rows and sun in the cross-section at each step, each [n]; the front faces the positive side. */
export interface CrossSection {
  /** Of the tilt from the ground's plane, 0° to 180°. */
  readonly cosRow: Float64Array
  readonly sinRow: Float64Array
  /** Tangent of the sun's angle from the ground's normal; 0 where it is down. */
  readonly sunTangent: Float64Array
  /** Cosine of the sun's angle to the ground's normal; 0 where the sun is below the horizon or behind the ground. */
  readonly sunOutOfGround: Float64Array
  /**
   * Sine of the true horizon's elevation above the ground's plane on the front's side: above 0 where the front looks downhill.
   */
  readonly sinHorizon: Float64Array
}

/** Projects the modules' normal and the sun's direction into the cross-section of the rows. */
export function crossSection(frame: RowFrame, input: OpticsInput): CrossSection {
  const [groundEast, groundNorth, groundUp] = frame.ground
  const [acrossEast, acrossNorth, acrossUp] = frame.across
  const { sunEast, sunNorth, sunUp, normalEast, normalNorth, normalUp } = input
  const n = sunUp.length
  const cosRow = new Float64Array(n)
  const sinRow = new Float64Array(n)
  const sunTangent = new Float64Array(n)
  const sunOutOfGround = new Float64Array(n)
  const sinHorizon = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const across =
      normalEast[i] * acrossEast + normalNorth[i] * acrossNorth + normalUp[i] * acrossUp
    const out = normalEast[i] * groundEast + normalNorth[i] * groundNorth + normalUp[i] * groundUp
    const length = Math.sqrt(across * across + out * out)
    cosRow[i] = out / length
    sinRow[i] = Math.abs(across) / length
    const side = across < 0 ? -1 : 1
    sinHorizon[i] = -side * acrossUp
    const sunAcross =
      side * (sunEast[i] * acrossEast + sunNorth[i] * acrossNorth + sunUp[i] * acrossUp)
    const sunOut = sunEast[i] * groundEast + sunNorth[i] * groundNorth + sunUp[i] * groundUp
    if (sunUp[i] > 0 && sunOut > 0) {
      sunTangent[i] = sunAcross / sunOut
      sunOutOfGround[i] = sunOut
    }
  }
  return { cosRow, sinRow, sunTangent, sunOutOfGround, sinHorizon }
}
