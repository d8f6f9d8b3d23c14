import { HOUR_MS, MINUTE_MS } from '@duet/units'
import { nominalDate } from '../file/nominalYear.ts'
import {
  type IntervalAlignment,
  MAX_REPORTED_LINES,
  type RepeatedRows,
  type RepeatedRowsChoice,
  TMY_NOMINAL_YEAR,
  type WeatherGap,
  type WeatherLabelColumn,
  type WeatherType,
  type WeatherWarning,
} from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { NamedRows } from './rowStore.ts'
import { type RowsInOrder, settleRepeats } from './rowsInOrder.ts'
import { sequentialAxis } from './sequentialAxis.ts'
import { orderTypicalYear } from './typicalYearAxis.ts'

export interface WeatherTimeAxis {
  readonly labels: Readonly<Record<WeatherLabelColumn, Float64Array>>
  readonly startUtcMs: Float64Array
  /** Row of the file for each row of the result. */
  readonly rowAt: Int32Array
  readonly merged: ReadonlyMap<number, readonly number[]>
  readonly repeated: RepeatedRows | undefined
  readonly gaps: readonly WeatherGap[]
  readonly warnings: readonly WeatherWarning[]
}

/** Rows of a file before they stand on an axis. */
export interface LabelledRows {
  readonly rows: NamedRows
  /** Minutes by which the labels are late, added to each label. */
  readonly labelShiftMin?: number
}

export interface AxisSettings {
  readonly type: WeatherType
  readonly stepMin: number
  readonly alignment: IntervalAlignment
  readonly clockOffsetH: number
  readonly localTimeZoneH: number
}

/** From a label to the start of its interval, minutes. */
function alignmentShiftMin({ alignment, stepMin }: AxisSettings): number {
  if (alignment === 'beginning') return 0
  return alignment === 'center' ? -stepMin / 2 : -stepMin
}

/**
 * Labels of a typical year in local standard time, and the start of each interval in UTC. Problems go to the log.
 *
 * @param choice - for rows of one interval
 */
export function typicalAxis(
  raw: LabelledRows,
  settings: AxisSettings,
  choice: RepeatedRowsChoice | undefined,
  log: ProblemLog,
): WeatherTimeAxis {
  const { stepMin, clockOffsetH, localTimeZoneH } = settings
  const toStart = alignmentShiftMin(settings)
  const shiftMin = (raw.labelShiftMin ?? 0) + toStart + (localTimeZoneH - clockOffsetH) * 60
  const isEnding = settings.alignment === 'ending'
  const order = orderTypicalYear(raw.rows, { stepMin, shiftMin, isEnding }, log)
  const { rowOfSlot, phaseMin, leapDayRows } = order
  const settled =
    order.repeated.length === 0
      ? { repeated: undefined, warnings: [] }
      : settleRepeats(order.repeated, raw.rows, stepMin, choice, log)
  const merged = new Map(
    (choice === 'mean' ? order.repeated : []).map(
      ({ rows }) => [rowOfSlot.indexOf(rows[0] ?? 0), rows] as const,
    ),
  )
  const labels = emptyLabels(rowOfSlot.length)
  const startUtcMs = new Float64Array(rowOfSlot.length)
  const yearStartUtcMs = Date.UTC(TMY_NOMINAL_YEAR, 0, 1) - localTimeZoneH * HOUR_MS
  for (let slot = 0; slot < rowOfSlot.length; slot++) {
    const startMin = slot * stepMin + phaseMin
    startUtcMs[slot] = yearStartUtcMs + startMin * MINUTE_MS
    // A label at midnight stays with the day that it ends.
    const label = nominalDate(startMin - toStart - (isEnding ? 1 : 0))
    const year = raw.rows.year[rowOfSlot[slot] ?? 0] ?? 0
    setLabel(labels, slot, year, label.month, label.day, label.minuteOfDay + (isEnding ? 1 : 0))
  }
  return {
    labels,
    startUtcMs,
    rowAt: rowOfSlot,
    merged,
    repeated: settled.repeated,
    gaps: [],
    warnings: [
      ...backwardsWarning(raw.rows, order.firstBackwards),
      ...settled.warnings,
      ...leapDayWarning(raw.rows, leapDayRows),
    ],
  }
}

