import type { Weather } from '@duet/engine'
import { changedWeather, type InputChanges } from '@duet/engine'
import { DAY_MS, HOUR_MS } from '@duet/units'
/** Weather as it is stored: the specification's columns over the starts of intervals. */
export interface WeatherTable {
  /** ms since 1970 UTC, [n], rising; a typical year lies in one nominal year. */
  readonly startUtcMs: Float64Array
  /** By the specification's names and units (`ghi_wm2`, `temp_c` ...), each [n]; NaN is missing. */
  readonly columns: Readonly<Record<string, Float64Array | undefined>>
}

/** What a run takes of its weather. */
export interface WeatherChoice {
  readonly isTypicalYear: boolean
  readonly stepS: number
  /** Local standard time less UTC, hours. */
  readonly utcOffsetH: number
  /** Local standard time: yyyy-MM-ddTHH:mm, or a date, which as `to` is meant whole. Absent: all there is. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The year that a typical year stands for: where the sun is, and how old the modules are. */
  readonly simulatedYear?: number | undefined
  /** Absent: light and albedo are as they are stored. */
  readonly inputChanges?: InputChanges | undefined
}

/** Columns that may be absent: engine's name, stored name. */
const OPTIONAL_COLUMNS = [
  ['ghiWm2', 'ghi_wm2'],
  ['dniWm2', 'dni_wm2'],
  ['dhiWm2', 'dhi_wm2'],
  ['windMPerS', 'windspeed'],
  ['windDirectionDeg', 'wind_direction'],
  ['albedo', 'albedo'],
  ['pressurePa', 'atmospheric_pressure'],
  ['relativeHumidityPercent', 'rh'],
  ['precipitableWaterCm', 'pw'],
  ['trackerAngleDeg', 'tracker_angle'],
  ['snowDepthCm', 'snow_depth'],
  ['rainMm', 'rain'],
  ['pm25UgPerM3', 'pm2_5'],
  ['pm10UgPerM3', 'pm10'],
] as const

type OptionalKey = (typeof OPTIONAL_COLUMNS)[number][0] & keyof Weather

/**
 * Instants between which the intervals of a run start, ms UTC, the end not included; infinite where it takes all there is.
 *
 * @param firstUtcMs - start of the first interval of the weather
 */
export function runLimits(
  firstUtcMs: number,
  { isTypicalYear, utcOffsetH, from, to }: Omit<WeatherChoice, 'stepS'>,
): { readonly fromUtcMs: number; readonly toUtcMs: number } {
  const offsetMs = utcOffsetH * HOUR_MS
  const year = isTypicalYear ? new Date(firstUtcMs + offsetMs).getUTCFullYear() : undefined
  return {
    fromUtcMs: (wallMs(from, year, false) ?? Number.NEGATIVE_INFINITY) - offsetMs,
    toUtcMs: (wallMs(to, year, true) ?? Number.POSITIVE_INFINITY) - offsetMs,
  }
}

/** Rows of the table that a run uses, the end not included. Whole intervals that start in the range. */
export function runRows(
  startUtcMs: Float64Array,
  choice: WeatherChoice,
): { readonly from: number; readonly to: number } {
  const { fromUtcMs, toUtcMs } = runLimits(startUtcMs[0] ?? 0, choice)
  return { from: firstAt(startUtcMs, fromUtcMs), to: firstAt(startUtcMs, toUtcMs) }
}

/** Index of the first start that is not before `utcMs`. */
function firstAt(startUtcMs: Float64Array, utcMs: number): number {
  let low = 0
  let high = startUtcMs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((startUtcMs[middle] ?? 0) < utcMs) low = middle + 1
    else high = middle
  }
  return low
}

/** Wall-clock time as ms; with a `year`, in that year, 29 February as the 28th and New Year as the end of the year. */
function wallMs(
  text: string | undefined,
  year: number | undefined,
  isEnd: boolean,
): number | undefined {
  if (text === undefined) return undefined
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const ms = Date.parse(isDate ? text : `${text}Z`) + (isDate && isEnd ? DAY_MS : 0)
  if (Number.isNaN(ms))
    throw new RangeError(`got '${text}', expected yyyy-MM-dd or yyyy-MM-ddTHH:mm`)
  if (year === undefined) return ms
  return isEnd ? inYear(ms - 1, year) + 1 : inYear(ms, year)
}

function inYear(localMs: number, year: number): number {
  const date = new Date(localMs)
  const month = date.getUTCMonth()
  const day = month === 1 ? Math.min(date.getUTCDate(), 28) : date.getUTCDate()
  return Date.UTC(year, month, day) + (localMs - Math.floor(localMs / DAY_MS) * DAY_MS)
}

/**
 * Weather of a run, in the engine's names, cut to the chosen range. A typical year is moved to the year that
 * it stands for, month, day and time of local standard time retained.
 *
 * @throws RangeError when the table has no `temp_c`
 */
export function runWeather(table: WeatherTable, choice: WeatherChoice): Weather {
  const { from, to } = runRows(table.startUtcMs, choice)
  const cut = (name: string): Float64Array | undefined => table.columns[name]?.slice(from, to)
  const airC = cut('temp_c')
  if (!airC) throw new RangeError('got weather without temp_c')
  const optional: { [Key in OptionalKey]?: Float64Array } = {}
  for (const [key, name] of OPTIONAL_COLUMNS) {
    const values = cut(name)
    if (values) optional[key] = values
  }
  const starts = table.startUtcMs.slice(from, to)
  const weather = {
    intervalStartUtcMs: choice.isTypicalYear ? standFor(starts, choice) : starts,
    stepS: choice.stepS,
    utcOffsetH: choice.utcOffsetH,
    airC,
    ...optional,
    ...(choice.isTypicalYear && { isTypicalYear: true }),
  }
  return choice.inputChanges ? changedWeather(weather, choice.inputChanges) : weather
}

function standFor(
  startUtcMs: Float64Array,
  { simulatedYear, utcOffsetH }: WeatherChoice,
): Float64Array {
  if (simulatedYear === undefined) return startUtcMs
  const offsetMs = utcOffsetH * HOUR_MS
  return startUtcMs.map((utcMs) => inYear(utcMs + offsetMs, simulatedYear) - offsetMs)
}
