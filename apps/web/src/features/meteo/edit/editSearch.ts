import * as z from 'zod'

/** The edit that a finding of the report leads to. */
export const editSearch = z.object({
  add: z
    .enum(['shift_time', 'remove_range', 'fill_gaps', 'drop_column'])
    .optional()
    .catch(undefined),
  minutes: z.number().optional().catch(undefined),
  /** ISO instants. */
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
  column: z.string().optional().catch(undefined),
})

export type EditSearch = z.infer<typeof editSearch>
