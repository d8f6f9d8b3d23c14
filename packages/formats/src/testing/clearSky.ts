import { DAY_MS } from '@duet/units'

interface ClearSky {
  /** W/m², two decimals. */
  readonly ghi: number
  readonly dni: number
  readonly dhi: number
  readonly heightDeg: number
  readonly airC: number
  readonly humidity: number
  readonly wind: number
  /** Where it comes from, degrees: once around the compass in a day. */
  readonly windDirection: number
}

const RADIANS = Math.PI / 180
const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Light of a clear sky at an instant, plain but closed: GHI = DNI · cos(zenith) + DHI. Height of the sun by the
 * declination of Cooper (1969) and the equation of time of Spencer (1971); good to about 0.5°.
 */
export function clearSky(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  utcMs: number,
): ClearSky {
  const year = new Date(utcMs).getUTCFullYear()
  const day = (utcMs - Date.UTC(year, 0, 1)) / DAY_MS
  const angle = (2 * Math.PI * day) / 365
  const equationMin =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle))
  const declination = 23.45 * RADIANS * Math.sin((2 * Math.PI * (285 + day)) / 365)
  const solarHour = (day % 1) * 24 + longitude / 15 + equationMin / 60
  const hourAngle = (solarHour - 12) * 15 * RADIANS
  const sine =
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
    Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(hourAngle)
  const height = Math.max(0, sine)
  const dni = height > 0 ? 900 * height ** 0.3 : 0
  const dhi = 110 * height ** 0.5
  return {
    ghi: round(dni * height + dhi),
    dni: round(dni),
    dhi: round(dhi),
    heightDeg: round(Math.asin(sine) / RADIANS),
    airC: round(15 + 10 * Math.sin((2 * Math.PI * (day - 105)) / 365) + 8 * height),
    humidity: round(60 - 25 * height),
    wind: round(3 + 2 * height),
    windDirection: round((day % 1) * 360),
  }
}
