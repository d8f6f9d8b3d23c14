import * as z from 'zod'

const text = z.string().optional().catch(undefined)

/** What of the losses stands in the address. */
export const lossesSearch = z.object({
  /** Only losses that are set. */
  set: z.boolean().optional().catch(undefined),
  /** Key of the loss whose blocks are listed. */
  open: text,
  /** Key of the loss that is being changed, and the one block that it is changed of. */
  change: text,
  block: text,
  /** Key of the loss whose source is being written. */
  note: text,
})
