import * as z from 'zod'

const text = z.string().optional().catch(undefined)
const page = z.number().int().min(1).optional().catch(undefined)

export const USER_TABS = ['users', 'requests', 'organizations'] as const

/** What of the users' page stands in its address. */
export const usersSearch = z.object({
  tab: z.enum(USER_TABS).optional().catch(undefined),
  search: text,
  page,
  organization: text,
})

export const impersonateSearch = z.object({ email: text })

export const jobEventsSearch = z.object({ server: text, page })

export const auditSearch = z.object({
  search: text,
  action: text,
  organization: text,
  project: text,
  page,
})

export type UsersSearch = z.infer<typeof usersSearch>
export type AuditSearch = z.infer<typeof auditSearch>
