import { type AirTemperature, withAirTemperature } from './airTemperature.ts'
import { applyDstShifts, type DstShift, findDstShifts } from './dstShifts.ts'
import { keptColumns } from './keptColumns.ts'
import type { RawWeather } from './rawWeather.ts'
import {
  type IntervalAlignment,
  timeIntervalOfMinutes,
  type WeatherFile,
  type WeatherMetadata,
  type WeatherTimeInterval,
  type WeatherType,
  type WeatherValueColumn,
  type WeatherWarning,
} from './weatherFile.ts'
import type { ProblemLog } from './weatherFileError.ts'
import { commonStepMin } from './weatherStep.ts'
import { type AxisSettings, type WeatherTimeAxis, weatherTimeAxis } from './weatherTimeAxis.ts'
import { inferWeatherType } from './weatherType.ts'

/** What the user says where the file does not, or where it is wrong. */
export interface WeatherAnswers {
  readonly type?: WeatherType
  readonly alignment?: IntervalAlignment
  /** Local standard time less UTC, hours; the clock too where the file does not say it. */
  readonly localTimeZoneH?: number | undefined
  /** The clock of the file less UTC, hours, where it says it wrong. */
  readonly clockOffsetH?: number | undefined
  /** Place of a file that says none, degrees and m. */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly altitudeM?: number | undefined
  /** Summer time of the file's clock; `find`: looked for in its missing and doubled hours. Default: it has none. */
  readonly dstShifts?: readonly DstShift[] | 'find'
  /** Longitude of the project: the local time of a file in UTC that says no place. */
  readonly siteLongitude?: number
  /** Where the air temperature of a file that has none is taken from; such a file is refused without. */
  readonly airTemperature?: AirTemperature | undefined
}

/**
 * Makes the result of rows that were read: time axis, metadata, units that depend on the step.
 *
 * @throws WeatherFileError with the problems of reading and of the time axis.
 */
export function finishWeather(
  read: RawWeather,
  answers: WeatherAnswers,
  filename: string,
  log: ProblemLog,
): WeatherFile {
  const raw = withPlace(read, answers)
  if (raw.rows.count === 0) {
    log.add({
      code: 'no_rows',
      message: 'The file has a header but no rows of data. Choose a complete file.',
    })
  }
  log.throwIfAny()
  const warnings: WeatherWarning[] = [...raw.warnings]
  const dstShifts = withoutSummerTime(raw, answers, warnings)
  const settings = axisSettings(raw, answers, filename, warnings, log)
  const interval = supportedInterval(settings.stepMin, log)
  const axis = weatherTimeAxis(raw, settings, log)
  log.throwIfAny()
  warnings.push(...axis.warnings)
  const kept = keptColumns(raw, axis.rowOfSlot, settings.stepMin, warnings)
  requireLight(kept, raw, log)
  requireAir(kept, raw, answers, log)
  const rows = {
    intervalStartUtcMs: axis.startUtcMs,
    stepS: settings.stepMin * 60,
    isTypicalYear: settings.type === 'TMY',
    utcOffsetH: settings.localTimeZoneH,
    longitudeDeg: raw.longitude ?? answers.siteLongitude,
  }
  const { values, text } = withAirTemperature(kept, rows, answers.airTemperature, log)
  log.throwIfAny()
  if (text !== undefined) warnings.push(givenAir(text))
  return {
    format: raw.format,
    metadata: metadataOf(raw, settings, interval, axis, values),
    columns: { ...axis.labels, ...values },
    rowCount: axis.startUtcMs.length,
    intervalStartUtcMs: axis.startUtcMs,
    stepS: settings.stepMin * 60,
    gaps: axis.gaps,
    dstShifts,
    ...(text === undefined ? {} : { airTemperatureFrom: text }),
    warnings,
  }
}

function givenAir(text: string): WeatherWarning {
  const message = `Air temperature ${text}; the file has none. Give the blocks their Coldest Design Temperature, by which strings are sized.`
  return { code: 'air_temperature', message }
}

/** What the file says of its place goes before what was answered. */
function withPlace(
  raw: RawWeather,
  { latitude, longitude, altitudeM }: WeatherAnswers,
): RawWeather {
  return {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
    ...raw,
  }
}

/** Moves rows of summer time to standard time. */
function withoutSummerTime(
  raw: RawWeather,
  { dstShifts = [] }: WeatherAnswers,
  warnings: WeatherWarning[],
): readonly DstShift[] {
  const step = raw.stepMin ?? commonStepMin(raw.rows, 'Sequential')
  const shifts = dstShifts === 'find' ? findDstShifts(raw.rows, step ?? 60) : dstShifts
  const moved = applyDstShifts(raw.rows, shifts)
  if (moved === 0) return []
  const periods = shifts.map(
    ({ from, to }) => `${from.replace('T', ' ')} to ${to.replace('T', ' ')}`,
  )
  const message = `The clock of the file keeps summer time (${periods.slice(0, 3).join(', ')}${periods.length > 3 ? ', ...' : ''}); ${moved.toLocaleString('en-US')} rows were moved to standard time.`
  warnings.push({ code: 'summer_time', message })
  return shifts
}

