import * as z from 'zod'

/** What of the comparison stands in the address. */
export const compareSearch = z.object({
  /** Ids of the two runs. */
  a: z.string().optional().catch(undefined),
  b: z.string().optional().catch(undefined),
  /** Name of a block that both runs have; absent: the whole system. */
  block: z.string().optional().catch(undefined),
})
