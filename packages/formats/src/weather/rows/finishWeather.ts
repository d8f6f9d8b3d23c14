import { MINUTE_MS } from '@duet/units'
import type { DstShift } from '../file/dstShifts.ts'
import {
  type IntervalAlignment,
  type RepeatedRowsChoice,
  timeIntervalOfMinutes,
  type WeatherFile,
  type WeatherMetadata,
  type WeatherTimeInterval,
  type WeatherType,
  type WeatherValueColumn,
  type WeatherWarning,
} from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import { type AirTemperature, withAirTemperature } from './airTemperature.ts'
import type { ClockChange, ClockVerdict } from './clockChanges.ts'
import { type NamedZone, namedZone } from './namedZone.ts'
import type { RawWeather } from './rawWeather.ts'
import { retainedColumns } from './retainedColumns.ts'
import { type RowsInOrder, rowsInOrder } from './rowsInOrder.ts'
import { commonStepMin } from './weatherStep.ts'
import {
  type AxisSettings,
  calendarAxis,
  typicalAxis,
  type WeatherTimeAxis,
} from './weatherTimeAxis.ts'
import { inferWeatherType } from './weatherType.ts'

/** What the user says where the file does not, or where it is wrong. */
export interface WeatherAnswers {
  readonly type?: WeatherType
  readonly alignment?: IntervalAlignment
  /** Local standard time less UTC, hours; the clock too where the file does not say it. */
  readonly localTimeZoneH?: number | undefined
  /** The clock of the file less UTC, hours, where it says it wrong. */
  readonly clockOffsetH?: number | undefined
  /** Place where the file says none, or a wrong one, degrees and m. */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly altitudeM?: number | undefined
  /**
   * Summer time of the file's clock, or its IANA zone. Default `find`: by the zone that the file names, else looked for in
   * its missing and doubled hours.
   */
  readonly dstShifts?: readonly DstShift[] | 'find'
  readonly zone?: string | undefined
  /** What the light says of a change of clocks that the rows seem to show, or that the zone has. */
  readonly clockVerdict?: (change: ClockChange) => ClockVerdict
  /** What to do with rows of one time. Default `drop_identical`. */
  readonly repeatedRows?: RepeatedRowsChoice | undefined
  /** Longitude of the project: the local time of a file in UTC that says no place. */
  readonly siteLongitude?: number
  /** Light on a plane is handed over as it is, as GHI: the caller finds GHI back from it. */
  readonly acceptsPlane?: boolean
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
  refuseUnfinishable(raw, answers, log)
  const warnings: WeatherWarning[] = [...(raw.warnings ?? [])]
  const { settings, interval, axis, order } = placedRows(raw, answers, filename, warnings, log)
  const columns = retainedColumns(raw, axis, settings.stepMin, warnings)
  requireLight(columns, raw, log)
  requireAir(columns, raw, answers, log)
  const rows = {
    intervalStartUtcMs: axis.startUtcMs,
    stepS: settings.stepMin * 60,
    isTypicalYear: settings.type === 'TMY',
    utcOffsetH: settings.localTimeZoneH,
    longitudeDeg: raw.longitude ?? answers.siteLongitude,
  }
  const { values, text } = withAirTemperature(columns, rows, answers.airTemperature, log)
  log.throwIfAny()
  if (text !== undefined) warnings.push(givenAir(text))
  return {
    format: raw.format,
    metadata: metadataOf(raw, settings, interval, axis, values),
    columns: { ...axis.labels, ...values },
    rowCount: axis.startUtcMs.length,
    intervalStartUtcMs: axis.startUtcMs,
    stepS: settings.stepMin * 60,
    clockOffsetH: settings.clockOffsetH,
    gaps: axis.gaps,
    dstShifts: order?.dstShifts ?? [],
    ...(axis.repeated === undefined ? {} : { repeatedRows: axis.repeated }),
    ...(text === undefined ? {} : { airTemperatureFrom: text }),
    warnings,
  }
}

