import * as z from 'zod'

export const PROJECT_ORDERS = ['last_activity_at', 'name', 'created_at'] as const

/** What of the project list stands in the address. */
export const projectsSearch = z.object({
  search: z.string().optional().catch(undefined),
  order: z.enum(PROJECT_ORDERS).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  page: z.number().int().min(1).optional().catch(undefined),
})

export type ProjectsSearch = z.infer<typeof projectsSearch>
