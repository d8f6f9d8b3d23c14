import type { PlantDocument } from '@duet/plant'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** The design of a run without its drawings and heights. */
export type RunDesign = Omit<PlantDocument, 'block_layers' | 'terrain'>

/** A run with the state of its job. */
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

export const findRun = (db: Database, id: string) =>
  db
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

/** What a finished run left beside its series. Drawings and heights of its design stay in the database: results do not need them. */
export const findResults = (db: Database, id: string) =>
  db
    .selectFrom('simulation')
    .select([
      'summary',
      sql`manifest - 'document'`.as('facts'),
      sql<RunDesign>`(manifest -> 'document') - 'block_layers' - 'terrain'`.as('design'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The revisions that datasets have now, by id; without those that were deleted. */
export async function presentRevisions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enviro_dataset')
    .select(['id', 'revision'])
    .where('id', 'in', [...ids])
    .limit(ids.length)
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