/** The same of a measured series. */
export function calendarAxis(
  raw: LabelledRows,
  settings: AxisSettings,
  order: RowsInOrder,
  log: ProblemLog,
): WeatherTimeAxis {
  const { stepMin, clockOffsetH, localTimeZoneH } = settings
  const toStart = alignmentShiftMin(settings)
  const shiftMin = (raw.labelShiftMin ?? 0) + toStart - clockOffsetH * 60
  const { startUtcMs, gaps, gapCount, missingRows } = sequentialAxis(
    order,
    raw.rows.line,
    stepMin,
    shiftMin,
    log,
  )
  const labels = emptyLabels(startUtcMs.length)
  for (let row = 0; row < startUtcMs.length; row++) {
    setCalendarLabel(
      labels,
      row,
      (startUtcMs[row] ?? 0) + localTimeZoneH * HOUR_MS,
      -toStart,
      settings.alignment,
    )
  }
  return {
    labels,
    startUtcMs,
    rowAt: order.rowAt,
    merged: order.merged,
    repeated: order.repeated,
    gaps,
    warnings: [...order.warnings, ...gapWarning(gaps, gapCount, missingRows)],
  }
}

function setCalendarLabel(
  labels: Readonly<Record<WeatherLabelColumn, Float64Array>>,
  row: number,
  localStartMs: number,
  toLabelMin: number,
  alignment: IntervalAlignment,
): void {
  const isEnding = alignment === 'ending'
  // One minute back and forth leaves midnight to the day that it ends.
  const date = new Date(localStartMs + (toLabelMin - (isEnding ? 1 : 0)) * MINUTE_MS)
  const minuteOfDay = date.getUTCHours() * 60 + date.getUTCMinutes() + (isEnding ? 1 : 0)
  setLabel(
    labels,
    row,
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    minuteOfDay,
  )
}

function emptyLabels(count: number): Readonly<Record<WeatherLabelColumn, Float64Array>> {
  const column = (): Float64Array => new Float64Array(count)
  return { year: column(), month: column(), day: column(), hour: column(), minute: column() }
}

function setLabel(
  labels: Readonly<Record<WeatherLabelColumn, Float64Array>>,
  row: number,
  year: number,
  month: number,
  day: number,
  minuteOfDay: number,
): void {
  labels.year[row] = year
  labels.month[row] = month
  labels.day[row] = day
  labels.hour[row] = Math.floor(minuteOfDay / 60)
  labels.minute[row] = minuteOfDay % 60
}

function backwardsWarning(rows: NamedRows, row: number | undefined): readonly WeatherWarning[] {
  if (row === undefined) return []
  const line = rows.line[row] ?? 0
  const message = `Line ${line} is earlier in the year than the line before it; the rows were put in the order of the year.`
  return [{ code: 'rows_sorted', message, line, lines: [line] }]
}

function leapDayWarning(rows: NamedRows, leapDayRows: number): readonly WeatherWarning[] {
  if (leapDayRows === 0 || rows.count === 0) return []
  return [
    {
      code: 'leap_day_dropped',
      message: `29 February (${leapDayRows} rows) was left out of the typical year.`,
    },
  ]
}

function gapWarning(
  gaps: readonly WeatherGap[],
  gapCount: number,
  missingRows: number,
): readonly WeatherWarning[] {
  const first = gaps[0]
  if (!first) return []
  const places = gapCount === 1 ? 'one place' : `${gapCount} places`
  const rows = missingRows === 1 ? '1 row is' : `${missingRows.toLocaleString('en-US')} rows are`
  const message = `${rows} missing in ${places}; the first gap is after line ${first.afterLine}. These times are not simulated.`
  const lines = gaps.flatMap(({ afterLine, beforeLine }) => [afterLine, beforeLine])
  return [
    {
      code: 'gaps',
      message,
      line: first.afterLine,
      lines: lines.slice(0, MAX_REPORTED_LINES).toSorted((a, b) => a - b),
    },
  ]
}
