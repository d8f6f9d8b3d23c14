import type { DstShift } from './dstShifts.ts'

/**
 * Weather as the rest of the product knows it: the specification's columns in the specification's units.
 *
 * Units: ghi_wm2, dni_wm2, dhi_wm2 in W/m²; temp_c in °C; rh in %; windspeed in m/s; wind_direction, where the wind
 * comes from, in degrees clockwise from north, 0 to 360; pw in cm; atmospheric_pressure in Pa; albedo from 0 to 1;
 * tracker_angle in degrees; snow_depth, on the ground, in cm; rain in mm of the interval; pm2_5 and
 * pm10, dust in the air below 2.5 and 10 µm, in µg/m³. A missing value is NaN, a column that the file does not have is absent.
 */
export const WEATHER_VALUE_COLUMNS = [
  'ghi_wm2',
  'dni_wm2',
  'dhi_wm2',
  'temp_c',
  'rh',
  'windspeed',
  'wind_direction',
  'pw',
  'atmospheric_pressure',
  'albedo',
  'tracker_angle',
  'snow_depth',
  'rain',
  'pm2_5',
  'pm10',
] as const

export type WeatherValueColumn = (typeof WEATHER_VALUE_COLUMNS)[number]

/** The label of a row, local standard time; what it labels is `interval_alignment`. */
export const WEATHER_LABEL_COLUMNS = ['year', 'month', 'day', 'hour', 'minute'] as const

export type WeatherLabelColumn = (typeof WEATHER_LABEL_COLUMNS)[number]

/**
 * One array a column, [rows] each. Under `ending` the last label of a day is hour 24 of that day, so that month
 * and day are always those of the interval itself. In a typical year `year` is the source year of the month.
 */
export type WeatherColumns = { readonly [Name in WeatherLabelColumn]: Float64Array } & {
  readonly [Name in WeatherValueColumn]?: Float64Array
}

export type WeatherSource =
  | 'default'
  | 'meteonorm'
  | 'nasapower'
  | 'nsrdb'
  | 'pvgis'
  | 'solaranywhere'
  | 'solargis'
  | 'solcast'
  | 'threetier'

export type WeatherTimeInterval =
  | 'OneMinute'
  | 'FiveMinutes'
  | 'TenMinutes'
  | 'FifteenMinutes'
  | 'ThirtyMinutes'
  | 'OneHour'

export type IntervalAlignment = 'beginning' | 'center' | 'ending'

export type WeatherType = 'Sequential' | 'TMY'

export type WeatherFormat =
  | 'tmy2'
  | 'tmy3'
  | 'sam'
  | 'epw'
  | 'pvgis-csv'
  | 'pvgis-json'
  | 'pvsyst-dat'
  | 'solargis'
  | 'solaranywhere'
  | 'nasa-power'
  | 'nasa-power-json'
  | 'solcast'
  | 'solcast-json'
  | 'pvsyst-csv'
  | 'pvsyst-met'
  | 'plantpredict'
  | 'cams'
  | 'surfrad'
  | 'solrad'
  | 'crn'
  | 'midc'
  | 'midc-raw'
  | 'srml'
  | 'duet'
  | 'plain'

export interface WeatherMetadata {
  readonly source: WeatherSource
  /** Degrees, north positive; absent where the file does not say. */
  readonly latitude?: number
  /** Degrees, east positive. */
  readonly longitude?: number
  readonly altitude_m?: number
  /** Local standard time less UTC, hours. */
  readonly local_time_zone: number
  readonly time_interval: WeatherTimeInterval
  readonly interval_alignment: IntervalAlignment
  readonly type: WeatherType
  /** True where every row has a value. */
  readonly has_windspeed: boolean
  readonly has_rh: boolean
  readonly has_pw: boolean
  /** True where there is such a column. */
  readonly has_snow_depth: boolean
  readonly has_rain: boolean
  /** Dust of both sizes: pm2_5 and pm10. */
  readonly has_dust: boolean
  /** Start of the first interval, ISO 8601 UTC; of the nominal year in a typical year. */
  readonly start_time: string
  /** End of the last interval. */
  readonly end_time: string
}

