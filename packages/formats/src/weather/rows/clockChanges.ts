import { DAY_MS, HOUR_MS, MINUTE_MS } from '@duet/units'
import { clockMs, clockText, type DstShift } from '../file/dstShifts.ts'

/** A place in the rows that looks like a change of clocks: an hour of the night that is missing, or that stands twice. */
export interface ClockChange {
  readonly kind: 'forward' | 'back'
  /** Reading just before the clock is moved, ms of the clock of the file. */
  readonly atMs: number
  /** Of the rows before and after a missing hour; of the rows of a doubled one. */
  readonly lines: readonly number[]
  /** By how much the clock is moved, minutes. */
  readonly moveMin: number
  /** A longer gap, in which a change may hide: it counts where the light alone says so. */
  readonly isHidden?: boolean
}

/** What the light of the days before and after says of a change: the clock moved, it did not, or too little is known. */
export type ClockVerdict = 'moved' | 'not_moved' | 'unknown'

/** Labels in rising order, equal ones in the order of the file. */
export interface SortedLabels {
  /** ms of the clock of the file, [rows] */
  readonly labelMs: Float64Array
  /** Row of the file at each place, [rows] */
  readonly rowAt: Int32Array
  /** Line of each row of the file, [rows] */
  readonly line: Int32Array
}

/** Hours between which clocks are changed anywhere. */
const NIGHT_H = { from: 23, to: 4 }

/** A change within a longer gap leaves rows on the wrong side of it in doubt. */
const LONGEST_GAP_MS = 30 * DAY_MS

/**
 * Every place that looks like a change of clocks, in the order of time; none where the clock is not moved by whole steps.
 *
 * @param moveMin - by how much clocks are moved: an hour, but half an hour on Lord Howe Island
 */
export function findClockChanges(
  sorted: SortedLabels,
  stepMin: number,
  moveMin = 60,
): readonly ClockChange[] {
  if (moveMin % stepMin !== 0) return []
  const { labelMs, rowAt, line } = sorted
  const stepMs = stepMin * MINUTE_MS
  const moveMs = moveMin * MINUTE_MS
  const changes: ClockChange[] = []
  let doubled: Group[] = []
  let before: Group | undefined
  for (const group of groupsOf(labelMs)) {
    const distance = before ? group.ms - before.ms : 0
    if (before && distance === stepMs + moveMs && isNight(before.ms + stepMs)) {
      const lines = [before.to - 1, group.from].map((at) => line[rowAt[at] ?? 0] ?? 0)
      changes.push({ kind: 'forward', atMs: before.ms + stepMs, lines, moveMin })
    } else if (before && distance > stepMs && distance < LONGEST_GAP_MS) {
      const hidden = { atMs: before.ms + stepMs, lines: [], moveMin, isHidden: true }
      changes.push({ kind: 'forward', ...hidden }, { kind: 'back', ...hidden })
    }
    const isDoubled = group.to - group.from > 1
    if (doubled.length > 0 && !(isDoubled && distance === stepMs)) {
      pushBack(doubled, sorted, [stepMs, moveMs], changes)
      doubled = []
    }
    if (isDoubled) doubled.push(group)
    before = group
  }
  pushBack(doubled, sorted, [stepMs, moveMs], changes)
  return changes
}

/** Places of one label. */
interface Group {
  readonly ms: number
  readonly from: number
  readonly to: number
}

function* groupsOf(labelMs: Float64Array): Generator<Group> {
  let from = 0
  for (let at = 1; at <= labelMs.length; at++) {
    if (at < labelMs.length && labelMs[at] === labelMs[from]) continue
    yield { ms: labelMs[from] ?? 0, from, to: at }
    from = at
  }
}

