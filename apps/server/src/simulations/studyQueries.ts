import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { SimulationStudy } from '../db/database.gen.ts'

type StudyRow = Selectable<SimulationStudy>

/** A study and who began it, without its design. */
export interface StudySummaryRow extends Omit<StudyRow, 'base'> {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  /** Names of its blocks, in the order of the design. */
  readonly block_names: readonly string[]
}

export interface NewStudy {
  readonly id: string
  readonly project_id: string
  readonly user_id: string
  readonly name: string
  readonly parameter: string
  readonly base: object
  readonly refused: readonly object[]
}

export async function insertStudy(
  db: Database,
  { base, refused, ...study }: NewStudy,
): Promise<void> {
  await db
    .insertInto('simulation_study')
    .values({ ...study, base: JSON.stringify(base), refused: JSON.stringify(refused) })
    .execute()
}

export function findStudy(db: Database, id: string): Promise<StudyRow | undefined> {
  return db.selectFrom('simulation_study').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function listStudies(
  db: Database,
  filter: {
    readonly projectId: string
    readonly id?: string
    readonly skip: number
    readonly take: number
  },
): Promise<StudySummaryRow[]> {
  return db
    .selectFrom('simulation_study as study')
    .innerJoin('app_user', 'app_user.id', 'study.user_id')
    .select([
      'study.id',
      'study.project_id',
      'study.user_id',
      'study.name',
      'study.parameter',
      'study.refused',
      'study.created_at',
      'app_user.email',
      'app_user.first_name',
      'app_user.last_name',
      sql<string[]>`coalesce((
        select array_agg(block ->> 'name' order by at) from jsonb_array_elements(study.base -> 'document' -> 'blocks')
          with ordinality as blocks (block, at)
        where study.base -> 'input' -> 'blockIds' ? (block ->> 'id')), array[]::text[])`.as(
        'block_names',
      ),
    ])
    .where('study.project_id', '=', filter.projectId)
    .$if(filter.id !== undefined, (query) => query.where('study.id', '=', filter.id ?? ''))
    .orderBy('study.created_at', 'desc')
    .orderBy('study.id')
    .offset(filter.skip)
    .limit(filter.take)
    .execute()
}

/** A run of a study: its value, and the system of its results. */
export interface StudyRunRow {
  readonly id: string
  readonly study_id: string | null
  readonly study_value: unknown
  readonly user_id: string
  readonly storage_prefix: string
  readonly name: string
  readonly project_id: string
  readonly system: unknown
  readonly terrain_sha256: string | null
}

/** More than the studies of one page have. */
const MAX_RUNS = 5000

export function runsOfStudies(db: Database, studyIds: readonly string[]): Promise<StudyRunRow[]> {
  if (studyIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('simulation')
    .select([
      'id',
      'study_id',
      'study_value',
      'user_id',
      'storage_prefix',
      'name',
      'project_id',
      sql`summary -> 'system'`.as('system'),
      sql<string | null>`manifest -> 'terrain' ->> 'sha256'`.as('terrain_sha256'),
    ])
    .where('study_id', 'in', [...studyIds])
    .orderBy('created_at')
    .limit(MAX_RUNS)
    .execute()
}

/** Holds the study until the transaction ends. False when it is gone. */
export async function setRefused(
  db: Database,
  id: string,
  refused: readonly object[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('simulation_study')
    .set({ refused: JSON.stringify(refused) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renameStudyRow(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('simulation_study').set({ name }).where('id', '=', id).execute()
}

export async function deleteStudyRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('simulation_study').where('id', '=', id).execute()
}
