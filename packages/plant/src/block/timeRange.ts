import { DAY_MS } from '@duet/units'
import type { FieldError } from '../components/fieldError.ts'
import type { MeteoSummary } from './meteoSummary.ts'
import { TYPICAL_YEAR, typicalEndMs, typicalStartMs, wallEndMs, wallMs } from './rangeTime.ts'

export type RangeDataset = Pick<
  MeteoSummary,
  'type' | 'start_time' | 'end_time' | 'local_time_zone'
>

/** A stretch of time asked for, local standard time of the weather: dates (yyyy-MM-dd, `to` included) or ISO times. */
export interface TimeRange {
  readonly from: string
  readonly to: string
}

export interface TimeRangeRequest extends TimeRange {
  /** Of the selected blocks; at least one. */
  readonly datasets: readonly RangeDataset[]
  /** `pv_system_start_date` of the selected blocks. */
  readonly systemStartDates: readonly (string | null)[]
  /** Year that a typical year stands for. */
  readonly simulatedYear?: number
  /** Timestamps with the sun up in the range, where they have been counted. */
  readonly daylightTimestamps?: number
}

/** Limits as wall-clock ms (of a typical year: in `TYPICAL_YEAR`), the end not included. */
export interface AllowedRange {
  readonly isTypicalYear: boolean
  readonly startMs: number
  readonly endMs: number
}

/**
 * The range that all datasets cover: the intersection of theirs. Typical-year datasets ignore the year:
 * month and day count. Undefined without datasets or when their types differ.
 */
export function allowedTimeRange(datasets: readonly RangeDataset[]): AllowedRange | undefined {
  const type = datasets[0]?.type
  if (type === undefined || datasets.some((dataset) => dataset.type !== type)) return undefined
  const isTypicalYear = type === 'TMY'
  const ranges = datasets.map((dataset) => coveredRange(dataset, isTypicalYear))
  return {
    isTypicalYear,
    startMs: Math.max(...ranges.map(({ startMs }) => startMs)),
    endMs: Math.min(...ranges.map(({ endMs }) => endMs)),
  }
}

function coveredRange(
  { start_time, end_time, local_time_zone }: RangeDataset,
  isTypicalYear: boolean,
): { startMs: number; endMs: number } {
  const startMs = wallMs(start_time, local_time_zone)
  const endMs = wallEndMs(end_time, local_time_zone)
  if (!isTypicalYear) return { startMs, endMs }
  const typical = { startMs: typicalStartMs(startMs), endMs: typicalEndMs(endMs) }
  // Months of several years, or a year that turns over New Year: all of the year is there.
  const isWholeYear = endMs - startMs >= 364 * DAY_MS || typical.endMs <= typical.startMs
  return isWholeYear
    ? { startMs: Date.UTC(TYPICAL_YEAR, 0, 1), endMs: Date.UTC(TYPICAL_YEAR + 1, 0, 1) }
    : typical
}

/** All that is wrong with the time range of a run; paths are `from`, `to` and `datasets`. */
export function validateTimeRange(request: TimeRangeRequest): readonly FieldError[] {
  const missing = missingErrors(request)
  if (missing.length > 0) return missing
  const allowed = allowedTimeRange(request.datasets)
  if (allowed === undefined) {
    const message = 'Meteo datasets of the selected blocks must have the same type'
    return [{ path: 'datasets', message }]
  }
  const fromMs = askedFromMs(request)
  const toMs = askedToMs(request)
  const startMs = allowed.isTypicalYear ? typicalStartMs(fromMs) : fromMs
  const endMs = allowed.isTypicalYear ? typicalEndMs(toMs) : toMs
  if (endMs <= startMs) return [{ path: 'to', message: "'To' must be no earlier than 'From'" }]
  return [
    ...limitErrors(startMs, endMs, allowed),
    ...daylightErrors(request.daylightTimestamps),
    ...systemStartErrors(request, fromMs, allowed.isTypicalYear),
  ]
}

const zoneOf = ({ datasets }: TimeRangeRequest): number => datasets[0]?.local_time_zone ?? 0
const askedFromMs = (request: TimeRangeRequest): number => wallMs(request.from, zoneOf(request))
const askedToMs = (request: TimeRangeRequest): number => wallEndMs(request.to, zoneOf(request))

function missingErrors(request: TimeRangeRequest): readonly FieldError[] {
  const errors: FieldError[] = []
  if (Number.isNaN(askedFromMs(request))) errors.push({ path: 'from', message: 'required' })
  if (Number.isNaN(askedToMs(request))) errors.push({ path: 'to', message: 'required' })
  if (request.datasets.length === 0) errors.push({ path: 'datasets', message: 'required' })
  return errors
}

function limitErrors(
  fromMs: number,
  toMs: number,
  { isTypicalYear, startMs, endMs }: AllowedRange,
): readonly FieldError[] {
  const errors: FieldError[] = []
  if (fromMs < startMs) {
    errors.push({
      path: 'from',
      message: `'From' must be no earlier than the start time of the selected meteo dataset (${dateText(startMs, isTypicalYear)})`,
    })
  }
  // A dataset that ends within a day has data of that day.
  if (toMs > Math.ceil(endMs / DAY_MS) * DAY_MS) {
    errors.push({
      path: 'to',
      message: `'To' must be no later than the end time of the selected meteo datasets (${dateText(endMs - 1, isTypicalYear)})`,
    })
  }
  return errors
}

function daylightErrors(daylightTimestamps: number | undefined): readonly FieldError[] {
  return daylightTimestamps === 0
    ? [{ path: 'to', message: 'Selected time range must contain at least 1 daylight timestamp' }]
    : []
}

function systemStartErrors(
  { systemStartDates, simulatedYear }: TimeRangeRequest,
  fromMs: number,
  isTypicalYear: boolean,
): readonly FieldError[] {
  // A typical year has dates only through the year that it stands for.
  if (isTypicalYear && simulatedYear === undefined) return []
  const datedMs = isTypicalYear ? inYearMs(fromMs, simulatedYear ?? 0) : fromMs
  const isBeforeStart = systemStartDates.some((date) => date !== null && datedMs < wallMs(date, 0))
  const message = "'From' must be no earlier than the PV System Start Date of selected blocks"
  return isBeforeStart ? [{ path: 'from', message }] : []
}

function inYearMs(ms: number, year: number): number {
  const date = new Date(ms)
  return Date.UTC(year, date.getUTCMonth(), date.getUTCDate())
}

/** yyyy-MM-dd; of a typical year MM-dd. */
function dateText(ms: number, isTypicalYear: boolean): string {
  return new Date(ms).toISOString().slice(isTypicalYear ? 5 : 0, 10)
}
