import type { WeatherFile, WeatherValueColumn } from '@duet/formats'

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
}

/** The series of a file that was read; `place` is where the file does not say it. */
export function seriesOfFile(
  { metadata, columns, intervalStartUtcMs, stepS }: Omit<WeatherFile, 'warnings'>,
  place: { readonly latitudeDeg: number; readonly longitudeDeg: number },
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
    altitudeM: metadata.altitude_m ?? 0,
  }
}
