import { DAY_MS } from '@duet/units'
import { z } from 'zod'
import { pageFields } from '../../input/pageFields.ts'
import {
  daySchema,
  filterFields,
  isInOrder,
  NOT_IN_ORDER,
  orderBy,
  someOf,
} from '../issues/filterInput.ts'

export const filterSchema = z
  .object({ ...filterFields, issue_ids: someOf(z.uuid()) })
  .refine(isInOrder, NOT_IN_ORDER)
export type EventFilter = z.infer<typeof filterSchema>

export const eventListSchema = z.object({
  filter: filterSchema.nullish().transform((filter) => filter ?? {}),
  order_by: orderBy(['timestamp', 'duration_s', 'allocated_delta']),
  ...pageFields(100),
})
export type EventList = z.infer<typeof eventListSchema>

/** A period of civil days of plants, both within it, and its intervals. */
export const periodSchema = z
  .object({
    from: daySchema,
    to: daySchema,
    time_interval: z
      .enum(['OneDay', 'OneMonth', 'OneYear'])
      .nullish()
      .transform((interval) => interval ?? 'OneDay'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_PERIOD_MS, {
    path: ['to'],
    message: 'must be at most 40 years after from',
  })
export type Period = z.infer<typeof periodSchema>

/** Civil days of a period, both ends included. */
export const daysOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** At most so many intervals begin in a period. */
export const intervalsOf = ({ from, to, time_interval }: Period): number => {
  const months = monthOf(to) - monthOf(from) + 1
  if (time_interval === 'OneDay') return daysOf({ from, to })
  return time_interval === 'OneMonth'
    ? months
    : Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1
}

const monthOf = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))

const MAX_PERIOD_MS = 40 * 366 * DAY_MS
