import { z } from 'zod'

/** A time with a value, in local standard time; how times are written each field says. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly value: number
  readonly note?: string | null | undefined
}

const LONGEST_NOTE = 200

/** Of a period. */
export const periodNote = z
  .string()
  .max(LONGEST_NOTE, { error: `${LONGEST_NOTE} letters at most` })
  .nullish()

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

/** Of times as yyyy-MM-ddTHH:mm, the end not included. */
export function periodsOf(rule: z.ZodType<number>): z.ZodType<readonly Period[]> {
  const period = z
    .object({ from: localTime, to: localTime, value: rule, note: periodNote })
    .refine(({ from, to }) => localTimeMs(from) < localTimeMs(to), {
      path: ['to'],
      error: 'must be after its start',
    })
  return z.array(period).max(MOST_PERIODS, { error: `must have ${MOST_PERIODS} periods at most` })
}