export type WeatherWarningCode =
  | 'gaps'
  | 'type_guessed'
  | 'time_zone_guessed'
  | 'alignment_guessed'
  | 'irradiance_time_offset'
  | 'leap_day_dropped'
  | 'summer_time'
  | 'clock_unchanged'
  | 'rows_repeated'
  | 'rows_sorted'
  | 'lines_left_out'
  | 'values_impossible'
  | 'date_order'
  | 'unit_guessed'
  | 'time_mended'
  | 'columns_exchanged'
  | 'inclined_plane'
  | 'synthetic'
  | 'negative_light'
  | 'air_temperature'
  | 'column_empty'
  | 'column_missing'
  | 'values_missing'

/** What is to be known of how a file was read; what is doubtful about its values is reported by `@duet/weather`. */
export interface WeatherWarning {
  readonly code: WeatherWarningCode
  readonly message: string
  /** Line of the file where it is first seen, counted from 1. */
  readonly line?: number
  /** The lines at fault, rising, at most `MAX_REPORTED_LINES`; absent where the whole file is meant. */
  readonly lines?: readonly number[]
}

/** Lines that one message names at most. */
export const MAX_REPORTED_LINES = 100

/** What to do with rows of one time: retain one of identical rows, the first of any, or the mean of their values. */
export const REPEATED_ROWS_CHOICES = ['drop_identical', 'first', 'mean'] as const
export type RepeatedRowsChoice = (typeof REPEATED_ROWS_CHOICES)[number]

/** Rows of a file that have the time of another row, and what each choice of reading would make of them. */
export interface RepeatedRows {
  /** In the order of time, at most `MAX_REPORTED_LINES`. */
  readonly times: readonly {
    /** In the clock of the file, `YYYY-MM-DDTHH:MM`. */
    readonly time: string
    /** Of all rows of this time, rising. */
    readonly lines: readonly number[]
    /** All values are the same. */
    readonly isIdentical: boolean
  }[]
  /** Rows beyond the first of their time. */
  readonly rowCount: number
  /** Those of them whose values differ from the first's; `drop_identical` refuses the file where there are any. */
  readonly differingCount: number
  /** What was done; undefined where the file was refused and a choice is asked for. */
  readonly taken: RepeatedRowsChoice | undefined
  /** Each choice that would read the file. */
  readonly choices: readonly {
    readonly choice: RepeatedRowsChoice
    /** Sum of GHI over the times that stand more than once, kWh/m²; undefined where the file has none. */
    readonly ghiKwhM2: number | undefined
  }[]
}

/** Rows that a sequential file does not have. */
export interface WeatherGap {
  /** Line of the row before the gap. */
  readonly afterLine: number
  /** Line of the row after the gap. */
  readonly beforeLine: number
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly missingRows: number
}

export interface WeatherFile {
  readonly format: WeatherFormat
  readonly metadata: WeatherMetadata
  readonly columns: WeatherColumns
  readonly rowCount: number
  /** Start of each interval, ms since 1970 UTC, [rows], rising. A typical year lies in `TMY_NOMINAL_YEAR`. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  /** The clock of the labels in standard time less UTC, hours. */
  readonly clockOffsetH?: number
  /** At most the first 100. */
  readonly gaps: readonly WeatherGap[]
  /** Of a file in which times stand more than once. */
  readonly repeatedRows?: RepeatedRows
  /** Periods in which the clock of the file was ahead of standard time; its rows were moved by that. */
  readonly dstShifts: readonly DstShift[]
  /** Where the air temperature is from, in words; absent: from the file. */
  readonly airTemperatureFrom?: string
  readonly warnings: readonly WeatherWarning[]
}

/** The year that stands for a typical year on the time axis; it has no 29 February. */
export const TMY_NOMINAL_YEAR = 2001

const INTERVAL_BY_MINUTES: ReadonlyMap<number, WeatherTimeInterval> = new Map([
  [1, 'OneMinute'],
  [5, 'FiveMinutes'],
  [10, 'TenMinutes'],
  [15, 'FifteenMinutes'],
  [30, 'ThirtyMinutes'],
  [60, 'OneHour'],
])

/** The specification's name of a step, undefined for a step that it does not have. */
export function timeIntervalOfMinutes(minutes: number): WeatherTimeInterval | undefined {
  return INTERVAL_BY_MINUTES.get(minutes)
}

export function minutesOfTimeInterval(name: string): number | undefined {
  for (const [minutes, known] of INTERVAL_BY_MINUTES) if (known === name) return minutes
  return undefined
}
