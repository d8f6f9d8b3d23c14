import * as z from 'zod'

/** What of the costs stands in the address. */
export const costsSearch = z.object({
  /** The form is open where there are no costs yet. */
  enter: z.boolean().optional().catch(undefined),
})
