import { DAY_MS } from '@duet/units'

/** The sun's clock and height of a day. */
export interface SolarDay {
  /** Solar less mean time. */
  readonly equationMin: number
  readonly declinationRad: number
}

/** @param utcDay - days since 1970 */
export function solarDay(utcDay: number): SolarDay {
  const utcMs = utcDay * DAY_MS
  return { equationMin: equationOfTimeMin(utcMs), declinationRad: declination(utcMs) }
}

/** Zenith of sunrise: half the sun's width and the refraction of a usual horizon. */
const SUNRISE_ZENITH_RAD = (90.833 * Math.PI) / 180

/** Half the length of the day in minutes; 0 in polar night, 720 in polar day. */
export function halfDayMin(latitudeDeg: number, declinationRad: number): number {
  const latitude = (latitudeDeg * Math.PI) / 180
  const cosHourAngle =
    (Math.cos(SUNRISE_ZENITH_RAD) - Math.sin(latitude) * Math.sin(declinationRad)) /
    (Math.cos(latitude) * Math.cos(declinationRad))
  if (cosHourAngle >= 1) return 0
  if (cosHourAngle <= -1) return 720
  return (Math.acos(cosHourAngle) * 720) / Math.PI
}

/**
 * Solar less mean time, minutes, within 0.6 min (J. W. Spencer, Search 2 (1971) 172, as quoted in M. Iqbal, An
 * Introduction to Solar Radiation, 1983, eq. 1.4.1).
 */
function equationOfTimeMin(ms: number): number {
  const b = yearAngle(ms)
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(b) -
      0.032077 * Math.sin(b) -
      0.014615 * Math.cos(2 * b) -
      0.04089 * Math.sin(2 * b))
  )
}

/** Declination of the sun, radians, within 0.04° (Spencer 1971, in Iqbal eq. 1.3.1). */
function declination(ms: number): number {
  const b = yearAngle(ms)
  return (
    0.006918 -
    0.399912 * Math.cos(b) +
    0.070257 * Math.sin(b) -
    0.006758 * Math.cos(2 * b) +
    0.000907 * Math.sin(2 * b) -
    0.002697 * Math.cos(3 * b) +
    0.00148 * Math.sin(3 * b)
  )
}

function yearAngle(ms: number): number {
  const date = new Date(ms)
  return (2 * Math.PI * (ms - Date.UTC(date.getUTCFullYear(), 0, 1))) / DAY_MS / 365
}
