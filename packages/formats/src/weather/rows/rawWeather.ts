import type {
  IntervalAlignment,
  WeatherFormat,
  WeatherSource,
  WeatherType,
  WeatherValueColumn,
  WeatherWarning,
} from '../file/weatherFile.ts'
import type { ProblemLog, WeatherProblem } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import type { LineReader } from '../text/lineReader.ts'
import type { RowStore } from './rowStore.ts'

/** A plane of measured light; undefined where the file does not say it. Azimuth clockwise from north. */
export interface InclinedPlane {
  readonly tiltDeg: number | undefined
  readonly azimuthDeg: number | undefined
}

/** What a format's reader hands over; the time axis is made of it in `weatherTimeAxis.ts`. */
export interface RawWeather {
  readonly format: WeatherFormat
  readonly source: WeatherSource
  readonly rows: RowStore
  readonly latitude?: number
  readonly longitude?: number
  readonly altitudeM?: number
  /** The clock of the labels less UTC, hours. */
  readonly clockOffsetH?: number
  /** The clock is the local standard time of the place, even where it is that of UTC. */
  readonly clockIsLocal?: boolean
  /** IANA name of the zone of the clock where the file names one. */
  readonly zone?: string
  /** Local standard time less UTC where the file says so; else it is the clock's, or guessed where the clock is UTC. */
  readonly localTimeZoneH?: number
  /** `byMinute`: centre where the file has minutes, beginning where it has none (SAM's rule). */
  readonly alignment: IntervalAlignment
  /** GHI is not global irradiance but that on this plane. */
  readonly plane?: InclinedPlane
  /** Rows are months: each stands for the calendar month of its label. */
  readonly isMonthly?: boolean
  /** The header, or a remark, says what the times label. */
  readonly isAlignmentSaid?: boolean
  /** Present where the format knows. */
  readonly type?: WeatherType
  /** Minutes by which the labels are late, added to each label (PVGIS). */
  readonly labelShiftMin?: number
  /** Length of an interval where the file says so, minutes. */
  readonly stepMin?: number
  /** Columns that hold energy per interval, in Wh/m²; divided by the step. */
  readonly perStepColumns?: readonly WeatherValueColumn[]
  readonly warnings?: readonly WeatherWarning[]
  /** Lines that are no rows; a typical year cannot do without them. */
  readonly brokenRows?: readonly WeatherProblem[]
}

/** What every reader is given. */
export interface ReaderContext {
  readonly lines: LineReader
  readonly log: ProblemLog
  readonly limits: WeatherLimits
  readonly filename: string
}
