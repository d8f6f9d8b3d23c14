import type { ApiToken, Session } from '../http/resolvers.gen.ts'
import type { ApiTokenRow } from './account/apiTokenQueries.ts'
import type { SessionRow } from './sessionQueries.ts'

export function sessionAnswers(
  rows: readonly SessionRow[],
  currentId: string | undefined,
): Session[] {
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    is_current: row.id === currentId,
  }))
}

export function apiTokenAnswer({ user_id: _user, ...row }: ApiTokenRow): ApiToken {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
