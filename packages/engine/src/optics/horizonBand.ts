/** Top of the horizon band above the horizon: 6.5°, as the Perez model of 1990 sets it. */
const BAND_TOP_COS = Math.cos((6.5 * Math.PI) / 180)
const BAND_TOP_SIN = Math.sin((6.5 * Math.PI) / 180)

/** Places along the slant height at which the band is looked at. */
const PLACES = 8

/**
 * Share of the horizon band's light that reaches a face between long rows, mean over its slant height.
 *
 * The band lies between 0° and 6.5° in the cross-section; the next row's top edge at elevation ψ hides what is
 * below it: share = (cos(β+ψ) − cos(β+6.5°)) / (cosβ − cos(β+6.5°)), 0 above 6.5°. Midpoints of eight slices.
 *
 * @param cosTilt - of the face, −1..1
 * @param sinTilt - at or above 0
 */
export function visibleHorizonFraction(
  cosTilt: number,
  sinTilt: number,
  groundCoverage: number,
): number {
  const cosTop = cosTilt * BAND_TOP_COS - sinTilt * BAND_TOP_SIN
  const whole = cosTilt - cosTop
  if (!(whole > 0)) return 0
  let sum = 0
  for (let place = 0; place < PLACES; place++) {
    const reach = (groundCoverage * (place + 0.5)) / PLACES
    const rise = reach * sinTilt
    const run = 1 - reach * cosTilt
    const cosEdge = (cosTilt * run - sinTilt * rise) / Math.sqrt(rise * rise + run * run)
    if (cosEdge > cosTop) sum += cosEdge - cosTop
  }
  return Math.min(1, sum / (PLACES * whole))
}
