import * as z from 'zod'
import { monitorSearch } from '../shell/monitorSearch.ts'

export const PLANT_SORTS = [
  'lost',
  'share',
  'epi',
  'yield',
  'availability',
  'capacity',
  'issues',
  'freshness',
  'name',
] as const
export type PlantSort = (typeof PLANT_SORTS)[number]

export const FRESHNESSES = ['live', 'stale', 'offline'] as const
export const SEVERITIES = ['critical', 'major', 'minor', 'info'] as const
export const MEASURES = ['epi', 'yield', 'availability'] as const
export type Measure = (typeof MEASURES)[number]

/** What the page of a portfolio has in its address. */
export const portfolioSearch = monitorSearch.extend({
  search: z.string().optional().catch(undefined),
  sort: z.enum(PLANT_SORTS).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  freshness: z.enum(FRESHNESSES).optional().catch(undefined),
  /** With open issues at least this severe. */
  severity: z.enum(SEVERITIES).optional().catch(undefined),
  view: z.enum(['cards']).optional().catch(undefined),
  /** What plants are compared by. */
  measure: z.enum(MEASURES).optional().catch(undefined),
  /** Of the pictures that have some plants at a time. */
  page: z.number().int().min(1).optional().catch(undefined),
})

export type PortfolioSearch = z.output<typeof portfolioSearch>

/** The most lost energy first, unless the address says otherwise; names and EPI upwards. */
export function sortOf({ sort = 'lost', descending }: PortfolioSearch): {
  readonly key: PlantSort
  readonly descending: boolean
} {
  return { key: sort, descending: descending ?? (sort === 'lost' || sort === 'share') }
}
