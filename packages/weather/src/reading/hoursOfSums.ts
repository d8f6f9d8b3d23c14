import { type LightSum, type WeatherOfSums, weatherOfSums } from '@duet/engine'
import {
  type AirTemperature,
  MAX_REPORTED_LINES,
  ProblemLog,
  TMY_NOMINAL_YEAR,
  type WeatherFile,
  WeatherFileError,
  type WeatherRows,
  type WeatherWarning,
  withAirTemperature,
} from '@duet/formats'
import { DAY_MIN, DAY_MS, HOUR_MS, HOUR_S } from '@duet/units'

/** The same table always gives the same hours. */
const SEED = 19_840_131

interface Place {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM: number
}

/** Whether the rows of a file are sums of days or months. */
export function isTableOfSums({ raw }: WeatherRows): boolean {
  return raw.isMonthly === true || isDaily(raw)
}

function isDaily({ rows, stepMin }: WeatherRows['raw']): boolean {
  if (stepMin !== undefined) return stepMin === DAY_MIN
  if (rows.count < 3 || rows.minuteOfDay.subarray(0, rows.count).some((minute) => minute !== 0))
    return false
  const days = new Set<number>()
  for (let row = 0; row < rows.count; row++) days.add(dayMs(rows, row))
  return days.size > rows.count / 2
}

const dayMs = ({ year, month, day }: WeatherRows['raw']['rows'], row: number): number =>
  Date.UTC(year[row] ?? 0, (month[row] ?? 1) - 1, day[row] ?? 1)

/**
 * Hours made of a table of daily or monthly sums; see `weatherOfSums`. Days between the rows that are not there are left
 * out as gaps.
 *
 * @throws WeatherFileError without GHI, and without air temperature where none was chosen
 */
export function hoursOfSums(
  { raw }: WeatherRows,
  place: Place,
  utcOffsetH: number,
  airTemperature: AirTemperature | undefined,
): WeatherFile {
  const sums = sumsOf(raw, utcOffsetH)
  const made = weatherOfSums(sums, place, SEED)
  const n = made.intervalStartUtcMs.length
  const hasAir = made.airC.some((value) => !Number.isNaN(value))
  const isTypical = raw.isMonthly === true && raw.rows.year[0] === TMY_NOMINAL_YEAR
  const gaps = gapsOf(raw, sums)
  const air = airOf(made, hasAir, { isTypical, utcOffsetH, place }, airTemperature)
  return {
    format: raw.format,
    metadata: {
      source: raw.source,
      latitude: place.latitudeDeg,
      longitude: place.longitudeDeg,
      ...(raw.altitudeM === undefined ? {} : { altitude_m: raw.altitudeM }),
      local_time_zone: utcOffsetH,
      time_interval: 'OneHour',
      interval_alignment: 'beginning',
      type: isTypical ? 'TMY' : 'Sequential',
      has_windspeed: false,
      has_rh: false,
      has_pw: false,
      has_snow_depth: false,
      has_rain: false,
      has_dust: false,
      start_time: new Date(made.intervalStartUtcMs[0] ?? 0).toISOString(),
      end_time: new Date((made.intervalStartUtcMs[n - 1] ?? 0) + HOUR_MS).toISOString(),
    },
    columns: {
      ...hourColumns(made.intervalStartUtcMs, utcOffsetH),
      ghi_wm2: made.ghiWm2,
      dni_wm2: made.dniWm2,
      dhi_wm2: made.dhiWm2,
      ...(air.values.temp_c ? { temp_c: air.values.temp_c } : {}),
    },
    rowCount: n,
    intervalStartUtcMs: made.intervalStartUtcMs,
    stepS: HOUR_S,
    gaps,
    dstShifts: [],
    ...(air.text === undefined ? {} : { airTemperatureFrom: air.text }),
    warnings: [
      ...(raw.warnings ?? []),
      ...repeatedWarning(raw),
      ...gapWarning(gaps),
      syntheticWarning(raw.isMonthly === true, sums.length),
    ],
  }
}

/** Whole hours of standard time. */
function hourColumns(startUtcMs: Float64Array, utcOffsetH: number) {
  const local = Array.from(startUtcMs, (utcMs) => new Date(utcMs + utcOffsetH * HOUR_MS))
  return {
    year: Float64Array.from(local, (date) => date.getUTCFullYear()),
    month: Float64Array.from(local, (date) => date.getUTCMonth() + 1),
    day: Float64Array.from(local, (date) => date.getUTCDate()),
    hour: Float64Array.from(local, (date) => date.getUTCHours()),
    minute: new Float64Array(local.length),
  }
}

function airOf(
  made: WeatherOfSums,
  hasAir: boolean,
  {
    isTypical,
    utcOffsetH,
    place,
  }: { readonly isTypical: boolean; readonly utcOffsetH: number; readonly place: Place },
  chosen: AirTemperature | undefined,
): ReturnType<typeof withAirTemperature> {
  const log = new ProblemLog()
  if (!hasAir && !chosen) {
    const message =
      'The table has no air temperature, which a simulation needs. Choose at import another meteo dataset of the project or values by month.'
    log.add({ code: 'no_air_temperature', message })
  }
  const rows = {
    intervalStartUtcMs: made.intervalStartUtcMs,
    stepS: HOUR_S,
    isTypicalYear: isTypical,
    utcOffsetH,
    longitudeDeg: place.longitudeDeg,
  }
  const air = withAirTemperature(hasAir ? { temp_c: made.airC } : {}, rows, chosen, log)
  log.throwIfAny()
  return air
}

