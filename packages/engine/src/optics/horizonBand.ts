/** Top of the horizon band above the horizon, as the Perez model of 1990 sets it. */
export const HORIZON_BAND_DEG = 6.5
const BAND_TOP_COS = Math.cos((HORIZON_BAND_DEG * Math.PI) / 180)
const BAND_TOP_SIN = Math.sin((HORIZON_BAND_DEG * Math.PI) / 180)

/** Places along the slant height at which the band is looked at. */
const PLACES = 8

/**
 * Share of the horizon band's light that reaches a face between long rows, mean over its slant height.
 *
 * The band lies between 0° and 6.5° above the true horizon in the cross-section, the horizon at h above the plane of the ground; the
 * next row's top edge at ψ hides what is below it: share = (cos(β+max(ψ,h)) − cos(β+h+6.5°)) / (cos(β+h) − cos(β+h+6.5°)),
 * 0 where ψ is above the band. Midpoints of eight slices.
 *
 * @param cosTilt - of the face from the ground's plane, −1..1
 * @param sinTilt - at or above 0
 * @param sinHorizon - of h, 0 on level ground
 */
export function visibleHorizonFraction(
  cosTilt: number,
  sinTilt: number,
  groundCoverage: number,
  sinHorizon = 0,
): number {
  const cosHorizon = Math.sqrt(1 - sinHorizon * sinHorizon)
  const cosBase = cosTilt * cosHorizon - sinTilt * sinHorizon
  const sinBase = sinTilt * cosHorizon + cosTilt * sinHorizon
  const cosTop = cosBase * BAND_TOP_COS - sinBase * BAND_TOP_SIN
  const whole = cosBase - cosTop
  if (!(whole > 0)) return 0
  let sum = 0
  for (let place = 0; place < PLACES; place++) {
    const reach = (groundCoverage * (place + 0.5)) / PLACES
    const rise = reach * sinTilt
    const run = 1 - reach * cosTilt
    const cosEdge = (cosTilt * run - sinTilt * rise) / Math.sqrt(rise * rise + run * run)
    sum += Math.max(0, Math.min(cosEdge, cosBase) - cosTop)
  }
  return Math.min(1, sum / (PLACES * whole))
}
