import * as z from 'zod'

export const LOSS_MODES = ['fraction', 'energy', 'nominal'] as const
export type LossMode = (typeof LOSS_MODES)[number]

/** Tables of the irradiance page. */
export const LIGHT_FACES = ['level', 'parts', 'front', 'rear'] as const
export type LightFace = (typeof LIGHT_FACES)[number]

/** Pictures of the losses page. */
export const LOSS_VIEWS = ['waterfall', 'sankey', 'months'] as const
export type LossView = (typeof LOSS_VIEWS)[number]

/** What of the result pages stands in the address. */
export const simulationSearch = z.object({
  /** Absent: the whole system. */
  block: z.string().optional().catch(undefined),
  losses: z.enum(LOSS_MODES).optional().catch(undefined),
  view: z.enum(LOSS_VIEWS).optional().catch(undefined),
  /** A stage whose months are shown. */
  stage: z.string().optional().catch(undefined),
  /** A second run, shown over the losses. */
  with: z.string().optional().catch(undefined),
  /** Column of the irradiance by hour. */
  light: z.string().optional().catch(undefined),
  face: z.enum(LIGHT_FACES).optional().catch(undefined),
  /** Calendar year of the hourly energies, where the run touches several. */
  year: z.number().int().optional().catch(undefined),
  /** Block whose zones are shown while the whole system is. */
  zones: z.string().optional().catch(undefined),
  /** Years whose mean the curve of probabilities is of; absent: one. */
  years: z.number().int().min(1).max(100).optional().catch(undefined),
  /** Key of the part of the uncertainty that is being changed; 'new' for one that is added. */
  part: z.string().optional().catch(undefined),
  /** Of drill-down and module irradiance: places in the block, and the time as yyyy, yyyy-MM, yyyy-MM-dd or yyyy-MM-ddTHH:mm. */
  zone: z.number().int().min(0).optional().catch(undefined),
  inverter: z.number().int().min(0).optional().catch(undefined),
  table: z.number().int().min(0).optional().catch(undefined),
  time: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
})
