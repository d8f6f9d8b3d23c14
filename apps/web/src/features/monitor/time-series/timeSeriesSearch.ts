import * as z from 'zod'

export const MODES = ['values', 'difference', 'ratio'] as const
export type Mode = (typeof MODES)[number]

/** Steps by their key in the address; `raw` is the interval of the readings. */
export const STEPS = ['auto', 'raw', '5min', '15min', 'hour', 'day', 'month'] as const
export type StepKey = (typeof STEPS)[number]

const instant = z.number().int().optional().catch(undefined)

/** All that the page shows is in its address: a link shows the same to whoever may see the plant. */
export const timeSeriesSearch = z.object({
  /** As `traceText` writes them. */
  traces: z.array(z.string().max(210)).max(8).optional().catch(undefined),
  mode: z.enum(MODES).optional().catch(undefined),
  step: z.enum(STEPS).optional().catch(undefined),
  /** Part of the period that is looked at, ms UTC. */
  zoomFrom: instant,
  zoomTo: instant,
  /** Where the cursor is pinned, ms UTC. */
  pin: instant,
  /** Spans of faults are hidden. */
  events: z.literal('hidden').optional().catch(undefined),
})

export type TimeSeriesSearch = z.output<typeof timeSeriesSearch>
