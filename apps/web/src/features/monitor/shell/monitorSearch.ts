import * as z from 'zod'
import { PERIODS } from './period.ts'

const day = z.iso.date().optional().catch(undefined)

/** What all pages of Monitor have in their address. */
export const monitorSearch = z.object({
  /** Absent: what the page shows by itself. */
  period: z.enum(PERIODS).optional().catch(undefined),
  /** First and last civil day of the plant, of a period that is chosen by hand. */
  from: day,
  to: day,
})

export type MonitorSearch = z.output<typeof monitorSearch>
