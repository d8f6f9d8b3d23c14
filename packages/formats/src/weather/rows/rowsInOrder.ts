import type { DstShift } from '../file/dstShifts.ts'
import {
  MAX_REPORTED_LINES,
  type RepeatedRows,
  type RepeatedRowsChoice,
  type WeatherWarning,
} from '../file/weatherFile.ts'
import { linesText, type ProblemLog } from '../file/weatherFileError.ts'
import {
  type ClockChange,
  type ClockVerdict,
  findClockChanges,
  retainedShifts,
  type SortedLabels,
  shiftsOfChanges,
  standardLabels,
} from './clockChanges.ts'
import { describeRepeats, type RowGroup } from './repeatedRows.ts'
import { clockLabelsMs, type NamedRows } from './rowStore.ts'

/** Rows of a measured series in the order of time, each time once, in standard time. */
export interface RowsInOrder {
  /** Standard time of the clock of the file, ms, rising, [times] */
  readonly labelMs: Float64Array
  /** Row of the file for each time, [times] */
  readonly rowAt: Int32Array
  /** Times whose values are the mean of several rows, by their place. */
  readonly merged: ReadonlyMap<number, readonly number[]>
  readonly stepMin: number | undefined
  readonly dstShifts: readonly DstShift[]
  readonly repeated: RepeatedRows | undefined
  readonly warnings: readonly WeatherWarning[]
}

/** How the clock of a file and its repeated rows are to be taken; see `WeatherAnswers`. */
export interface OrderAnswers {
  /** Default: found in the rows. */
  readonly dstShifts?: readonly DstShift[] | 'find' | undefined
  /** Of a zone that is named: taken as far as the rows follow them. */
  readonly zoneShifts?: readonly DstShift[] | undefined
  /** What the light says of a change that the rows seem to show; default: nothing. */
  readonly clockVerdict?: ((change: ClockChange) => ClockVerdict) | undefined
  readonly repeatedRows?: RepeatedRowsChoice | undefined
}

/** Sorts the rows of a measured series, moves summer time to standard time and takes each time once. Problems go to the log. */
export function rowsInOrder(
  rows: NamedRows,
  saidStepMin: number | undefined,
  answers: OrderAnswers,
  log: ProblemLog,
): RowsInOrder {
  const labels = clockLabelsMs(rows)
  const direction = fileDirection(labels)
  const sorted = sortedLabels(labels, rows.line, direction)
  const stepMin = saidStepMin ?? commonStep(sorted.labelMs)
  const clock = summerTimes(sorted, stepMin ?? 60, answers)
  const { byRow, moved } = standardLabels(sorted, clock.shifts)
  const standard = moved === 0 ? sorted : sortedLabels(byRow, rows.line, direction)
  const unique = eachTimeOnce(standard, rows, stepMin ?? 60, answers.repeatedRows, log)
  return {
    ...unique,
    stepMin,
    dstShifts: moved === 0 ? [] : clock.shifts,
    warnings: [
      ...sortingWarning(byRow, rows.line, direction, unique.copies),
      ...summerTimeWarning(clock.shifts, moved, clock.isZoneIgnored),
      ...unique.warnings,
    ],
  }
}

/** Whether most rows are later or earlier than the row before them. */
export function fileDirection(labelMs: Float64Array): 'rising' | 'falling' {
  let rises = 0
  for (let row = 1; row < labelMs.length; row++) {
    rises += Math.sign((labelMs[row] ?? 0) - (labelMs[row - 1] ?? 0))
  }
  // Rows in no order at all rise as often as they fall.
  return rises < -0.9 * labelMs.length ? 'falling' : 'rising'
}

function sortedLabels(
  byRow: Float64Array,
  line: Int32Array,
  direction: 'rising' | 'falling',
): SortedLabels {
  const sign = direction === 'falling' ? -1 : 1
  const rowAt = new Int32Array(byRow.length)
  for (let at = 0; at < rowAt.length; at++) rowAt[at] = sign < 0 ? rowAt.length - 1 - at : at
  const labelMs = valuesAt(byRow, rowAt)
  if (neverFalls(labelMs)) return { labelMs, rowAt, line }
  rowAt.sort((a, b) => (byRow[a] ?? 0) - (byRow[b] ?? 0) || sign * (a - b))
  return { labelMs: valuesAt(byRow, rowAt), rowAt, line }
}

function valuesAt(values: Float64Array, rows: Int32Array): Float64Array {
  const out = new Float64Array(rows.length)
  for (let at = 0; at < out.length; at++) out[at] = values[rows[at] ?? 0] ?? 0
  return out
}

