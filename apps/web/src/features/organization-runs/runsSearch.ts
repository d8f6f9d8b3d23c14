import { RUN_ORDERS, RUN_STATES, type RunOrder } from '@duet/contract'
import * as z from 'zod'

/** What of the list of runs stands in the address. */
export const runsSearch = z.object({
  search: z.string().optional().catch(undefined),
  /** Absent: all. */
  state: z.enum(RUN_STATES).optional().catch(undefined),
  /** Absent: the latest of each project. */
  all: z.literal(true).optional().catch(undefined),
  order: z.enum(RUN_ORDERS).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  page: z.number().int().min(1).optional().catch(undefined),
})

export type RunsSearch = z.infer<typeof runsSearch>

/** Names come in their order, all else greatest or newest first, unless the address says otherwise. */
export function orderOf({ order = 'created_at', descending }: RunsSearch): {
  readonly key: RunOrder
  readonly descending: boolean
} {
  return { key: order, descending: descending ?? (order !== 'project' && order !== 'name') }
}

/** The order that a click on a heading asks for; what the list is not sorted by, as a sort by time. */
export const orderFrom = (key: string): RunsSearch['order'] => runsSearch.shape.order.parse(key)