function axisSettings(
  raw: RawWeather,
  answers: WeatherAnswers,
  filename: string,
  warnings: WeatherWarning[],
  log: ProblemLog,
): AxisSettings {
  const inferred = inferWeatherType(raw, filename)
  const type = answers.type ?? inferred.type
  if (answers.type === undefined && inferred.isGuess) warnings.push(typeGuess(type))
  const stepMin = raw.stepMin ?? commonStepMin(raw.rows, type)
  if (stepMin === undefined) {
    log.fail({
      code: 'no_rows',
      message:
        'The file has a single row, so that its time step is unknown. Choose a complete file.',
    })
  }
  const alignment = answers.alignment ?? raw.alignment
  return { type, stepMin, alignment, ...clocks(raw, answers, warnings, log) }
}

function clocks(
  raw: RawWeather,
  answers: WeatherAnswers,
  warnings: WeatherWarning[],
  log: ProblemLog,
): { readonly clockOffsetH: number; readonly localTimeZoneH: number } {
  const known = answers.localTimeZoneH ?? raw.localTimeZoneH
  const clockOffsetH = answers.clockOffsetH ?? raw.clockOffsetH ?? known
  if (clockOffsetH === undefined) {
    log.fail({
      code: 'missing_time_zone',
      message:
        'The file does not say its time zone. Give the difference of its clock to UTC in hours.',
    })
  }
  if (known !== undefined) return { clockOffsetH, localTimeZoneH: known }
  const longitude = raw.longitude ?? answers.siteLongitude
  if (clockOffsetH !== 0 || longitude === undefined)
    return { clockOffsetH, localTimeZoneH: clockOffsetH }
  const localTimeZoneH = Math.round(longitude / 15) + 0
  if (localTimeZoneH !== 0) warnings.push(timeZoneGuess(localTimeZoneH))
  return { clockOffsetH, localTimeZoneH }
}

function typeGuess(type: WeatherType): WeatherWarning {
  const message =
    type === 'TMY'
      ? 'The file holds a leap year without 29 February, so it is read as a typical year.'
      : 'The file holds one whole calendar year and is read as measured data of that year. If it is a typical year, say so at import.'
  return { code: 'type_guessed', message }
}

function timeZoneGuess(hours: number): WeatherWarning {
  const zone = `UTC${hours > 0 ? '+' : '−'}${Math.abs(hours)}`
  return {
    code: 'time_zone_guessed',
    message: `The file is in UTC; local standard time was taken as ${zone} from the longitude. Correct it at import if the site keeps another time.`,
  }
}

function supportedInterval(stepMin: number, log: ProblemLog): WeatherTimeInterval {
  const interval = timeIntervalOfMinutes(stepMin)
  if (interval) return interval
  return log.fail({
    code: 'unsupported_step',
    message: `The rows are ${stepMin} minutes apart. Supported steps are 1, 5, 10, 15, 30 and 60 minutes; average the data to one of them.`,
  })
}

/** A run needs GHI or two of the three components of light. */
function requireLight(values: ValueColumns, { format }: RawWeather, log: ProblemLog): void {
  const light = [values.ghi_wm2, values.dni_wm2, values.dhi_wm2].filter(
    (column) => column !== undefined,
  )
  if (values.ghi_wm2 !== undefined || light.length > 1) return
  const hint = format === 'plain' ? ' Map GHI, or both DNI and DHI.' : ''
  const message =
    light.length === 0
      ? 'The file has no values of horizontal or normal irradiance.'
      : 'The file has one component of the light only, and not GHI: the others cannot be found from it.'
  log.add({ code: 'no_irradiance', message: `${message}${hint}` })
}

function requireAir(
  { temp_c: airC }: ValueColumns,
  { format }: RawWeather,
  { airTemperature }: WeatherAnswers,
  log: ProblemLog,
): void {
  if (airC || airTemperature) return
  const hint = format === 'plain' ? 'Map a column to it, or choose' : 'Choose'
  const message = `The file has no air temperature, which a simulation needs. ${hint} a file that has it, or at import another meteo dataset of the project or values by month.`
  log.add({ code: 'no_air_temperature', message })
}

type ValueColumns = { readonly [Name in WeatherValueColumn]?: Float64Array }

function metadataOf(
  raw: RawWeather,
  settings: AxisSettings,
  interval: WeatherTimeInterval,
  { startUtcMs }: WeatherTimeAxis,
  values: ValueColumns,
): WeatherMetadata {
  const endMs = (startUtcMs.at(-1) ?? 0) + settings.stepMin * 60_000
  return {
    // Measured data come in the layout of TMY3 too.
    source: raw.format === 'tmy3' && settings.type === 'Sequential' ? 'default' : raw.source,
    ...(raw.latitude === undefined ? {} : { latitude: raw.latitude }),
    ...(raw.longitude === undefined ? {} : { longitude: raw.longitude }),
    ...(raw.altitudeM === undefined ? {} : { altitude_m: raw.altitudeM }),
    local_time_zone: settings.localTimeZoneH,
    time_interval: interval,
    interval_alignment: settings.alignment,
    type: settings.type,
    has_windspeed: isComplete(values.windspeed),
    has_rh: isComplete(values.rh),
    has_pw: isComplete(values.pw),
    start_time: new Date(startUtcMs[0] ?? 0).toISOString(),
    end_time: new Date(endMs).toISOString(),
  }
}

function isComplete(column: Float64Array | undefined): boolean {
  return column?.every(Number.isFinite) ?? false
}