function neverFalls(labels: Float64Array): boolean {
  for (let at = 1; at < labels.length; at++) {
    if ((labels[at] ?? 0) < (labels[at - 1] ?? 0)) return false
  }
  return true
}

/** The distance of times that occurs most, minutes; undefined for a single time. */
function commonStep(labelMs: Float64Array): number | undefined {
  const counts = new Map<number, number>()
  let best: number | undefined
  for (let at = 1; at < labelMs.length; at++) {
    const step = (labelMs[at] ?? 0) - (labelMs[at - 1] ?? 0)
    if (step <= 0) continue
    const count = (counts.get(step) ?? 0) + 1
    counts.set(step, count)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = step
  }
  return best === undefined ? undefined : best / 60_000
}

function summerTimes(
  sorted: SortedLabels,
  stepMin: number,
  { dstShifts = 'find', zoneShifts, clockVerdict = () => 'unknown' }: OrderAnswers,
): { readonly shifts: readonly DstShift[]; readonly isZoneIgnored: boolean } {
  if (dstShifts !== 'find') return { shifts: dstShifts, isZoneIgnored: false }
  const moveH = zoneShifts?.[0]?.shift_h ?? 1
  const changes = findClockChanges(sorted, stepMin, moveH * 60)
  const { labelMs } = sorted
  if (zoneShifts !== undefined) {
    const shifts = retainedShifts(zoneShifts, changes, labelMs, stepMin, clockVerdict)
    return { shifts, isZoneIgnored: zoneShifts.length > 0 && shifts.length === 0 }
  }
  if (changes.length === 0) return { shifts: [], isZoneIgnored: false }
  const span = [labelMs[0] ?? 0, labelMs.at(-1) ?? 0] as const
  return { ...shiftsOfChanges(changes, clockVerdict, span), isZoneIgnored: false }
}

function summerTimeWarning(
  shifts: readonly DstShift[],
  moved: number,
  isZoneIgnored: boolean,
): readonly WeatherWarning[] {
  if (isZoneIgnored) {
    const message =
      'The time zone that is named has summer time, but the rows and their light do not change with it: they were read in standard time.'
    return [{ code: 'clock_unchanged', message }]
  }
  if (moved === 0) return []
  const periods = shifts.map(
    ({ from, to }) => `${from.replace('T', ' ')} to ${to.replace('T', ' ')}`,
  )
  const message = `The clock of the file keeps summer time (${periods.slice(0, 3).join(', ')}${periods.length > 3 ? ', ...' : ''}); ${moved.toLocaleString('en-US')} rows were moved to standard time.`
  return [{ code: 'summer_time', message }]
}

/** Above this share of rows out of order, the file is in none. */
const MOST_MISPLACED_SHARE = 0.05

/** @param copies - rows that have the time of another one, which are reported by themselves */
function sortingWarning(
  byRow: Float64Array,
  line: Int32Array,
  direction: 'rising' | 'falling',
  copies: ReadonlySet<number>,
): readonly WeatherWarning[] {
  if (direction === 'rising' && neverFalls(byRow)) return []
  const single = Int32Array.from(byRow, (_, row) => row).filter((row) => !copies.has(row))
  if (direction === 'falling') single.reverse()
  const labels = valuesAt(byRow, single)
  const misplaced = outOfOrder(labels).map((at) => single[at] ?? 0)
  const warnings: WeatherWarning[] = []
  if (direction === 'falling') {
    const message = 'The youngest row stands first; the rows were put in the order of time.'
    warnings.push({ code: 'rows_sorted', message })
  }
  if (misplaced.length > MOST_MISPLACED_SHARE * labels.length) {
    const message = 'The rows are in no order of time; they were sorted by it.'
    warnings.push({ code: 'rows_sorted', message })
  } else if (misplaced.length > 0) {
    const lines = misplaced.map((row) => line[row] ?? 0).toSorted((a, b) => a - b)
    const count =
      lines.length === 1 ? '1 row is' : `${lines.length.toLocaleString('en-US')} rows are`
    const message = `${count} not in the order of time (${linesText(lines)}); the rows were sorted by their times.`
    warnings.push({
      code: 'rows_sorted',
      message,
      line: lines[0] ?? 0,
      lines: lines.slice(0, MAX_REPORTED_LINES),
    })
  }
  return warnings
}