/** A run of doubled labels is a time that the clock showed twice where it is just that long, and runs twice in the file. */
function pushBack(
  doubled: readonly Group[],
  { rowAt, line }: SortedLabels,
  [stepMs, moveMs]: readonly [number, number],
  changes: ClockChange[],
): void {
  const [first] = doubled
  if (!first || doubled.length * stepMs !== moveMs || !isNight(first.ms)) return
  const rowsOf = (nth: number): readonly number[] =>
    doubled.map(({ from }) => rowAt[from + nth] ?? 0)
  const [firstRows, secondRows] = [rowsOf(0), rowsOf(1)]
  const isTwice =
    Math.max(...firstRows) < Math.min(...secondRows) ||
    // the youngest row stands first
    Math.min(...firstRows) > Math.max(...secondRows)
  if (!isTwice) return
  const lines = doubled
    .flatMap(({ from, to }) => [...rowAt.subarray(from, to)].map((row) => line[row] ?? 0))
    .toSorted((a, b) => a - b)
  changes.push({ kind: 'back', atMs: first.ms + moveMs, lines, moveMin: moveMs / MINUTE_MS })
}

function isNight(ms: number): boolean {
  const hour = new Date(ms).getUTCHours()
  return hour >= NIGHT_H.from || hour < NIGHT_H.to
}

/**
 * The summer times that changes of clocks make. A change counts where the light says so; where the light is silent, as
 * a pair of a missing and a doubled hour, or in the week of the year of another one that counts.
 */
export function shiftsOfChanges(
  changes: readonly ClockChange[],
  verdictOf: (change: ClockChange) => ClockVerdict,
  [firstMs, lastMs]: readonly [number, number],
): { readonly shifts: readonly DstShift[]; readonly taken: readonly ClockChange[] } {
  const verdicts = new Map(changes.map((change) => [change, verdictOf(change)]))
  const moved = changes.filter((change) => verdicts.get(change) === 'moved')
  const possible = changes.filter(
    (change) =>
      verdicts.get(change) !== 'not_moved' && (!change.isHidden || isNearest(change, moved)),
  )
  const sure = new Set(
    possible.filter(
      (change, at) =>
        verdicts.get(change) === 'moved' ||
        isPair(possible[at - 1], change) ||
        isPair(change, possible[at + 1]),
    ),
  )
  const taken = possible.filter(
    (change) => sure.has(change) || [...sure].some((other) => isSameRule(change, other)),
  )
  const shifts: DstShift[] = []
  let open: number | undefined
  for (const [at, { kind, atMs }] of taken.entries()) {
    if (kind === 'forward') open = atMs
    else {
      // From the beginning of the file where its spring is not in it.
      const from = open ?? (at === 0 ? Math.min(firstMs, atMs - DAY_MS) : undefined)
      if (from !== undefined) shifts.push(shift(from, atMs))
      open = undefined
    }
  }
  if (open !== undefined) shifts.push(shift(open, lastMs + DAY_MS))
  return { shifts, taken }
}

/** Of places that the light allows for one change, a missing or doubled hour goes before a gap, and the first before others. */
function isNearest(change: ClockChange, moved: readonly ClockChange[]): boolean {
  if (!moved.includes(change)) return false
  const rivals = moved.filter(
    ({ kind, atMs }) => kind === change.kind && Math.abs(atMs - change.atMs) < 60 * DAY_MS,
  )
  return (rivals.find(({ isHidden }) => isHidden !== true) ?? rivals[0]) === change
}

const shift = (fromMs: number, toMs: number): DstShift => ({
  from: clockText(fromMs),
  to: clockText(toMs),
  shift_h: 1,
})

/** Summer time lasts from 17 to 36 weeks in all zones, and winter the rest. */
function isPair(a: ClockChange | undefined, b: ClockChange | undefined): boolean {
  if (!a || !b || a.kind === b.kind) return false
  const days = (b.atMs - a.atMs) / DAY_MS
  return days > 100 && days < 270
}

function isSameRule(a: ClockChange, b: ClockChange): boolean {
  const year = 365.2425 * DAY_MS
  const apart = Math.abs(a.atMs - b.atMs) / year
  return a.kind === b.kind && apart > 0.5 && Math.abs(apart - Math.round(apart)) * 365 < 9
}

/**
 * Summer times of a zone that the rows follow: none where rows stand in an hour that the zone's clock leaves out, or where
 * the light says that the clock was not moved. A clock that is not moved by whole steps shows in the minutes of its rows,
 * and the light is not asked. Ends are taken from the rows where they show the change within two hours
 * of it, as labels at the end of intervals do.
 */
