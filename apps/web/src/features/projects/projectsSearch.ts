import * as z from 'zod'

export const PROJECT_ORDERS = ['last_activity_at', 'name', 'created_at'] as const
const COLLECTIONS = ['mine', 'shared', 'all_sentinel'] as const

/** What of the project list stands in the address. */
export const projectsSearch = z.object({
  search: z.string().optional().catch(undefined),
  order: z.enum(PROJECT_ORDERS).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  page: z.number().int().min(1).optional().catch(undefined),
  /** Absent: all that the user may see. */
  collection: z.enum(COLLECTIONS).optional().catch(undefined),
  portfolio: z.string().optional().catch(undefined),
  view: z.enum(['cards']).optional().catch(undefined),
})

export type ProjectsSearch = z.infer<typeof projectsSearch>

/** Names come in their order, times newest first, unless the address says otherwise. */
export function orderOf(search: ProjectsSearch): {
  readonly key: (typeof PROJECT_ORDERS)[number]
  readonly descending: boolean
} {
  const key = search.order ?? 'last_activity_at'
  return { key, descending: search.descending ?? key !== 'name' }
}

/** True where the list shows less than all. */
export function isFiltered({ search, collection, portfolio }: ProjectsSearch): boolean {
  return search !== undefined || collection !== undefined || portfolio !== undefined
}
