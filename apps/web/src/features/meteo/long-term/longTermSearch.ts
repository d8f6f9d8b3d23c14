import * as z from 'zod'

/** Which datasets are meant and how; absent: not chosen, and as the form begins. */
export const longTermSearch = z.object({
  measured: z.string().optional().catch(undefined),
  reference: z.string().optional().catch(undefined),
  method: z.enum(['linear', 'quantile']).optional().catch(undefined),
  resolution: z.enum(['hour', 'day']).optional().catch(undefined),
  months: z.boolean().optional().catch(undefined),
})

export type LongTermSearch = z.infer<typeof longTermSearch>
