import { SECURITY_EVENTS } from '@duet/contract'
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

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .catch(undefined)

export const securitySearch = z.object({
  search: text,
  kind: z.enum(SECURITY_EVENTS).optional().catch(undefined),
  user: text,
  ip: text,
  from: day,
  to: day,
  page,
})

export type UsersSearch = z.infer<typeof usersSearch>
export type AuditSearch = z.infer<typeof auditSearch>
export type SecuritySearch = z.infer<typeof securitySearch>
