import type { PartSummary } from '@duet/results'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { AppUser, Simulation, SimulationStudy } from '../../db/database.gen.ts'

type StudyRow = Selectable<SimulationStudy>

/** A study and who began it, without its design. */
export interface StudySummaryRow
  extends Omit<StudyRow, 'base'>,
    Pick<Selectable<AppUser>, 'email' | 'first_name' | 'last_name'> {
  /** Names of its blocks, in the order of the design. */
  readonly block_names: readonly string[]
  /** Names of the datasets that its blocks are run with. */
  readonly weather_names: readonly string[]
  /** Names of the obstacles that were chosen; null: all. */
  readonly obstacle_names: readonly string[] | null
  /** Days as they were asked for, MM-dd of a typical year; null: all of the weather. */
  readonly from: string | null
  readonly to: string | null
  readonly simulated_year: number | null
  /** Null: each block has its own. */
  readonly row_optics: string | null
  /** Null: of a study from before there were any. */
  readonly constraints: unknown
}

/** A run of a study: its value, and the system of its results. */
export interface StudyRunRow
  extends Pick<
    Selectable<Simulation>,
    'id' | 'study_id' | 'study_value' | 'user_id' | 'storage_prefix' | 'name' | 'project_id'
  > {
  readonly system: PartSummary | null
  readonly terrain_sha256: string | null
}

export interface NewStudy {
  readonly id: string
  readonly project_id: string
  readonly user_id: string
  readonly name: string
  /** With commas between them. */
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

const weatherNames = sql<
  string[]
>`array(select jsonb_array_elements_text(study.base -> 'weatherNames'))`

/** A typical year has days without a year. */
const dayOf = (end: 'from' | 'to') => sql<string | null>`
  substr(study.base -> 'input' ->> ${sql.lit(end)}, case when (study.base ->> 'isTypicalYear')::boolean then 6 else 1 end)`

const obstacleNames = sql<string[] | null>`
  case when study.base -> 'input' ? 'shadingLayerIds' then coalesce((
    select array_agg(layer ->> 'name' order by at)
    from jsonb_array_elements(study.base -> 'document' -> 'block_layers') with ordinality as layers (layer, at)
    where study.base -> 'input' -> 'shadingLayerIds' ? (layer ->> 'id')), array[]::text[]) end`

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
      'study.search',
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
      weatherNames.as('weather_names'),
      obstacleNames.as('obstacle_names'),
      dayOf('from').as('from'),
      dayOf('to').as('to'),
      sql<number | null>`(study.base -> 'input' ->> 'simulatedYear')::int`.as('simulated_year'),
      sql<string | null>`study.base ->> 'rowOptics'`.as('row_optics'),
      sql`study.base -> 'constraints'`.as('constraints'),
    ])
    .where('study.project_id', '=', filter.projectId)
    .$if(filter.id !== undefined, (query) => query.where('study.id', '=', filter.id ?? ''))
    .orderBy('study.created_at', 'desc')
    .orderBy('study.id')
    .offset(filter.skip)
    .limit(filter.take)
    .execute()
}

/** As many as 200 studies have, the most of one page. */
export const MAX_RUNS = 10_000

/** In the order in which they were asked for. */
export const runsOfStudies = (db: Database, studyIds: readonly string[]): Promise<StudyRunRow[]> =>
  db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select([
      'simulation.id',
      'study_id',
      'study_value',
      'user_id',
      'storage_prefix',
      'name',
      'project_id',
      sql<PartSummary | null>`summary -> 'system'`.as('system'),
      sql<string | null>`manifest -> 'terrain' ->> 'sha256'`.as('terrain_sha256'),
    ])
    .where('study_id', 'in', [...studyIds])
    .orderBy('simulation.created_at')
    .orderBy('duet_job.queue_from')
    .limit(MAX_RUNS)
    .execute()

/** Its refused values, and the study is held until the transaction ends. Undefined when it is gone. */
export async function holdRefused(db: Database, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('simulation_study')
    .select('refused')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.refused
}

export async function setRefused(
  db: Database,
  id: string,
  refused: readonly object[],
): Promise<void> {
  await db
    .updateTable('simulation_study')
    .set({ refused: JSON.stringify(refused) })
    .where('id', '=', id)
    .execute()
}

/** Adds to the values that have no run. */
export async function addRefused(db: Database, id: string, refused: object): Promise<void> {
  await db
    .updateTable('simulation_study')
    .set({ refused: sql`refused || ${JSON.stringify([refused])}::jsonb` })
    .where('id', '=', id)
    .execute()
}

export async function renameStudyRow(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('simulation_study').set({ name }).where('id', '=', id).execute()
}

export async function deleteStudyRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('simulation_study').where('id', '=', id).execute()
}
