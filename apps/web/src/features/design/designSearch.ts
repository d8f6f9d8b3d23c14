import * as z from 'zod'

/** What of the block page stands in the address: the chosen block and layer, and where the map is. */
export const designSearch = z.object({
  block: z.string().optional().catch(undefined),
  layer: z.string().optional().catch(undefined),
  /** Taken up when the page opens, and gone from the address then. */
  tool: z.literal('perimeter').optional().catch(undefined),
  /** Longitude, latitude, zoom. */
  at: z.tuple([z.number(), z.number(), z.number()]).optional().catch(undefined),
})
