import { WEATHER_VALUE_COLUMNS, type WeatherFile, type WeatherValueColumn } from '@duet/formats'

/** Columns by the specification's names and units, each [n]; NaN is missing, a column that is not there is absent. */
export type WeatherValues = { readonly [Name in WeatherValueColumn]?: Float64Array }

/** Weather over time at one place. */
export interface WeatherSeries {
  /** ms since 1970 UTC, [n], rising; a typical year lies in one nominal year. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  readonly columns: WeatherValues
  readonly isTypicalYear: boolean
  /** What the times of the source label; the starts of intervals were found with it. */
  readonly alignment: WeatherFile['metadata']['interval_alignment']
  /** Local standard time less UTC, hours. */
  readonly utcOffsetH: number
  readonly latitudeDeg: number
  /** East positive. */
  readonly longitudeDeg: number
  readonly altitudeM: number
  /** The air temperature was given by months or another series: no instrument of this one measured it. */
  readonly isAirGiven?: boolean
}

/** The series of a file that was read; `place` is where the file does not say it. */
export function seriesOfFile(
  {
    metadata,
    columns,
    intervalStartUtcMs,
    stepS,
    airTemperatureFrom,
  }: Omit<WeatherFile, 'warnings'>,
  place: {
    readonly latitudeDeg: number
    readonly longitudeDeg: number
    readonly altitudeM?: number
  },
): WeatherSeries {
  return {
    intervalStartUtcMs,
    stepS,
    columns,
    isTypicalYear: metadata.type === 'TMY',
    alignment: metadata.interval_alignment,
    utcOffsetH: metadata.local_time_zone,
    latitudeDeg: metadata.latitude ?? place.latitudeDeg,
    longitudeDeg: metadata.longitude ?? place.longitudeDeg,
    altitudeM: metadata.altitude_m ?? place.altitudeM ?? 0,
    isAirGiven: airTemperatureFrom !== undefined,
  }
}

/** The columns that are there, in the order of the specification. */
export function valueColumns({
  columns,
}: Pick<WeatherSeries, 'columns'>): readonly (readonly [WeatherValueColumn, Float64Array])[] {
  return WEATHER_VALUE_COLUMNS.flatMap((name) => {
    const values = columns[name]
    return values ? [[name, values] as const] : []
  })
}

/** The same columns with other values. */
export function mapColumns(
  series: Pick<WeatherSeries, 'columns'>,
  change: (values: Float64Array, name: WeatherValueColumn) => Float64Array,
): WeatherValues {
  const changed: { [Name in WeatherValueColumn]?: Float64Array } = {}
  for (const [name, values] of valueColumns(series)) changed[name] = change(values, name)
  return changed
}

/** Rows that sums are taken from at most: a year of quarter hours. */
const MOST_ROWS = 36_000

/** Every k-th row, so that no more than `MOST_ROWS` are left. */
export function sampled(series: WeatherSeries): WeatherSeries {
  const every = Math.ceil(series.intervalStartUtcMs.length / MOST_ROWS)
  return every <= 1 ? series : takeWhere(series, (row) => row % every === 0)
}

export function takeWhere(series: WeatherSeries, isTaken: (row: number) => boolean): WeatherSeries {
  const take = (values: Float64Array): Float64Array => values.filter((_, row) => isTaken(row))
  return {
    ...series,
    intervalStartUtcMs: take(series.intervalStartUtcMs),
    columns: mapColumns(series, take),
  }
}
