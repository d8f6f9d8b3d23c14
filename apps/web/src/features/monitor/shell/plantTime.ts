import { civilDays, DAY_MS, HOUR_MS, zoneOffsetH } from '@duet/units'
import type { Period } from './period.ts'

/** Instants from the first midnight of a period to the last, ms UTC. */
export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

export function spanOfDays({ from, to }: Pick<Period, 'from' | 'to'>, timeZone: string): Span {
  const days = civilDays(timeZone, Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS)
  const first = days.find(({ date }) => date >= from)
  const last = days.findLast(({ date }) => date <= to)
  return { fromMs: first?.startUtcMs ?? NaN, toMs: last?.endUtcMs ?? NaN }
}

/** The clock of the plant as if it were UTC, ms: what the time axes of charts are drawn in, with `useUTC`. */
export function plantClock(timeZone: string): (utcMs: number) => number {
  const offsetH = zoneOffsetH(timeZone)
  const known = new Map<number, number>()
  return (utcMs) => {
    const hour = Math.floor(utcMs / HOUR_MS)
    const offsetMs = known.get(hour) ?? offsetH(utcMs) * HOUR_MS
    known.set(hour, offsetMs)
    return utcMs + offsetMs
  }
}

/** '2026-06-01 10:15' of a time on the clock of the plant. */
export const wallText = (wallMs: number): string =>
  new Date(wallMs).toISOString().slice(0, 16).replace('T', ' ')

/** Steps of a chart that is about a thousand points wide, s. */
const STEPS_S = [60, 300, 900, 1800, 3600, 10_800, 21_600, 86_400] as const
const MOST_POINTS = 1500

/** Values of one answer: as many as the server gives. */
export const MOST_VALUES = 200_000

/** @param intervalMinutes of the readings: no step is shorter */
export const stepOf = ({ fromMs, toMs }: Span, intervalMinutes: number): number =>
  stepWithin((toMs - fromMs) / 1000, intervalMinutes, MOST_POINTS)

/** The shortest step by which a time has at most so many of them, s. */
export function stepWithin(lengthS: number, intervalMinutes: number, most: number): number {
  const fits = STEPS_S.find((stepS) => stepS >= intervalMinutes * 60 && lengthS / stepS <= most)
  return fits ?? 86_400
}
