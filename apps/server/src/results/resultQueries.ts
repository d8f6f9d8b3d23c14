import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** A run with the state of its job. */
export interface RunRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly storage_prefix: string
  readonly status: string
  readonly error_message: string | null
}

export function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select([
      'simulation.id',
      'simulation.project_id',
      'simulation.name',
      'simulation.storage_prefix',
      'duet_job.status',
      'duet_job.error_message',
    ])
    .where('simulation.id', '=', id)
    .executeTakeFirst()
}

/** What a finished run left beside its series. The design in its manifest stays in the database: results do not need it. */
export function findResults(
  db: Database,
  id: string,
): Promise<{ readonly facts: unknown; readonly summary: unknown } | undefined> {
  return db
    .selectFrom('simulation')
    .select(['summary', sql`manifest - 'document'`.as('facts')])
    .where('id', '=', id)
    .executeTakeFirst()
}
