import { COMPONENTS, EVENT_TYPES } from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import { z } from 'zod'
import { pageFields } from '../../input/pageFields.ts'

export const EVENT_STATES = ['open', 'acknowledged', 'in_progress', 'resolved', 'ignored'] as const
export const SEVERITIES = ['info', 'minor', 'major', 'critical'] as const

/** yyyy-MM-dd, of a day that there is. */
export const daySchema = z.iso.date('must be a day, for example 2026-06-21')

const MAX_IDS = 1000
const some = <T extends z.ZodType>(value: T) => z.array(value).max(MAX_IDS).nullish()

export const filterSchema = z
  .object({
    from: daySchema.nullish(),
    to: daySchema.nullish(),
    event_types: some(z.enum(EVENT_TYPES)),
    components: some(z.enum(COMPONENTS)),
    hierarchy_ids: some(z.string()),
    block_ids: some(z.string()),
    states: some(z.enum(EVENT_STATES)),
    severities: some(z.enum(SEVERITIES)),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'must not be before from',
  })
export type EventFilter = z.infer<typeof filterSchema>

const ORDER_BY = /^(timestamp|duration_s|allocated_delta)(?: (asc|desc))?$/

const COLUMNS = ['timestamp', 'duration_s', 'allocated_delta'] as const

const orderSchema = z
  .string()
  .regex(ORDER_BY, "timestamp, duration_s or allocated_delta, with ' asc' or ' desc'")
  .nullish()
  .transform((text) => {
    const [, named, way] = ORDER_BY.exec(text ?? '') ?? []
    const column = COLUMNS.find((one) => one === named) ?? 'timestamp'
    return { column, direction: way === 'asc' ? ('asc' as const) : ('desc' as const) }
  })

export const eventListSchema = z.object({
  filter: filterSchema.nullish().transform((filter) => filter ?? {}),
  order_by: orderSchema,
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
