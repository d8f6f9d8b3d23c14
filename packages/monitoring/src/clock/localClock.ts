import { DAY_MS, HOUR_MS, zoneOffsetH } from '@duet/units'

/** When a clock of a zone shows a time. */
export interface LocalInstants {
  /** ms UTC; NaN: never, the clock leaves it out. */
  readonly utcMs: number
  /** ms UTC the second time; NaN: it comes once at most. */
  readonly laterUtcMs: number
  /** Of a time that is left out: moved on by what is left out, ms UTC; else NaN. */
  readonly movedUtcMs: number
}

export const once = (utcMs: number): LocalInstants => ({ utcMs, laterUtcMs: NaN, movedUtcMs: NaN })

/**
 * Reads civil times without offset, as if they were UTC, in ms.
 *
 * @throws RangeError for a name that is no zone
 */
export function localClock(timeZone: string): (wallMs: number) => LocalInstants {
  const offsetH = zoneOffsetH(timeZone)
  const offsetMs = (utcMs: number): number => Math.round(offsetH(utcMs) * HOUR_MS)
  const known = new Map<number, number>()
  const offsetOfHour = (hour: number): number => {
    const offset = known.get(hour) ?? offsetMs(hour * HOUR_MS)
    known.set(hour, offset)
    return offset
  }
  return (wallMs) => {
    if (Number.isNaN(wallMs)) return once(wallMs)
    const hour = Math.floor(wallMs / HOUR_MS)
    const before = offsetOfHour(hour - DAY_MS / HOUR_MS)
    const after = offsetOfHour(hour + DAY_MS / HOUR_MS)
    // No zone changes its clock twice within two days
    return before === after ? once(wallMs - before) : nearChange(offsetMs, wallMs, [before, after])
  }
}

function nearChange(
  offsetMs: (utcMs: number) => number,
  wallMs: number,
  [before, after]: readonly [number, number],
): LocalInstants {
  const [first, second] = [wallMs - before, wallMs - after]
    .filter((utcMs) => utcMs + offsetMs(utcMs) === wallMs)
    .toSorted((a, b) => a - b)
  if (first === undefined) return { utcMs: NaN, laterUtcMs: NaN, movedUtcMs: wallMs - before }
  return { ...once(first), laterUtcMs: second ?? NaN }
}

/**
 * Which instant a reading means in the hour that comes twice: the second, when its series has come to the first already.
 *
 * @param lastUtcMs - how far the series has come
 */
export const localInstant = (
  { utcMs, laterUtcMs }: LocalInstants,
  lastUtcMs = -Infinity,
): number => (!Number.isNaN(laterUtcMs) && lastUtcMs >= utcMs ? laterUtcMs : utcMs)
