import { z } from 'zod'
import { pageFields } from '../../input/pageFields.ts'
import {
  daySchema,
  filterFields,
  ISSUE_STATES,
  isInOrder,
  NOT_IN_ORDER,
  orderBy,
  someOf,
} from './filterInput.ts'

export const issueFilterSchema = z
  .object({ ...filterFields, assignee_ids: someOf(z.uuid()) })
  .refine(isInOrder, NOT_IN_ORDER)
export type IssueFilter = z.infer<typeof issueFilterSchema>

export const issueListSchema = z.object({
  filter: issueFilterSchema.nullish().transform((filter) => filter ?? {}),
  order_by: orderBy(['kwh', 'first_at', 'last_at', 'row_count', 'severity']),
  ...pageFields(100),
})
export type IssueList = z.infer<typeof issueListSchema>

const MOST_AT_ONCE = 500
const ids = z.array(z.string()).min(1).max(MOST_AT_ONCE)

const text = (most: number) => z.string().trim().max(most)

export const statesSchema = z
  .object({
    ids,
    state: z.enum(ISSUE_STATES),
    reason: text(2000)
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine(({ state, reason }) => state !== 'ignored' || reason !== null, {
    path: ['reason'],
    message: 'is required: state why the issue is ignored',
  })
export type StateChange = z.infer<typeof statesSchema>

export const mergeSchema = z.object({ ids })
export const splitSchema = z.object({ dates: z.array(daySchema).min(1).max(4000) })
export const commentSchema = z.object({ text: text(10_000).min(1) })
export const ticketSchema = z.object({
  ticket: text(500)
    .nullish()
    .transform((ticket) => ticket || null),
})
