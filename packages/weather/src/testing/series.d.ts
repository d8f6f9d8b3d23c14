import { type WeatherSeries } from '../weatherSeries.ts'
/** The series of a file of `weather` in the reference data. */
export declare function referenceSeries(path: string): Promise<WeatherSeries>
/** Weather under a sky with clear and cloudy days, all columns but albedo and tracker angle. */
export declare function cloudySeries(settings?: {
  readonly stepS?: number
  readonly days?: number
  readonly latitudeDeg?: number
  readonly longitudeDeg?: number
  readonly utcOffsetH?: number
}): WeatherSeries
/** The same rows with every time moved; what is labelled later looks late. */
export declare function movedBy(series: WeatherSeries, minutes: number): WeatherSeries
/** The same rows with a column altered. */
export declare function withColumn(
  series: WeatherSeries,
  name: keyof WeatherSeries['columns'],
  change: (value: number, row: number) => number,
): WeatherSeries
