import { AppError } from '@duet/contract'
import type { TimeInterval } from '@duet/results'
import { DAY_MS, HOUR_MS, MONTH_NAMES } from '@duet/units'
import type { DrillStep } from '../../graphql/resolvers.gen.ts'

export type TimeKind = 'run' | 'year' | 'month' | 'day' | 'interval'

/** A part of the time of a run. */
export interface DrillTime {
  readonly kind: TimeKind
  /** As the address holds it; empty for the run. */
  readonly key: string
  readonly fromUtcMs: number
  readonly toUtcMs: number
}

/** What the times of a run are named by. */
export interface RunClock {
  /** Start of the first step and end of the last. */
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly utcOffsetH: number
  readonly stepS: number
}

const PATTERN = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?)?$/

/** @throws AppError INVALID_INPUT for what is no time, or not of the run */
export function drillTime(clock: RunClock, text: string | null | undefined): DrillTime {
  if (!text) {
    return { kind: 'run', key: '', fromUtcMs: clock.fromUtcMs, toUtcMs: clock.toUtcMs }
  }
  const time = parsedTime(clock, text)
  const isWithin = time && time.toUtcMs > clock.fromUtcMs && time.fromUtcMs < clock.toUtcMs
  if (!isWithin) {
    const message = time
      ? 'The simulation has no such time'
      : 'time must be yyyy, yyyy-MM, yyyy-MM-dd or yyyy-MM-ddTHH:mm'
    throw new AppError('INVALID_INPUT', message, { path: 'time' })
  }
  return time
}

function parsedTime(clock: RunClock, text: string): DrillTime | undefined {
  const found = PATTERN.exec(text)
  if (!found) return undefined
  const [year = 0, month, day, hour, minute] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const utc = (localMs: number): number => localMs - clock.utcOffsetH * HOUR_MS
  const startMs = Date.UTC(year, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0)
  // 31 February is no day
  if (localText(startMs).slice(0, text.length) !== text) return undefined
  const of = (kind: TimeKind, endMs: number): DrillTime => ({
    kind,
    key: text,
    fromUtcMs: utc(startMs),
    toUtcMs: utc(endMs),
  })
  if (month === undefined) return of('year', Date.UTC(year + 1, 0, 1))
  if (day === undefined) return of('month', Date.UTC(year, month, 1))
  if (hour === undefined) return of('day', startMs + DAY_MS)
  return of('interval', startMs + clock.stepS * 1000)
}

const localText = (localMs: number): string => new Date(localMs).toISOString().slice(0, 16)

const KEY_LENGTHS: Readonly<Record<TimeKind, number>> = {
  run: 0,
  year: 4,
  month: 7,
  day: 10,
  interval: 16,
}

/** The key of the time of a kind that begins at an instant. */
export function timeKey({ utcOffsetH }: RunClock, kind: TimeKind, utcMs: number): string {
  return localText(utcMs + utcOffsetH * HOUR_MS).slice(0, KEY_LENGTHS[kind])
}

/** A time by the name that it has within the longer one: 2021, March, 14 March, 13:00. */
export function timeLabel(kind: TimeKind, key: string): string {
  const month = MONTH_NAMES[Number(key.slice(5, 7)) - 1] ?? ''
  switch (kind) {
    case 'run':
      return 'Whole run'
    case 'year':
      return key
    case 'month':
      return month
    case 'day':
      return `${Number(key.slice(8, 10))} ${month}`
    case 'interval':
      return key.slice(11)
  }
}

/** What a time is made of. */
export function finerKind(clock: RunClock, kind: TimeKind): TimeKind | undefined {
  switch (kind) {
    case 'run':
      return isOfOneYear(clock) ? 'month' : 'year'
    case 'year':
      return 'month'
    case 'month':
      return 'day'
    case 'day':
      return 'interval'
    case 'interval':
      return undefined
  }
}

/** The name of the interval of a kind; undefined for steps, which are as long as they are. */
export function intervalOfKind(kind: TimeKind): TimeInterval | undefined {
  switch (kind) {
    case 'year':
      return 'OneYear'
    case 'month':
      return 'OneMonth'
    case 'day':
      return 'OneDay'
    case 'run':
    case 'interval':
      return undefined
  }
}

const yearOf = (clock: RunClock, utcMs: number): string => timeKey(clock, 'year', utcMs)

function isOfOneYear(clock: RunClock): boolean {
  return yearOf(clock, clock.fromUtcMs) === yearOf(clock, clock.toUtcMs - 1)
}

/** From the run to the time; the year is left out where there is only one. */
export function timePath(clock: RunClock, { kind, key }: DrillTime): DrillStep[] {
  const kinds: TimeKind[] = ['run', 'year', 'month', 'day', 'interval']
  const upTo = kinds.slice(0, kinds.indexOf(kind) + 1)
  return upTo
    .filter((one) => one !== 'year' || kind === 'year' || !isOfOneYear(clock))
    .map((one) => {
      const part = key.slice(0, KEY_LENGTHS[one])
      return { kind: one, key: part, label: timeLabel(one, part) }
    })
}
