import type { TimeSpan } from './siteDays.ts'

/** Intervals of the roll-up with their length, s; those of the calendar by their shortest. */
const LENGTHS_S: Readonly<Record<string, number>> = {
  OneMinute: 60,
  FiveMinutes: 300,
  TenMinutes: 600,
  FifteenMinutes: 900,
  ThirtyMinutes: 1800,
  OneHour: 3600,
  OneDay: 86_400,
  OneWeek: 604_800,
  OneMonth: 28 * 86_400,
  OneYear: 365 * 86_400,
}

/** Seconds of an interval. */
export function lengthS(interval: string): number {
  return LENGTHS_S[interval] ?? 3600
}

/** What rows of this step can be rolled up to, shortest first. */
export function rollUpChoices(step: string): readonly string[] {
  return Object.keys(LENGTHS_S).filter((interval) => lengthS(interval) >= lengthS(step))
}

/** About how many intervals a time has. */
export function intervalCount({ fromMs, toMs }: TimeSpan, interval: string): number {
  return Math.ceil((toMs - fromMs) / 1000 / lengthS(interval))
}

/** The shortest interval of which no more than `most` lie in the time. */
export function fittingInterval(span: TimeSpan, step: string, most: number): string {
  const choices = rollUpChoices(step)
  return choices.find((interval) => intervalCount(span, interval) <= most) ?? choices.at(-1) ?? step
}
