import { currentCaller } from './callerStorage.ts'
import type { Database } from './connection.ts'

export interface AuditEntry {
  /** Undefined for the bearer of a link who is not signed in. */
  readonly userId: string | undefined
  readonly action: string
  readonly organizationId?: string | null | undefined
  readonly projectId?: string | null | undefined
  readonly details?: Readonly<Record<string, unknown>>
}

/** Leaves a row that says who did what, and who acted as that user. Give the transaction of the act as `db`. */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: entry.userId ?? null,
      impersonator_id: currentCaller()?.impersonatorId ?? null,
      action: entry.action,
      organization_id: entry.organizationId ?? null,
      project_id: entry.projectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
