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
  const bright = brightestDays(ghi, weather, longitude)
  if (bright.length < FEWEST_DAYS) return undefined
  const light = bright.reduce((sum, day) => sum + day.light, 0)
  return bright.reduce((sum, day) => sum + day.moment, 0) / light / 60_000
}

function brightestDays(
  ghi: Float64Array,
  { intervalStartUtcMs, stepS }: Pick<WeatherFile, 'intervalStartUtcMs' | 'stepS'>,
  longitude: number,
): readonly SolarDay[] {
  const days = solarDays(ghi, intervalStartUtcMs, stepS, longitude)
  return days.toSorted((a, b) => b.light - a.light).slice(0, Math.ceil(days.length / 3))
}

/** The brightest third of the days: whether a moment lies in one, and solar noon of each, ms UTC. */
export function brightDays(
  weather: Pick<WeatherFile, 'columns' | 'metadata' | 'intervalStartUtcMs' | 'stepS'>,
): { readonly has: (ms: number) => boolean; readonly noonsMs: readonly number[] } | undefined {
  const { ghi_wm2: ghi } = weather.columns
  const { longitude } = weather.metadata
  if (!ghi || longitude === undefined) return undefined
  const bright = brightestDays(ghi, weather, longitude)
  if (bright.length < FEWEST_DAYS) return undefined
  const numbers = new Set(bright.map((day) => day.number))
  return {
    has: (ms) => numbers.has(solarDayOf(ms, longitude)),
    noonsMs: bright.map(({ number }) => (number + 0.5 - longitude / 360) * DAY_MS),
  }
}

/** Number of the solar day in which a moment lies. */
function solarDayOf(ms: number, longitude: number): number {
  const solarMs = ms + (longitude / 15) * 3_600_000
  return Math.floor((solarMs + equationOfTimeMin(solarMs) * 60_000) / DAY_MS)
}

interface SolarDay {
  readonly number: number
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
    const day = days.get(number) ?? { number, light: 0, moment: 0 }
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
export function equationOfTimeMin(ms: number): number {
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
export function declination(ms: number): number {
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
