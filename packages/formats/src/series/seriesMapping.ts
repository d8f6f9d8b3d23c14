import type {
  IntervalAlignment,
  RepeatedRowsChoice,
  WeatherType,
} from '../weather/file/weatherFile.ts'
import type { PlainMapping, PlainTime } from '../weather/readers/plainMapping.ts'
import type { SeriesAggregation } from './seriesUnits.ts'

/** A column that is read. */
export interface SeriesColumn {
  /** Its number in the file, from 1. */
  readonly column: number
  readonly name: string
  /** Of the values of the file; one that `seriesUnit` does not know is stored as it stands. */
  readonly unit: string
  readonly aggregation: SeriesAggregation
}

/** Name of a column in what is stored. */
export const columnKey = (column: number): string => `c${column}`

/** How to read a table of columns with times; a person checks it. Columns are told by their number. */
export interface SeriesMapping
  extends Pick<
    PlainMapping,
    'delimiter' | 'decimalComma' | 'headerLine' | 'firstDataLine' | 'missingValues'
  > {
  readonly time: PlainTime
  /** What the time of a row labels. */
  readonly alignment: IntervalAlignment
  readonly type: WeatherType
  /** The clock of the times less UTC, hours; times that name their own zone go before it. */
  readonly clockOffsetH: number
  /** IANA name of the zone whose clock the times keep, with its summer time; goes before `clockOffsetH`. */
  readonly zone?: string | undefined
  /** For rows of one time. */
  readonly repeatedRows?: RepeatedRowsChoice | undefined
  /** Those that are not here are left out. */
  readonly columns: readonly SeriesColumn[]
}
