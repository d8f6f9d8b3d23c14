import type { RowStore } from './rowStore.ts'
import { labelMs } from './sequentialAxis.ts'
import { setStampFromMs } from './stampText.ts'

/**
 * A period in which the clock of a file is ahead of its standard time. Both ends are as the clock of the file shows them,
 * `YYYY-MM-DDTHH:MM`: `from` just before it is moved forward, `to` just before it is moved back.
 */
export interface DstShift {
  readonly from: string
  readonly to: string
  readonly shift_h: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * Moves the labels of rows that lie in summer time to standard time, in place. The hour that the clock shows twice in
 * autumn is summer time until the clock goes back.
 *
 * @returns the number of rows that were moved
 */
export function applyDstShifts(rows: RowStore, shifts: readonly DstShift[]): number {
  const stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  let moved = 0
  for (const { from, to, shift_h } of shifts) {
    const fromMs = clockMs(from)
    const toMs = clockMs(to)
    const shiftMs = shift_h * HOUR_MS
    let hasGoneBack = false
    let before = Number.NEGATIVE_INFINITY
    for (let row = 0; row < rows.count; row++) {
      const label = labelMs(rows, row)
      if (label <= before && before >= toMs - shiftMs && label < toMs) hasGoneBack = true
      before = label
      const isDoubled = label >= toMs - shiftMs
      if (label < fromMs || label >= toMs || (isDoubled && hasGoneBack)) continue
      setStampFromMs(label - shiftMs, stamp)
      rows.year[row] = stamp.year
      rows.month[row] = stamp.month
      rows.day[row] = stamp.day
      rows.minuteOfDay[row] = stamp.hour * 60 + stamp.minute
      moved += 1
    }
  }
  return moved
}

function clockMs(text: string): number {
  return Date.parse(`${text.slice(0, 16)}:00Z`)
}

function clockText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16)
}

/**
 * Finds summer time in the labels of a file: an hour that is missing in spring and one that is there twice in autumn.
 * Either end may lie outside of the file; without a doubled hour, summer time is only seen where the missing one is on
 * a Sunday night and the file ends before autumn.
 */
export function findDstShifts(rows: RowStore, stepMin: number): readonly DstShift[] {
  const { forward, back } = jumps(rows, stepMin)
  if (rows.count === 0) return []
  const first = labelMs(rows, 0)
  const last = labelMs(rows, rows.count - 1)
  const shifts: DstShift[] = []
  let after = Number.NEGATIVE_INFINITY
  for (const end of back) {
    const start = forward.findLast(
      (at) => at > after && end - at > 60 * DAY_MS && end - at < 300 * DAY_MS && isNight(at),
    )
    // From the beginning of the file where its spring is not in it.
    if (start === undefined && end - first > 300 * DAY_MS) continue
    shifts.push({
      from: clockText(start ?? Math.min(first, end - DAY_MS)),
      to: clockText(end),
      shift_h: 1,
    })
    after = end
  }
  const open = forward.findLast((at) => at > after && isNight(at) && isSunday(at))
  if (open !== undefined && last - open < 250 * DAY_MS) {
    shifts.push({ from: clockText(open), to: clockText(last + DAY_MS), shift_h: 1 })
  }
  return shifts
}

/** Clock readings just before the clock is moved an hour forward, and just before it is moved back. */
function jumps(
  rows: RowStore,
  stepMin: number,
): { readonly forward: number[]; readonly back: number[] } {
  const forward: number[] = []
  const back: number[] = []
  for (let row = 1; row < rows.count; row++) {
    const before = labelMs(rows, row - 1)
    const distance = (labelMs(rows, row) - before) / MINUTE_MS
    if (distance === stepMin + 60) forward.push(before + stepMin * MINUTE_MS)
    if (distance === stepMin - 60) back.push(before + stepMin * MINUTE_MS)
  }
  return { forward, back }
}

const isSunday = (ms: number): boolean => new Date(ms).getUTCDay() === 0
const isNight = (ms: number): boolean => new Date(ms).getUTCHours() < 4

/**
 * The summer times of an IANA zone in some years, in the clock of the zone.
 *
 * @throws RangeError for a name that is no zone
 */
export function dstShiftsOfZone(
  zone: string,
  fromYear: number,
  toYear: number,
): { readonly standardH: number; readonly shifts: readonly DstShift[] } {
  const offset = offsetOf(zone)
  const standardH = Math.min(offset(Date.UTC(fromYear, 0, 1)), offset(Date.UTC(fromYear, 6, 1)))
  const shifts: DstShift[] = []
  let ahead = offset(Date.UTC(fromYear - 1, 11, 31)) - standardH
  let startMs = Date.UTC(fromYear - 1, 11, 31)
  for (let day = startMs; day < Date.UTC(toYear + 1, 0, 2); day += DAY_MS) {
    const next = offset(day + DAY_MS) - standardH
    if (next === ahead) continue
    const at = changeBetween(offset, day, day + DAY_MS)
    if (ahead > 0) shifts.push(shiftOf(startMs, at, standardH, ahead))
    startMs = at
    ahead = next
  }
  if (ahead > 0) shifts.push(shiftOf(startMs, Date.UTC(toYear + 1, 0, 2), standardH, ahead))
  return { standardH, shifts }
}

function shiftOf(fromMs: number, toMs: number, standardH: number, shift_h: number): DstShift {
  return {
    from: clockText(fromMs + standardH * HOUR_MS),
    to: clockText(toMs + (standardH + shift_h) * HOUR_MS),
    shift_h,
  }
}

function changeBetween(offset: (ms: number) => number, low: number, high: number): number {
  let before = low
  let after = high
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS
    if (offset(middle) === offset(low)) before = middle
    else after = middle
  }
  return after
}

/** Hours from UTC at a moment. */
function offsetOf(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const at = (name: 'year' | 'month' | 'day' | 'hour' | 'minute'): number => parts.get(name) ?? 0
    const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
    return (local - Math.floor(ms / MINUTE_MS) * MINUTE_MS) / HOUR_MS
  }
}
