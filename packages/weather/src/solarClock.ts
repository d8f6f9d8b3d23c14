import { declination, equationOfTimeMin } from '@duet/formats'

const DAY_MS = 86_400_000

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
