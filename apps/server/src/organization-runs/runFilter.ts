import { RUN_ORDERS, RUN_STATES } from '@duet/contract'
import { z } from 'zod'
import { pageFields } from '../input/pageFields.ts'

const ORDER = new RegExp(`^(${RUN_ORDERS.join('|')})(?: (asc|desc))?$`)

/** Arguments of `organizationRuns`, without the organisation. Names go up, all others down where the order says no direction. */
export const runListSchema = z.object({
  ...pageFields(50),
  search: z
    .string()
    .max(200)
    .nullish()
    .transform((text) => text?.trim() || undefined),
  state: z
    .enum(RUN_STATES, { error: `must be one of ${RUN_STATES.join(', ')}` })
    .nullish()
    .transform((state) => state ?? undefined),
  all_runs: z
    .boolean()
    .nullish()
    .transform((all) => all ?? false),
  order_by: z
    .string()
    .regex(ORDER, `one of ${RUN_ORDERS.join(', ')}, with ' asc' or ' desc'`)
    .nullish()
    .transform((text) => {
      const [, key, direction] = ORDER.exec(text ?? '') ?? []
      const order = RUN_ORDERS.find((known) => known === key) ?? 'created_at'
      const usual = order === 'project' || order === 'name' ? 'asc' : 'desc'
      return { order, isDescending: (direction ?? usual) === 'desc' }
    }),
})

export type RunListInput = z.infer<typeof runListSchema>
