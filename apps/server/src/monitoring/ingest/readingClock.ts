import { HOUR_MS } from '@duet/units'

const ISO = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/i

/** What a timestamp of a reading means: one instant, or two in the hour that a local clock runs through twice. */
export interface Instant {
  /** ms UTC; NaN: no instant. */
  readonly utcMs: number
  /** The second of two, else NaN. */
  readonly laterUtcMs: number
}

export type ReadingClock = (time: string | number) => Instant

/** A batch has few different timestamps. */
const MOST_KNOWN = 5000

/**
 * Reads timestamps: ISO 8601, or ms since 1970 UTC. A text without an offset is UTC, or for a logger with a local clock
 * civil time of `timeZone`; an hour that summer time leaves out has no instant.
 */
export function readingClock(timeZone: string | undefined): ReadingClock {
  const known = new Map<string | number, Instant>()
  const offset = timeZone === undefined ? undefined : zoneOffset(timeZone)
  return (time) => {
    const found = known.get(time)
    if (found) return found
    const read = typeof time === 'number' ? instant(time) : ofText(time, offset)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(time, read)
    return read
  }
}

const instant = (utcMs: number, laterUtcMs = Number.NaN): Instant => ({
  utcMs: Number.isFinite(utcMs) ? Math.round(utcMs) : Number.NaN,
  laterUtcMs,
})

type Offset = (utcMs: number) => number

function ofText(text: string, offset: Offset | undefined): Instant {
  const zone = ISO.exec(text)?.[1]
  if (zone !== undefined) return instant(Date.parse(withColon(text)))
  if (!ISO.test(text)) return instant(Number.NaN)
  const civilMs = Date.parse(`${text.replace(' ', 'T')}Z`)
  return offset ? ofCivil(civilMs, offset) : instant(civilMs)
}

const withColon = (text: string): string =>
  text.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')

/** The instants at which a clock of the zone shows this, 0 to 2 of them. */
function ofCivil(civilMs: number, offset: Offset): Instant {
  if (Number.isNaN(civilMs)) return instant(civilMs)
  const around = [offset(civilMs - 24 * HOUR_MS), offset(civilMs + 24 * HOUR_MS)]
  const [first, second] = [...new Set(around.map((ms) => civilMs - ms))]
    .filter((utcMs) => utcMs + offset(utcMs) === civilMs)
    .toSorted((a, b) => a - b)
  return instant(first ?? Number.NaN, second)
}

/** How far clocks of a zone are ahead of UTC, ms. */
function zoneOffset(timeZone: string): Offset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (utcMs) => {
    const whole = Math.floor(utcMs / 1000) * 1000
    const parts = new Map(
      format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]),
    )
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
    const day = [part('year'), part('month') - 1, part('day')] as const
    return Date.UTC(...day, part('hour'), part('minute'), part('second')) - whole
  }
}
