import * as z from 'zod'

/** What of the Compute page stands in the address. */
export const computeSearch = z.object({
  /** A run whose choices the form begins with. */
  run: z.string().optional().catch(undefined),
  /** The form begins as a study. */
  study: z.boolean().optional().catch(undefined),
})
