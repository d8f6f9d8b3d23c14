import { MINUTE_MS } from '@duet/units'
import { MINUTES_OF_YEAR, nominalText, wrapMinute } from '../file/nominalYear.ts'
import { TMY_NOMINAL_YEAR } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { RowGroup } from './repeatedRows.ts'
import { type NamedRows, nominalLabelMin } from './rowStore.ts'

/** Order of a typical year: the row of the file for each interval of the nominal year. */
export interface TypicalYearOrder {
  /** [525,600 / step], index of the row. */
  readonly rowOfSlot: Int32Array
  /** Minutes from the start of the nominal year, local standard time, to the start of the first interval. */
  readonly phaseMin: number
  readonly leapDayRows: number
  /** Rows of one interval, by its start in the nominal year. */
  readonly repeated: readonly RowGroup[]
  /** A row that is earlier in the year than the one before it, where there is one; its slot is right all the same. */
  readonly firstBackwards: number | undefined
}

export interface TypicalYearLayout {
  readonly stepMin: number
  /** From a row's label to the start of its interval in local standard time, minutes. */
  readonly shiftMin: number
  /** Labels stand at the end of their intervals. */
  readonly isEnding: boolean
}

/**
 * Places rows in the nominal year. Years are ignored, 29 February is dropped, and a file whose clock is not local
 * time turns round the end of the year.
 *
 * Problems: intervals without a row, and rows off the raster.
 */
export function orderTypicalYear(
  rows: NamedRows,
  layout: TypicalYearLayout,
  log: ProblemLog,
): TypicalYearOrder {
  const { stepMin } = layout
  const starts = startMinutes(rows, layout)
  const phaseMin = (starts.find((start) => start !== IN_LEAP_DAY) ?? 0) % stepMin
  const rowOfSlot = new Int32Array(MINUTES_OF_YEAR / stepMin).fill(-1)
  const repeated = new Map<number, number[]>()
  for (let row = 0; row < starts.length; row++) {
    const start = starts[row] ?? IN_LEAP_DAY
    if (start === IN_LEAP_DAY) continue
    const slot = Math.floor(start / stepMin)
    const earlier = rowOfSlot[slot] ?? -1
    if (start % stepMin !== phaseMin) addOffRaster(rows, row, stepMin, log)
    else if (earlier >= 0) repeated.set(start, [...(repeated.get(start) ?? [earlier]), row])
    else rowOfSlot[slot] = row
  }
  addMissing(rows, rowOfSlot, stepMin, phaseMin, log)
  const leapDayRows = starts.reduce((sum, start) => sum + (start === IN_LEAP_DAY ? 1 : 0), 0)
  return {
    rowOfSlot,
    phaseMin,
    leapDayRows,
    firstBackwards: firstBackwards(starts),
    repeated: [...repeated].map(([start, all]) => ({
      labelMs: Date.UTC(TMY_NOMINAL_YEAR, 0, 1) + start * MINUTE_MS,
      rows: all,
    })),
  }
}

const IN_LEAP_DAY = -1

/** Minute of the nominal year at which each row's interval starts, or `IN_LEAP_DAY`. */
function startMinutes(rows: NamedRows, { shiftMin, isEnding }: TypicalYearLayout): Int32Array {
  const inLeapDay = leapDayTest(rows, isEnding)
  return Int32Array.from({ length: rows.count }, (_, row) =>
    inLeapDay(row) ? IN_LEAP_DAY : wrapMinute(nominalLabelMin(rows, row) + shiftMin),
  )
}

/** A file may begin anywhere in the year, so that its end is before its beginning: one step back, and no more. */
function firstBackwards(starts: Int32Array): number | undefined {
  let first: number | undefined
  let before = -1
  let descents = 0
  for (let row = 0; row < starts.length; row++) {
    const start = starts[row] ?? IN_LEAP_DAY
    if (start === IN_LEAP_DAY) continue
    first ??= start
    if (start < before) descents += 1
    if (descents > 1 || (descents === 1 && start > first)) return row
    before = start
  }
  return undefined
}

/** Under `ending`, 00:00 belongs to the day before: 29 February 00:00 stays and 1 March 00:00 of a leap year goes. */
function leapDayTest(rows: NamedRows, isEnding: boolean): (row: number) => boolean {
  const { month, day, minuteOfDay, count } = rows
  let hasLeapDay = false
  for (let i = 0; i < count && !hasLeapDay; i++) hasLeapDay = month[i] === 2 && day[i] === 29
  if (!hasLeapDay) return () => false
  return (row) => {
    const endsDayBefore = isEnding && minuteOfDay[row] === 0
    if (month[row] === 2 && day[row] === 29) return !endsDayBefore
    return month[row] === 3 && day[row] === 1 && endsDayBefore
  }
}

function addOffRaster(rows: NamedRows, row: number, stepMin: number, log: ProblemLog): void {
  const line = rows.line[row] ?? 0
  log.add({
    code: 'irregular_step',
    line,
    message: `Line ${line} is not on the ${stepMin}-minute raster of the other rows. All rows must be equally spaced.`,
  })
}

function addMissing(
  rows: NamedRows,
  rowOfSlot: Int32Array,
  stepMin: number,
  phaseMin: number,
  log: ProblemLog,
): void {
  const slots = rowOfSlot.length
  const missing = rowOfSlot.reduce((sum, row) => sum + (row < 0 ? 1 : 0), 0)
  for (let slot = 0; slot < slots; slot++) {
    if ((rowOfSlot[slot] ?? -1) >= 0) continue
    const first = slot
    while (slot + 1 < slots && (rowOfSlot[slot + 1] ?? -1) < 0) slot += 1
    const before = rowOfSlot[(first + slots - 1) % slots] ?? -1
    const after = before >= 0 ? ` after line ${rows.line[before]}` : ''
    const period = `from ${nominalText(first * stepMin + phaseMin)} to ${endText((slot + 1) * stepMin + phaseMin)}`
    const found = (slots - missing).toLocaleString('en-US')
    log.add({
      code: 'missing_hours',
      ...(before >= 0 ? { line: rows.line[before] ?? 0 } : {}),
      message: `The typical year has ${found} of ${slots.toLocaleString('en-US')} rows: ${slot - first + 1} missing${after}, ${period}. Use the whole file, or import it as sequential data.`,
    })
  }
}

function endText(minuteOfYear: number): string {
  const text = nominalText(minuteOfYear)
  return text.endsWith('00:00') ? nominalText(minuteOfYear - 1).replace('23:59', '24:00') : text
}
