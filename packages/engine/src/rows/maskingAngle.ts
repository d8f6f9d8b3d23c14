import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/**
 * Elevation of the upper edge of the next row, seen from a place on a row, deg: what lies below is hidden. Level ground,
 * rows alike and endless.
 *
 * @param tiltDeg - of the rows, 0 to 180
 * @param groundCoverage - slant width over pitch
 * @param slantHeight - of the place, share of the slant width from the lower edge
 * @see [1] J. Appelbaum, J. Bany, Solar Energy 23 (1979) 497-507, doi:10.1016/0038-092X(79)90073-2, equation 3
 */
export function maskingAngleDeg(
  tiltDeg: number,
  groundCoverage: number,
  slantHeight: number,
): number {
  const above = groundCoverage * (1 - slantHeight)
  const tilt = tiltDeg * DEG_TO_RAD
  return Math.atan2(above * Math.sin(tilt), 1 - above * Math.cos(tilt)) * RAD_TO_DEG
}

/**
 * Mean masking angle over the slant width, deg, in closed form.
 *
 * @see [1] D. Passias, B. Källbäck, Solar Cells 11 (1984) 281-291, doi:10.1016/0379-6787(84)90017-6
 */
export function meanMaskingAngleDeg(tiltDeg: number, groundCoverage: number): number {
  const tilt = tiltDeg * DEG_TO_RAD
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  if (sin <= 0) return 0
  const x = 1 / groundCoverage
  const run = x * cos - 1
  const mean =
    -0.5 * x * sin * Math.log(Math.abs(2 * x * cos - (x * x + 1))) +
    run * Math.atan(run / (x * sin)) +
    (1 - x * cos) * Math.atan(cos / sin) +
    x * Math.log(x) * sin
  return mean * RAD_TO_DEG
}

/**
 * Depression of the lower edge of the next row, seen from a place on a row, deg: ground below that line is seen.
 *
 * @param slantHeight - share of the slant width from the lower edge
 */
export function groundAngleDeg(
  tiltDeg: number,
  groundCoverage: number,
  slantHeight: number,
): number {
  const below = groundCoverage * slantHeight
  const tilt = tiltDeg * DEG_TO_RAD
  return Math.atan2(below * Math.sin(tilt), 1 + below * Math.cos(tilt)) * RAD_TO_DEG
}

/**
 * Share of an even sky's light that a masking angle takes: 1 - cos²(ψ/2).
 *
 * @see [1] D. Passias, B. Källbäck, Solar Cells 11 (1984) 281-291, doi:10.1016/0379-6787(84)90017-6
 */
export function skyMaskedFraction(maskingDeg: number): number {
  const sin = Math.sin(0.5 * maskingDeg * DEG_TO_RAD)
  return sin * sin
}
