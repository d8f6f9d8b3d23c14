import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

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
