import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import { containsPattern } from '../db/likePattern.ts'

export interface SecuritySearch {
  readonly kind: string | undefined
  /** Part of the user's email address, of the operation, of the network address, of the program or of the details. */
  readonly search: string | undefined
  readonly userId: string | undefined
  readonly ip: string | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
}

export interface SecurityEventRow {
  readonly id: number
  readonly first_at: Date
  readonly last_at: Date
  readonly count: number
  readonly kind: string
  readonly outcome: string
  readonly operation: string | null
  readonly user_id: string | null
  readonly user_email: string | null
  readonly impersonator_email: string | null
  readonly api_token_id: string | null
  readonly ip_address: string | null
  readonly user_agent: string | null
  readonly details: unknown
}

/** The last first. */
export function listSecurityEvents(
  db: Database,
  search: SecuritySearch,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<SecurityEventRow[]> {
  return selected(db, search)
    .orderBy('security_event.last_at', 'desc')
    .orderBy('security_event.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Below an id, the newest first: the order in which a growing log can be read in parts. */
export function securityEventsBelow(
  db: Database,
  search: SecuritySearch,
  { below, take }: { readonly below: number | undefined; readonly take: number },
): Promise<SecurityEventRow[]> {
  let query = selected(db, search).orderBy('security_event.id', 'desc').limit(take)
  if (below !== undefined) query = query.where('security_event.id', '<', below)
  return query.execute()
}

export const countSecurityRows = (db: Database, search: SecuritySearch): Promise<number> =>
  countRows(found(db, search))

function selected(db: Database, search: SecuritySearch) {
  return found(db, search).select([
    'security_event.id',
    'security_event.first_at',
    'security_event.last_at',
    'security_event.count',
    'security_event.kind',
    'security_event.outcome',
    'security_event.operation',
    'security_event.user_id',
    'actor.email as user_email',
    'impersonator.email as impersonator_email',
    'security_event.api_token_id',
    'security_event.ip_address',
    'security_event.user_agent',
    'security_event.details',
  ])
}

/** Whom a row names may be gone by now. */
function found(db: Database, { kind, search, userId, ip, from, to }: SecuritySearch) {
  let query = db
    .selectFrom('security_event')
    .leftJoin('app_user as actor', 'actor.id', 'security_event.user_id')
    .leftJoin('app_user as impersonator', 'impersonator.id', 'security_event.impersonator_id')
  if (kind !== undefined) query = query.where('security_event.kind', '=', kind)
  if (userId !== undefined) query = query.where('security_event.user_id', '=', userId)
  if (ip !== undefined) query = query.where('security_event.ip_address', '=', ip)
  if (from !== undefined) query = query.where('security_event.last_at', '>=', from)
  if (to !== undefined) query = query.where('security_event.first_at', '<', to)
  if (search === undefined) return query
  const pattern = containsPattern(search)
  return query.where((where) =>
    where.or([
      where('actor.email', 'ilike', pattern),
      where('impersonator.email', 'ilike', pattern),
      where('security_event.operation', 'ilike', pattern),
      where('security_event.ip_address', 'ilike', pattern),
      where('security_event.user_agent', 'ilike', pattern),
      sql<SqlBool>`security_event.details::text ilike ${pattern}`,
    ]),
  )
}
