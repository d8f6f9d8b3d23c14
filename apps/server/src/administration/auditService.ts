import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import { type AuditLogRow, countAuditRows, listAuditRows } from './auditQueries.ts'

export interface AuditPageRecord {
  readonly rows: readonly AuditRowRecord[]
  readonly total: number
}

export interface AuditRowRecord extends Omit<AuditLogRow, 'id' | 'at'> {
  readonly id: string
  readonly at: string
}

export interface AuditService {
  readonly auditLog: (caller: AdminCaller, input: unknown) => Promise<AuditPageRecord>
}

const DEFAULT_PAGE = 100

const searchSchema = z.object({
  search: z.string().max(320, 'at most 320 characters').nullish(),
  action: z.string().max(100, 'at most 100 characters').nullish(),
  organization_id: z.string().nullish(),
  project_id: z.string().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

/** A filter that nothing can meet. */
const NOTHING: AuditPageRecord = { rows: [], total: 0 }

export function createAuditService({ db }: { readonly db: Database }): AuditService {
  return {
    auditLog: async (caller, input) => {
      systemAdmin(caller)
      const asked = parseInput(searchSchema, input)
      const ids = [asked.organization_id, asked.project_id].filter((id) => id != null && id !== '')
      if (!ids.every((id) => isUuid(id ?? ''))) return NOTHING
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
      return { rows: auditRecords(rows), total }
    },
  }
}

export function auditRecords(rows: readonly AuditLogRow[]): AuditRowRecord[] {
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() }))
}