/** The fewest rows without which the others never fall: those outside of a longest run that never falls. */
function outOfOrder(labels: Float64Array): readonly number[] {
  if (neverFalls(labels)) return []
  // ends[n]: row at which the best run of n + 1 rows ends; before[row]: the row that goes before it
  const ends: number[] = []
  const before = new Int32Array(labels.length).fill(-1)
  for (let row = 0; row < labels.length; row++) {
    const label = labels[row] ?? 0
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((labels[ends[middle] ?? 0] ?? 0) <= label) low = middle + 1
      else high = middle
    }
    before[row] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = row
  }
  const inRun = new Uint8Array(labels.length)
  for (let row = ends.at(-1) ?? -1; row >= 0; row = before[row] ?? -1) inRun[row] = 1
  return [...inRun.keys()].filter((row) => inRun[row] === 0)
}

interface UniqueRows
  extends Pick<RowsInOrder, 'labelMs' | 'rowAt' | 'merged' | 'repeated' | 'warnings'> {
  readonly copies: ReadonlySet<number>
}

function eachTimeOnce(
  { labelMs, rowAt }: SortedLabels,
  rows: NamedRows,
  stepMin: number,
  choice: RepeatedRowsChoice = 'drop_identical',
  log: ProblemLog,
): UniqueRows {
  const groups: (RowGroup & { readonly at: number })[] = []
  const firsts: number[] = []
  for (let at = 0; at < labelMs.length; at++) {
    if (at === 0 || labelMs[at] !== labelMs[at - 1]) {
      firsts.push(at)
      continue
    }
    const last = groups.at(-1)
    const row = rowAt[at] ?? 0
    if (last !== undefined && last.labelMs === labelMs[at])
      groups[groups.length - 1] = { ...last, rows: [...last.rows, row] }
    else
      groups.push({
        labelMs: labelMs[at] ?? 0,
        rows: [rowAt[at - 1] ?? 0, row],
        at: firsts.length - 1,
      })
  }
  if (groups.length === 0)
    return {
      labelMs,
      rowAt,
      merged: new Map(),
      repeated: undefined,
      warnings: [],
      copies: new Set(),
    }
  return {
    labelMs: Float64Array.from(firsts, (at) => labelMs[at] ?? 0),
    rowAt: Int32Array.from(firsts, (at) => rowAt[at] ?? 0),
    merged: choice === 'mean' ? new Map(groups.map(({ at, rows: all }) => [at, all])) : new Map(),
    copies: new Set(groups.flatMap((group) => group.rows.slice(1))),
    ...settleRepeats(groups, rows, stepMin, choice, log),
  }
}

/** Reports what was done with rows of one time, or refuses them. */
export function settleRepeats(
  groups: readonly RowGroup[],
  rows: NamedRows,
  stepMin: number,
  choice: RepeatedRowsChoice | undefined,
  log: ProblemLog,
): Pick<RowsInOrder, 'repeated' | 'warnings'> {
  const repeated = describeRepeats(groups, rows, stepMin, choice ?? 'drop_identical')
  if (repeated.taken === undefined) refuseDiffering(repeated, log)
  return { repeated, warnings: repeatedWarning(repeated) }
}

function refuseDiffering(repeated: RepeatedRows, log: ProblemLog): void {
  const differing = repeated.times.filter(({ isIdentical }) => !isIdentical)
  const lines = differing.flatMap((one) => one.lines).toSorted((a, b) => a - b)
  const [first] = differing
  const said =
    differing.length === 1
      ? `The time ${first?.time.replace('T', ' ')} stands more than once with different values (${linesText(lines)})`
      : `${repeated.differingCount.toLocaleString('en-US')} rows have the time of another row and different values (${linesText(lines)})`
  log.add({
    code: 'duplicate_time',
    line: lines[0] ?? 0,
    lines: lines.slice(0, MAX_REPORTED_LINES),
    repeatedRows: repeated,
    message: `${said}. Choose at import to keep the first of them or their mean, or correct the file.`,
  })
}

function repeatedWarning(repeated: RepeatedRows): readonly WeatherWarning[] {
  const lines = repeated.times.flatMap((one) => one.lines).toSorted((a, b) => a - b)
  const count =
    repeated.rowCount === 1
      ? '1 row stands'
      : `${repeated.rowCount.toLocaleString('en-US')} rows stand`
  const done = {
    drop_identical: 'the copies were left out',
    first: 'the first of each time was kept',
    mean: 'their mean was taken',
  }[repeated.taken ?? 'drop_identical']
  const message = `${count} twice (${linesText(lines, repeated.rowCount + repeated.times.length)}): ${done}. No clock was changed there.`
  return [
    {
      code: 'rows_repeated',
      message,
      line: lines[0] ?? 0,
      lines: lines.slice(0, MAX_REPORTED_LINES),
    },
  ]
}
