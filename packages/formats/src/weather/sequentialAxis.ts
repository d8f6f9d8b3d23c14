import type { RowStore } from './rowStore.ts'
import type { WeatherGap } from './weatherFile.ts'
import type { ProblemLog } from './weatherFileError.ts'

const MINUTE_MS = 60_000
const MAX_GAPS = 100

export interface SequentialAxis {
  /** Start of each interval, ms UTC, [rows]. */
  readonly startUtcMs: Float64Array
  readonly gaps: readonly WeatherGap[]
  readonly gapCount: number
  readonly missingRows: number
}

/** The label of a row as ms of its own clock. */
export function labelMs(rows: RowStore, row: number): number {
  const day = Date.UTC(rows.year[row] ?? 1970, (rows.month[row] ?? 1) - 1, rows.day[row] ?? 1)
  return day + (rows.minuteOfDay[row] ?? 0) * MINUTE_MS
}

/**
 * Places rows on the calendar. Rows must rise by the step; a longer distance is a gap, which is told and left
 * open; the same time twice, a time that goes back and a shorter distance are problems.
 *
 * @param shiftMin - from a row's label to the start of its interval in UTC
 */
export function sequentialAxis(
  rows: RowStore,
  stepMin: number,
  shiftMin: number,
  log: ProblemLog,
): SequentialAxis {
  const startUtcMs = new Float64Array(rows.count)
  const gaps: WeatherGap[] = []
  let gapCount = 0
  let missingRows = 0
  const stepMs = stepMin * MINUTE_MS
  let last = -1
  for (let i = 0; i < rows.count; i++) {
    const start = labelMs(rows, i) + shiftMin * MINUTE_MS
    startUtcMs[i] = start
    const distance = last < 0 ? stepMs : start - (startUtcMs[last] ?? 0)
    if (distance <= 0 || distance % stepMs !== 0) {
      addProblem(rows, last, i, distance, stepMin, log)
      continue
    }
    if (distance > stepMs) {
      const missing = distance / stepMs - 1
      gapCount += 1
      missingRows += missing
      if (gaps.length < MAX_GAPS) {
        const fromUtcMs = (startUtcMs[last] ?? 0) + stepMs
        gaps.push({
          afterLine: rows.line[last] ?? 0,
          fromUtcMs,
          toUtcMs: start,
          missingRows: missing,
        })
      }
    }
    last = i
  }
  return { startUtcMs, gaps, gapCount, missingRows }
}

function addProblem(
  rows: RowStore,
  last: number,
  row: number,
  distanceMs: number,
  stepMin: number,
  log: ProblemLog,
): void {
  const line = rows.line[row] ?? 0
  const lastLine = rows.line[last] ?? 0
  if (distanceMs === 0) {
    log.add({
      code: 'duplicate_time',
      line,
      message: `Lines ${lastLine} and ${line} have the same time (${timeText(rows, row)}). Remove one of them; if the clock keeps summer time, say so at import.`,
    })
  } else if (distanceMs < 0) {
    log.add({
      code: 'time_goes_back',
      line,
      message: `Line ${line} (${timeText(rows, row)}) is earlier than line ${lastLine} (${timeText(rows, last)}). Sort the rows by time; if the clock keeps summer time, say so at import.`,
    })
  } else {
    log.add({
      code: 'irregular_step',
      line,
      message: `Line ${line} (${timeText(rows, row)}) is ${distanceMs / MINUTE_MS} minutes after line ${lastLine}, but the rows are ${stepMin} minutes apart. All rows must be on one raster.`,
    })
  }
}

function timeText(rows: RowStore, row: number): string {
  return new Date(labelMs(rows, row)).toISOString().slice(0, 16).replace('T', ' ')
}
