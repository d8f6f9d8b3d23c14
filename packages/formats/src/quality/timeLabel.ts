import type { WeatherFile, WeatherWarning } from '../weather/weatherFile.ts'

const DAY_MS = 86_400_000
/** Weather that is regularly better in the morning or afternoon moves the centre by up to about 15 minutes. */
const TOLERANCE_MIN = 22
const FEWEST_DAYS = 10

/**
 * How far the centre of the light of bright days lies from solar noon, minutes; positive: the data are late. The
 * brightest third of the days is used. Undefined without GHI or place, or with too few whole days.
 */
export function lightOffsetMin(
  weather: Pick<WeatherFile, 'columns' | 'metadata' | 'intervalStartUtcMs' | 'stepS'>,
): number | undefined {
  const { ghi_wm2: ghi } = weather.columns
  const { longitude } = weather.metadata
  if (!ghi || longitude === undefined) return undefined
  const days = solarDays(ghi, weather.intervalStartUtcMs, weather.stepS, longitude)
  const bright = days.toSorted((a, b) => b.light - a.light).slice(0, Math.ceil(days.length / 3))
  if (bright.length < FEWEST_DAYS) return undefined
  const light = bright.reduce((sum, day) => sum + day.light, 0)
  return bright.reduce((sum, day) => sum + day.moment, 0) / light / 60_000
}

interface SolarDay {
  light: number
  /** Σ light · (time − solar noon), ms. */
  moment: number
}

function solarDays(
  ghi: Float64Array,
  startUtcMs: Float64Array,
  stepS: number,
  longitude: number,
): readonly SolarDay[] {
  const days = new Map<number, SolarDay>()
  for (let i = 0; i < ghi.length; i++) {
    const light = ghi[i] ?? 0
    if (!(light > 0)) continue
    const solarMs = (startUtcMs[i] ?? 0) + stepS * 500 + (longitude / 15) * 3_600_000
    const sinceNoonMs = solarMs + equationOfTimeMin(solarMs) * 60_000
    const number = Math.floor(sinceNoonMs / DAY_MS)
    const day = days.get(number) ?? { light: 0, moment: 0 }
    day.light += light
    day.moment += light * (sinceNoonMs - (number + 0.5) * DAY_MS)
    days.set(number, day)
  }
  return [...days.values()]
}

/**
 * Solar less mean time, minutes, within 0.6 min (J. W. Spencer, Search 2 (1971) 172, as quoted in M. Iqbal, An
 * Introduction to Solar Radiation, 1983, eq. 1.4.1).
 */
function equationOfTimeMin(ms: number): number {
  const date = new Date(ms)
  const dayOfYear = (ms - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS
  const b = (2 * Math.PI * dayOfYear) / 365
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(b) -
      0.032077 * Math.sin(b) -
      0.014615 * Math.cos(2 * b) -
      0.04089 * Math.sin(2 * b))
  )
}

/** Tells when the times do not fit the sun: a wrong time zone, or labels that mean the other end of the interval. */
export function timeLabelWarning(
  weather: Pick<WeatherFile, 'columns' | 'metadata' | 'intervalStartUtcMs' | 'stepS'>,
): WeatherWarning | undefined {
  const offset = lightOffsetMin(weather)
  if (offset === undefined || Math.abs(offset) <= TOLERANCE_MIN) return undefined
  const minutes = Math.round(Math.abs(offset))
  return {
    code: 'time_label',
    message: `On bright days the light is ${minutes} minutes ${offset > 0 ? 'later' : 'earlier'} than the sun. Check the time zone and whether times are the beginning, the centre or the end of their intervals.`,
  }
}
