import { DAY_MS, HOUR_MS, MINUTE_MS, zoneOffsetH } from '@duet/units'

/**
 * A period in which the clock of a file is ahead of its standard time. Both ends are as the clock of the file shows them,
 * `YYYY-MM-DDTHH:MM`: `from` just before it is moved forward, `to` just before it is moved back.
 */
export interface DstShift {
  readonly from: string
  readonly to: string
  readonly shift_h: number
}

/** A clock reading as ms of its own clock. */
export function clockMs(text: string): number {
  return Date.parse(`${text.slice(0, 16)}:00Z`)
}

/** `YYYY-MM-DDTHH:MM`. */
export function clockText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16)
}

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
  const offset = zoneOffsetH(zone)
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
