import * as z from 'zod'

/** The edit that a finding of the report leads to. */
export const editSearch = z.object({
  add: z
    .enum(['shift_time', 'remove_range', 'fill_gaps', 'drop_column'])
    .optional()
    .catch(undefined),
  minutes: z.number().optional().catch(undefined),
  /** ISO instants, first and end of each time to remove. */
  times: z
    .array(z.tuple([z.string(), z.string()]))
    .min(1)
    .optional()
    .catch(undefined),
  column: z.string().optional().catch(undefined),
})

export type EditSearch = z.infer<typeof editSearch>
