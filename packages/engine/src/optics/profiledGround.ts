import { GROUND_BINS, type GroundProfile, groundProfile, type RowShape } from './groundProfile.ts'
import { domeShare, MIN_SUN_UP_ON_GROUND, type RowGround } from './rowGround.ts'

/** Distance of the tilts at which profiles are made; between them they are linear. */
const TILT_STEP_RAD = (2 * Math.PI) / 180

/** Profiles reach from 0° to 90°; a row beyond stands upright. */
const TILTS = 46

/**
 * Ground whose brightness changes between the rows: the shadow of a row and the narrow sky above each place.
 *
 * Each face sees E = albedo·Σ W_b·(B·lit_b + D·S_b) over the bins b of one pitch: W its view factor to them, B beam and circumsolar
 * on the ground, lit_b the share of the bin outside the shadows, D the dome, S_b the bin's view factor to the sky (`groundProfile`).
 * Open area τ of the rows adds τ·(1 − lit) and τ·(1 − S). Profiles are made once for each tilt that occurs.
 */
export function profiledGround(shape: RowShape, transmissionFraction: number): RowGround {
  const profiles: (GroundProfile | undefined)[] = Array.from({ length: TILTS })
  const profileAt = (tilt: number): GroundProfile =>
    (profiles[tilt] ??= groundProfile(tilt * TILT_STEP_RAD, shape))
  return (input, { cosRow, sinRow, sunTangent, sunOutOfGround }) => {
    const n = cosRow.length
    const frontWm2 = new Float64Array(n)
    const rearWm2 = new Float64Array(n)
    const lit = new Float64Array(GROUND_BINS)
    for (let i = 0; i < n; i++) {
      const light = input.albedo[i] * input.ghiWm2[i]
      if (light === 0) continue
      const place = Math.min(Math.acos(Math.max(0, cosRow[i])) / TILT_STEP_RAD, TILTS - 1)
      const low = Math.min(Math.floor(place), TILTS - 2)
      const share = place - low
      const a = profileAt(low)
      const b = profileAt(low + 1)
      const dome = domeShare(input.isotropicWm2[i], input.ghiWm2[i])
      const open = 1 - transmissionFraction
      let front =
        dome *
        (open * mix(a.frontSky, b.frontSky, share) +
          transmissionFraction * mix(a.frontAll, b.frontAll, share))
      let rear =
        dome *
        (open * mix(a.rearSky, b.rearSky, share) +
          transmissionFraction * mix(a.rearAll, b.rearAll, share))
      if (sunOutOfGround[i] > 0 && input.sunUp[i] > MIN_SUN_UP_ON_GROUND) {
        shadowOnBins(shape, cosRow[i], sinRow[i], sunTangent[i], lit)
        const beam = (1 - dome) * (sunOutOfGround[i] / input.sunUp[i])
        let frontLit = 0
        let rearLit = 0
        for (let bin = 0; bin < GROUND_BINS; bin++) {
          const bright = open * lit[bin] + transmissionFraction
          frontLit += bright * mix(a.front[bin], b.front[bin], share)
          rearLit += bright * mix(a.rear[bin], b.rear[bin], share)
        }
        front += beam * frontLit
        rear += beam * rearLit
      }
      frontWm2[i] = light * front
      rearWm2[i] = light * rear
    }
    return { frontWm2, rearWm2 }
  }
}

function mix(a: number, b: number, share: number): number {
  return a + share * (b - a)
}

/**
 * Share of each bin that lies outside the rows' shadows, written to `lit`. A row's shadow is as long as its chord
 * seen along the sun, w·|cosβ + sinβ·tanφ|, and its middle lies h·tanφ away from the sun.
 */
function shadowOnBins(
  { width, height }: RowShape,
  cosTilt: number,
  sinTilt: number,
  sunTangent: number,
  lit: Float64Array,
): void {
  const length = width * Math.abs(cosTilt + sinTilt * sunTangent)
  if (length >= 1) {
    lit.fill(0)
    return
  }
  lit.fill(1)
  const middle = -height * sunTangent
  const start = middle - length / 2
  let from = (start - Math.floor(start)) * GROUND_BINS
  let left = length * GROUND_BINS
  while (left > 0) {
    const bin = Math.floor(from)
    const part = Math.min(left, bin + 1 - from)
    lit[bin % GROUND_BINS] -= part
    left -= part
    from = bin + 1
    if (part === 0) return
  }
}
