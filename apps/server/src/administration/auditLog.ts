import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { isUuid } from '../db/uuid.ts'
import type { AuditPage, AuditRow, QueryAuditLogArgs } from '../graphql/resolvers.gen.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { type AuditLogRow, countAuditRows, listAuditRows } from './auditQueries.ts'

const DEFAULT_PAGE = 100

const searchSchema = z.object({
  search: z.string().max(320).nullish(),
  action: z.string().max(100).nullish(),
  organization_id: z.string().nullish(),
  project_id: z.string().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

export async function readAuditLog(
  { db }: Server,
  caller: AdminCaller,
  input: QueryAuditLogArgs,
): Promise<AuditPage> {
  systemAdmin(caller)
  const asked = parseInput(searchSchema, input)
  const ids = [asked.organization_id, asked.project_id].filter((id) => id != null && id !== '')
  // A filter that nothing can meet
  if (!ids.every((id) => isUuid(id ?? ''))) return { rows: [], total: 0 }
  const search = {
    search: asked.search?.trim() || undefined,
    action: asked.action?.trim() || undefined,
    organizationId: asked.organization_id || undefined,
    projectId: asked.project_id || undefined,
  }
  const [rows, total] = await Promise.all([
    listAuditRows(db, search, asked),
    countAuditRows(db, search),
  ])
  return { rows: auditAnswers(rows), total }
}

export function auditAnswers(rows: readonly AuditLogRow[]): AuditRow[] {
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}
