import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

const DAY_ANGLE = (2 * Math.PI) / 365

/**
 * Equation of time by Spencer's series, minutes: apparent less mean solar time.
 *
 * @param day - of the year, from 1
 * @see [1] J. W. Spencer, Search 2 (1971) 172
 */
export function spencerEquationOfTimeMin(day: number): number {
  const b = DAY_ANGLE * (day - 1)
  return (
    (1440 / (2 * Math.PI)) *
    (0.0000075 +
      0.001868 * Math.cos(b) -
      0.032077 * Math.sin(b) -
      0.014615 * Math.cos(2 * b) -
      0.040849 * Math.sin(2 * b))
  )
}

/**
 * Equation of time by the short formula 9.87·sin 2b - 7.53·cos b - 1.5·sin b, b = 2π/365·(d - 81), minutes.
 *
 * @see [1] C. B. Honsberg, S. G. Bowden, pveducation.org, Solar Time (2019)
 */
export function pvcdromEquationOfTimeMin(day: number): number {
  const b = DAY_ANGLE * (day - 81)
  return 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b)
}

/**
 * Declination of the sun by Spencer's series, deg.
 *
 * @see [1] J. W. Spencer, Search 2 (1971) 172
 */
export function spencerDeclinationDeg(day: number): number {
  const b = DAY_ANGLE * (day - 1)
  const declination =
    0.006918 -
    0.399912 * Math.cos(b) +
    0.070257 * Math.sin(b) -
    0.006758 * Math.cos(2 * b) +
    0.000907 * Math.sin(2 * b) -
    0.002697 * Math.cos(3 * b) +
    0.00148 * Math.sin(3 * b)
  return declination * RAD_TO_DEG
}

/**
 * Declination of the sun by Cooper, 23.45°·sin(2π/365·(284 + d)), deg.
 *
 * @see [1] P. I. Cooper, Solar Energy 12 (1969) 333-346, doi:10.1016/0038-092X(69)90047-4
 */
export function cooperDeclinationDeg(day: number): number {
  return 23.45 * Math.sin(DAY_ANGLE * (284 + day))
}

/** The sun in the sky by spherical trigonometry, deg. */
export interface AnalyticSun {
  readonly zenithDeg: number
  /** Clockwise from north, 0 to 360. */
  readonly azimuthDeg: number
}

/**
 * Zenith and azimuth from latitude, hour angle and declination: the astronomical triangle, without refraction or parallax.
 *
 * @param hourAngleDeg - 0 at solar noon, positive after it
 * @see [1] J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes (2013), equations 1.6.5 and 1.6.6
 */
export function analyticSun(
  latitudeDeg: number,
  hourAngleDeg: number,
  declinationDeg: number,
): AnalyticSun {
  const latitude = latitudeDeg * DEG_TO_RAD
  const hour = hourAngleDeg * DEG_TO_RAD
  const declination = declinationDeg * DEG_TO_RAD
  const up =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hour)
  const west = Math.cos(declination) * Math.sin(hour)
  const south =
    Math.sin(latitude) * Math.cos(declination) * Math.cos(hour) -
    Math.cos(latitude) * Math.sin(declination)
  const azimuthDeg = Math.atan2(west, south) * RAD_TO_DEG + 180
  return {
    zenithDeg: Math.atan2(Math.sqrt(west * west + south * south), up) * RAD_TO_DEG,
    azimuthDeg: azimuthDeg >= 360 ? azimuthDeg - 360 : azimuthDeg,
  }
}
