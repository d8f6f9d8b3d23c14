import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DataExport } from '../db/database.gen.ts'

export type ExportRow = Selectable<DataExport>

export interface FinishedRunRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly storage_prefix: string
  readonly summary: unknown
  readonly status: string
  readonly error_message: string | null
  /** The manifest without the design. */
  readonly facts: unknown
}

/** A run with the state of its job. The design in the manifest is left in the database: results do not need it. */
export function findFinishedRun(db: Database, id: string): Promise<FinishedRunRow | undefined> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select([
      'simulation.id',
      'simulation.project_id',
      'simulation.name',
      'simulation.storage_prefix',
      'simulation.summary',
      'duet_job.status',
      'duet_job.error_message',
      sql`simulation.manifest - 'document'`.as('facts'),
    ])
    .where('simulation.id', '=', id)
    .executeTakeFirst()
}

export interface NewExport {
  readonly id: string
  readonly simulation_id: string
  readonly user_id: string
  readonly format: string
  readonly scope: string
  readonly time_interval: string
  readonly storage_key: string
  readonly filename: string
  readonly size_bytes: number
}

export function insertExport(db: Database, row: NewExport): Promise<ExportRow> {
  return db.insertInto('data_export').values(row).returningAll().executeTakeFirstOrThrow()
}

export function exportsOfRun(
  db: Database,
  simulationId: string,
  limit: number,
): Promise<ExportRow[]> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('simulation_id', '=', simulationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface ExportFileRow {
  readonly id: string
  readonly storage_key: string
  readonly filename: string
  readonly project_id: string
}

/** Exports with the project that they belong to. */
export function findExports(db: Database, ids: readonly string[]): Promise<ExportFileRow[]> {
  return db
    .selectFrom('data_export')
    .innerJoin('simulation', 'simulation.id', 'data_export.simulation_id')
    .select([
      'data_export.id',
      'data_export.storage_key',
      'data_export.filename',
      'simulation.project_id',
    ])
    .where('data_export.id', 'in', [...ids])
    .limit(ids.length)
    .execute()
}
