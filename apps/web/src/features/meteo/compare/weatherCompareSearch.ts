import * as z from 'zod'

/** Ids of the two datasets, and the column that is drawn. */
export const weatherCompareSearch = z.object({
  a: z.string().optional().catch(undefined),
  b: z.string().optional().catch(undefined),
  column: z.string().optional().catch(undefined),
})
