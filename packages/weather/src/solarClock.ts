const DAY_MS = 86_400_000

/** The sun's clock and height of a day. */
export interface SolarDay {
  /** Solar less mean time. */
  readonly equationOfTimeMin: number
  readonly declinationRad: number
}

/**
 * Equation of time within 0.6 min and declination within 0.05°, by day.
 *
 * @param utcDay - days since 1970
 * @see [1] J. W. Spencer, Search 2 (1971) 172, as quoted in M. Iqbal, An Introduction to Solar Radiation (1983),
 *   eqs. 1.3.1 and 1.4.1
 */
export function solarDay(utcDay: number): SolarDay {
  const newYear = Date.UTC(new Date(utcDay * DAY_MS).getUTCFullYear(), 0, 1) / DAY_MS
  const b = (2 * Math.PI * (utcDay - newYear)) / 365
  const equationOfTimeMin =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(b) -
      0.032077 * Math.sin(b) -
      0.014615 * Math.cos(2 * b) -
      0.04089 * Math.sin(2 * b))
  const declinationRad =
    0.006918 -
    0.399912 * Math.cos(b) +
    0.070257 * Math.sin(b) -
    0.006758 * Math.cos(2 * b) +
    0.000907 * Math.sin(2 * b) -
    0.002697 * Math.cos(3 * b) +
    0.00148 * Math.sin(3 * b)
  return { equationOfTimeMin, declinationRad }
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
