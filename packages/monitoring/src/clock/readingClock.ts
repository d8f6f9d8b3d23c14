import { type LocalInstants, localClock, once } from './localClock.ts'

const ISO = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/i

/** As a text has it, from 1973 on: fewer digits are rather a date. */
const EPOCH_MS = /^\d{12,15}$/

/** What a timestamp of a reading means. */
export type ReadingClock = (time: string | number) => LocalInstants

/** A batch has few different timestamps. */
const MOST_KNOWN = 5000

/**
 * Reads timestamps: ISO 8601, or ms since 1970 UTC. A text without an offset is UTC, or for a logger with a local clock
 * civil time of `timeZone`; an hour that summer time leaves out has no instant.
 */
export function readingClock(timeZone: string | undefined): ReadingClock {
  const known = new Map<string | number, LocalInstants>()
  const ofCivil = timeZone === undefined ? instant : localClock(timeZone)
  return (time) => {
    const found = known.get(time)
    if (found) return found
    const read = typeof time === 'number' ? instant(time) : ofText(time, ofCivil)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(time, read)
    return read
  }
}

const instant = (utcMs: number): LocalInstants =>
  once(Number.isFinite(utcMs) ? Math.round(utcMs) : Number.NaN)

function ofText(text: string, ofCivil: (wallMs: number) => LocalInstants): LocalInstants {
  if (EPOCH_MS.test(text)) return instant(Number(text))
  const found = ISO.exec(text)
  if (!found) return instant(Number.NaN)
  const iso = text.replace(' ', 'T')
  if (found[1] !== undefined) return instant(Date.parse(iso.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  return ofCivil(Date.parse(`${iso}Z`))
}