function sumsOf(
  { rows, isMonthly, perStepColumns }: WeatherRows['raw'],
  utcOffsetH: number,
): LightSum[] {
  const ghi = rows.values[rows.columnIndex('ghi_wm2')]
  const air = rows.values[rows.columnIndex('temp_c')]
  if (!ghi) {
    const message =
      'The table of daily or monthly sums has no GHI, from which alone hours can be made. Add it.'
    throw new WeatherFileError([{ code: 'no_irradiance', message }])
  }
  const isSum = perStepColumns?.includes('ghi_wm2') ?? false
  const isOfDay = isMonthly === true && isSum && isDailyMean(ghi.subarray(0, rows.count))
  const seen = new Set<number>()
  return Array.from({ length: rows.count }, (_, row) => row)
    .toSorted((a, b) => dayMs(rows, a) - dayMs(rows, b))
    .flatMap((row) => {
      const startMs = dayMs(rows, row)
      if (seen.has(startMs)) return []
      seen.add(startMs)
      const date = new Date(startMs)
      const dayCount = isMonthly
        ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
        : 1
      // energy in Wh/m², or mean power
      const value = ghi[row] ?? Number.NaN
      return [
        {
          startUtcMs: startMs - utcOffsetH * HOUR_MS,
          dayCount,
          ghiKwhM2: (value * (isSum ? 1 : 24) * (isSum && !isOfDay ? 1 : dayCount)) / 1000,
          airC: air?.[row] ?? Number.NaN,
        },
      ]
    })
}

/** No month of the year has as little light as one day: such a table gives the mean day of each month. */
const LEAST_BEST_MONTH_WHM2 = 15_000

const isDailyMean = (ghi: Float64Array): boolean =>
  ghi.reduce((most, value) => (value > most ? value : most), 0) < LEAST_BEST_MONTH_WHM2

/** @throws WeatherFileError for days or months that stand more than once with other values */
function repeatedWarning({ rows }: WeatherRows['raw']): readonly WeatherWarning[] {
  const firsts = new Map<number, number>()
  const lines = new Set<number>()
  let differ = false
  for (let row = 0; row < rows.count; row++) {
    const first = firsts.get(dayMs(rows, row))
    if (first === undefined) firsts.set(dayMs(rows, row), row)
    else {
      lines.add(rows.line[first]).add(rows.line[row])
      differ ||= rows.values.some((values) => !Object.is(values[first], values[row]))
    }
  }
  if (lines.size === 0) return []
  const at = [...lines].toSorted((a, b) => a - b).slice(0, MAX_REPORTED_LINES)
  const said = `Days or months stand more than once (lines ${at.slice(0, 6).join(', ')}${at.length > 6 ? ', ...' : ''})`
  if (differ) {
    const message = `${said} with different values. Keep one of each.`
    throw new WeatherFileError([{ code: 'duplicate_time', message, lines: at }])
  }
  return [{ code: 'rows_repeated', message: `${said}: one of each was kept.`, lines: at }]
}

function gapsOf({ rows }: WeatherRows['raw'], sums: readonly LightSum[]): WeatherFile['gaps'] {
  const lineOf = new Map(sums.map(({ startUtcMs }, at) => [startUtcMs, rows.line[at] ?? 0]))
  return sums.flatMap((sum, at) => {
    const before = sums[at - 1]
    if (!before) return []
    const fromUtcMs = before.startUtcMs + before.dayCount * DAY_MS
    if (sum.startUtcMs <= fromUtcMs) return []
    return [
      {
        afterLine: lineOf.get(before.startUtcMs) ?? 0,
        beforeLine: lineOf.get(sum.startUtcMs) ?? 0,
        fromUtcMs,
        toUtcMs: sum.startUtcMs,
        missingRows: Math.round((sum.startUtcMs - fromUtcMs) / HOUR_MS),
      },
    ]
  })
}

function gapWarning(gaps: WeatherFile['gaps']): readonly WeatherWarning[] {
  const [first] = gaps
  if (!first) return []
  const hours = gaps.reduce((sum, { missingRows }) => sum + missingRows, 0)
  const lines = gaps.flatMap(({ afterLine, beforeLine }) => [afterLine, beforeLine])
  const message = `${hours.toLocaleString('en-US')} hours of days that the table does not have are missing; the first gap is after line ${first.afterLine}.`
  return [
    { code: 'gaps', message, line: first.afterLine, lines: lines.slice(0, MAX_REPORTED_LINES) },
  ]
}

function syntheticWarning(isMonthly: boolean, count: number): WeatherWarning {
  const message = `The hours are synthetic: made from ${count} ${isMonthly ? 'monthly' : 'daily'} sums of global irradiance, which they keep, with generated clouds, beam and diffuse light. Use measured or satellite hours for anything that depends on single hours.`
  return { code: 'synthetic', message }
}