export function retainedShifts(
  shifts: readonly DstShift[],
  changes: readonly ClockChange[],
  labelMs: Float64Array,
  stepMin: number,
  verdictOf: (change: ClockChange) => ClockVerdict,
): readonly DstShift[] {
  const seen = (kind: ClockChange['kind'], ms: number): number | undefined =>
    changes.find((one) => one.kind === kind && Math.abs(one.atMs - ms) <= 2 * HOUR_MS)?.atMs
  const near = (kind: ClockChange['kind'], ms: number): number => seen(kind, ms) ?? ms
  const inFile = shifts.filter(({ from, to }) => {
    const [first = 0, last = 0] = [labelMs[0], labelMs.at(-1)]
    return clockMs(to) >= first && clockMs(from) <= last
  })
  const isFollowed = inFile.every(({ from, to, shift_h }) => {
    const start = clockMs(from)
    const isLeftOut =
      seen('forward', start) !== undefined ||
      !labelMs.some((ms) => ms >= start && ms < start + shift_h * HOUR_MS)
    const moveMin = shift_h * 60
    if (moveMin % stepMin !== 0)
      return (
        isOffset(labelMs, stepMin, start, moveMin) &&
        backMs(labelMs, stepMin, to, moveMin) !== undefined
      )
    const ends = [
      { kind: 'forward', atMs: start, lines: [], moveMin },
      { kind: 'back', atMs: clockMs(to), lines: [], moveMin },
    ] as const
    return isLeftOut && ends.every((change) => verdictOf(change) !== 'not_moved')
  })
  if (!isFollowed) return []
  return inFile.map(({ from, to, shift_h }) => ({
    from: clockText(near('forward', clockMs(from))),
    to: clockText(backMs(labelMs, stepMin, to, shift_h * 60) ?? near('back', clockMs(to))),
    shift_h,
  }))
}

/** When a clock that is not moved by whole steps goes back: the time that it shows twice has one row, of either. */
function backMs(
  labelMs: Float64Array,
  stepMin: number,
  to: string,
  moveMin: number,
): number | undefined {
  if (moveMin % stepMin === 0) return undefined
  const ends = [clockMs(to) - moveMin * MINUTE_MS, clockMs(to)]
  return ends.find((ms) => isOffset(labelMs, stepMin, ms, -moveMin))
}

/** Whether the rows from a time on stand beside the raster of those before by as much as the clock is moved. */
function isOffset(labelMs: Float64Array, stepMin: number, atMs: number, moveMin: number): boolean {
  const after = labelMs.findIndex((ms) => ms >= atMs)
  const distanceMs = (labelMs[after] ?? 0) - (labelMs[after - 1] ?? 0)
  return after < 1 || (distanceMs / MINUTE_MS - moveMin) % stepMin === 0
}

/**
 * Labels of rows in standard time, ms of the clock of the file, [rows]; of an hour that stands twice, the first time is
 * summer time.
 *
 * @returns the number of rows that were moved too
 */
export function standardLabels(
  { labelMs, rowAt }: SortedLabels,
  shifts: readonly DstShift[],
): { readonly byRow: Float64Array; readonly moved: number } {
  const byRow = new Float64Array(labelMs.length)
  const periods = shifts.map(({ from, to, shift_h }) => ({
    fromMs: clockMs(from),
    toMs: clockMs(to),
    shiftMs: shift_h * HOUR_MS,
  }))
  let moved = 0
  let nth = 0
  for (let at = 0; at < labelMs.length; at++) {
    const label = labelMs[at] ?? 0
    nth = at > 0 && labelMs[at - 1] === label ? nth + 1 : 0
    const period = periods.find(({ fromMs, toMs }) => label >= fromMs && label < toMs)
    const isAfter = period !== undefined && nth > 0 && label >= period.toMs - period.shiftMs
    if (period && !isAfter) moved += 1
    byRow[rowAt[at] ?? 0] = period && !isAfter ? label - period.shiftMs : label
  }
  return { byRow, moved }
}
