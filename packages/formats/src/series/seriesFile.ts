import type { DstShift } from '../weather/file/dstShifts.ts'
import type { IntervalAlignment, WeatherWarning } from '../weather/file/weatherFile.ts'
import type { SeriesColumn } from './seriesMapping.ts'

/** What is to be known of how a file was read. */
export interface SeriesWarning {
  readonly code: WeatherWarning['code'] | 'months_spread'
  readonly message: string
  /** Line of the file where it is first seen, from 1. */
  readonly line?: number
}

/** Values of a column in the unit in which they are stored. */
export interface SeriesValues extends SeriesColumn {
  /** Of what is stored; see `seriesUnit`. */
  readonly storedUnit: string
  /** NaN is missing, [rows] */
  readonly values: Float64Array
}

/** A file of columns over steps of one length. */
export interface SeriesFile {
  /** Start of each step, ms since 1970 UTC, rising; a longer distance than the step is a gap. A typical year lies in `TMY_NOMINAL_YEAR`. [rows] */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly isTypicalYear: boolean
  /** Standard time of the dataset less UTC, hours. */
  readonly utcOffsetH: number
  readonly alignment: IntervalAlignment
  readonly columns: readonly SeriesValues[]
  /** Steps between the first and the last row that have none. */
  readonly missingRowCount: number
  readonly gapCount: number
  /** Periods in which the clock of the file was ahead of standard time. */
  readonly dstShifts: readonly DstShift[]
  readonly warnings: readonly SeriesWarning[]
}
