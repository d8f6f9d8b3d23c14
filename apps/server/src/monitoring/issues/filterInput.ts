import { COMPONENTS, EVENT_TYPES } from '@duet/monitoring'
import { z } from 'zod'
import { SEVERITIES } from './severity.ts'

export const ISSUE_STATES = ['open', 'acknowledged', 'in_progress', 'resolved', 'ignored'] as const

/** yyyy-MM-dd, of a day that there is. */
export const daySchema = z.iso.date('must be a day, for example 2026-06-21')

const MAX_IDS = 1000
export const someOf = <T extends z.ZodType>(
  value: T,
): z.ZodOptional<z.ZodNullable<z.ZodArray<T>>> => z.array(value).max(MAX_IDS).nullish()

/** What events and issues are filtered by. */
export const filterFields = {
  from: daySchema.nullish(),
  to: daySchema.nullish(),
  event_types: someOf(z.enum(EVENT_TYPES)),
  components: someOf(z.enum(COMPONENTS)),
  hierarchy_ids: someOf(z.string()),
  block_ids: someOf(z.string()),
  states: someOf(z.enum(ISSUE_STATES)),
  severities: someOf(z.enum(SEVERITIES)),
}

interface Days {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}
export const isInOrder = ({ from, to }: Days): boolean => !from || !to || from <= to
export const NOT_IN_ORDER = { path: ['to'], message: 'must not be before from' }

export interface Order<Column> {
  readonly column: Column
  readonly direction: 'asc' | 'desc'
}

/** One of the columns with ' asc' or ' desc' (default); absent: the first. */
export const orderBy = <const Column extends string>(
  columns: readonly [Column, ...Column[]],
): z.ZodType<Order<Column>, string | null | undefined> =>
  z
    .string()
    .nullish()
    .transform((text, context): Order<Column> => {
      const [name = columns[0], way = 'desc', ...more] = text?.split(' ') ?? []
      const column = columns.find((known) => known === name)
      if (column && more.length === 0 && (way === 'asc' || way === 'desc'))
        return { column, direction: way }
      context.addIssue(`must be ${columns.join(' or ')}, with ' asc' or ' desc'`)
      return z.NEVER
    })
