import * as z from 'zod'

export const LOSS_MODES = ['fraction', 'energy'] as const
export type LossMode = (typeof LOSS_MODES)[number]

/** What of the result pages stands in the address. */
export const simulationSearch = z.object({
  /** Absent: the whole system. */
  block: z.string().optional().catch(undefined),
  losses: z.enum(LOSS_MODES).optional().catch(undefined),
})