/** Rows on the axis of time, and what was settled on the way. */
function placedRows(
  raw: RawWeather,
  answers: WeatherAnswers,
  filename: string,
  warnings: WeatherWarning[],
  log: ProblemLog,
) {
  const zone = namedZone(raw.rows, answers.zone ?? raw.zone)
  const type = weatherType(raw, answers, filename, warnings)
  const order =
    type === 'TMY'
      ? undefined
      : rowsInOrder(raw.rows, raw.stepMin, { ...answers, zoneShifts: zone?.shifts }, log)
  if (type === 'TMY') for (const problem of raw.brokenRows ?? []) log.add(problem)
  const settings = axisSettings(raw, answers, { type, order, zone }, warnings, log)
  const interval = supportedInterval(settings.stepMin, log)
  const axis = order
    ? calendarAxis(raw, settings, order, log)
    : typicalAxis(raw, settings, answers.repeatedRows, log)
  log.throwIfAny()
  warnings.push(...axis.warnings)
  return { settings, interval, axis, order }
}

function refuseUnfinishable(raw: RawWeather, answers: WeatherAnswers, log: ProblemLog): void {
  if (raw.rows.count === 0) {
    log.add({
      code: 'no_rows',
      message: 'The file has a header but no rows of data. Choose a complete file.',
    })
  }
  if (raw.plane !== undefined && answers.acceptsPlane !== true) refusePlane(log)
  if (raw.isMonthly === true) refuseMonths(log)
  log.throwIfAny()
}

function refusePlane(log: ProblemLog): never {
  const message =
    'The file has light on an inclined plane alone, and no global irradiance. It can be found back where the tilt and the azimuth of the plane and the place are known.'
  return log.fail({ code: 'inclined_plane', message })
}

function refuseMonths(log: ProblemLog): never {
  const message =
    'The rows are months. Hours can be made of their sums where the place and the light are known.'
  return log.fail({ code: 'unsupported_step', message })
}

function givenAir(text: string): WeatherWarning {
  const message = `Air temperature ${text}; the file has none. Give the blocks their Coldest design temperature, by which strings are sized.`
  return { code: 'air_temperature', message }
}

/** What a person says of the place goes before the file. */
function withPlace(
  raw: RawWeather,
  { latitude, longitude, altitudeM }: WeatherAnswers,
): RawWeather {
  return {
    ...raw,
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
  }
}

function weatherType(
  raw: RawWeather,
  answers: WeatherAnswers,
  filename: string,
  warnings: WeatherWarning[],
): WeatherType {
  if (answers.type !== undefined) return answers.type
  const { type, isGuess } = inferWeatherType(raw, filename)
  if (isGuess) warnings.push(typeGuess(type))
  return type
}

function axisSettings(
  raw: RawWeather,
  answers: WeatherAnswers,
  {
    type,
    order,
    zone,
  }: {
    readonly type: WeatherType
    readonly order: RowsInOrder | undefined
    readonly zone: NamedZone | undefined
  },
  warnings: WeatherWarning[],
  log: ProblemLog,
): AxisSettings {
  const stepMin = raw.stepMin ?? (order ? order.stepMin : commonStepMin(raw.rows))
  if (stepMin === undefined) {
    log.fail({
      code: 'no_rows',
      message:
        'The file has a single row, so that its time step is unknown. Choose a complete file.',
    })
  }
  const alignment = answers.alignment ?? raw.alignment
  return { type, stepMin, alignment, ...clocks(raw, answers, zone, warnings, log) }
}

function clocks(
  raw: RawWeather,
  answers: WeatherAnswers,
  zone: NamedZone | undefined,
  warnings: WeatherWarning[],
  log: ProblemLog,
): { readonly clockOffsetH: number; readonly localTimeZoneH: number } {
  const known = answers.localTimeZoneH ?? raw.localTimeZoneH ?? zone?.standardH
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
  // A file that counts in UTC says nothing of the place's own time; one whose header gives 0 as local time does.
  if (clockOffsetH !== 0 || raw.clockIsLocal === true || longitude === undefined)
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
  const endMs = (startUtcMs.at(-1) ?? 0) + settings.stepMin * MINUTE_MS
  return {
    source: isUnnamed(raw, settings) ? 'default' : raw.source,
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
    has_snow_depth: values.snow_depth !== undefined,
    has_rain: values.rain !== undefined,
    has_dust: values.pm2_5 !== undefined && values.pm10 !== undefined,
    start_time: new Date(startUtcMs[0] ?? 0).toISOString(),
    end_time: new Date(endMs).toISOString(),
  }
}

/** Measured data come in the layout of TMY3 too, and are not of its network. */
function isUnnamed({ format, source }: RawWeather, { type }: AxisSettings): boolean {
  return format === 'tmy3' && source === 'nsrdb' && type === 'Sequential'
}

function isComplete(column: Float64Array | undefined): boolean {
  return column?.every(Number.isFinite) ?? false
}
