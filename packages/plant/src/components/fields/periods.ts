import { z } from 'zod'

/** A time with a value; local standard time, yyyy-MM-ddTHH:mm. */
export interface Period {
  readonly from: string
  /** Not included. */
  readonly to: string
  readonly limit: number
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** ms of a local time, read as if it were UTC; NaN for what is none, as 30 February. */
export function localTimeMs(text: string): number {
  const ms = LOCAL_TIME.test(text) ? Date.parse(`${text}Z`) : NaN
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, text.length) !== text ? NaN : ms
}

const localTime = z
  .string()
  .refine((text) => !Number.isNaN(localTimeMs(text)), 'must be a time (yyyy-MM-ddTHH:mm)')

/** So many as a leap year has hours. */
const MOST_PERIODS = 8784

export function periodsOf(rule: z.ZodType<number>): z.ZodType<readonly Period[]> {
  const period = z
    .object({ from: localTime, to: localTime, limit: rule })
    .refine(({ from, to }) => localTimeMs(from) < localTimeMs(to), {
      path: ['to'],
      error: 'must be after its start',
    })
  return z.array(period).max(MOST_PERIODS, { error: `must have ${MOST_PERIODS} periods at most` })
}
