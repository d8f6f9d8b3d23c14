import { SEARCH_ENDS } from '@duet/results/study'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { ACTIVE_STATUSES } from '../../jobs/jobQueries.ts'

/** `refused`: the next points could not be run. */
const searchEnd = z.enum([...SEARCH_ENDS, 'refused'])

const storedSearch = z.object({
  /** Of `STUDY_FIGURES` or `ECONOMIC_STUDY_FIGURES`. */
  figure: z.string(),
  /** On whose behalf the points are run. */
  user_id: z.string(),
  /** Grows with every change, so that of several processes one takes a step. */
  step: z.number(),
  state: z.enum(['running', 'paused', 'ended']),
  end: searchEnd.nullable(),
  /** Of an end that has one. */
  message: z.string().nullable(),
})

/** The search for the best point of a study. */
export type StoredSearch = Readonly<z.infer<typeof storedSearch>>

export const readSearch = (json: unknown): StoredSearch | null =>
  storedSearch.nullable().parse(json ?? null)

/** Whatever the state before. */
export async function setSearch(db: Database, id: string, search: StoredSearch): Promise<void> {
  await db
    .updateTable('simulation_study')
    .set({ search: JSON.stringify(search) })
    .where('id', '=', id)
    .execute()
}

/** Changes a search that runs and that nobody changed since `before`. False: somebody did. */
export async function moveSearch(
  db: Database,
  id: string,
  before: StoredSearch,
  change: Partial<Pick<StoredSearch, 'state' | 'end' | 'message'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('simulation_study')
    .set({ search: JSON.stringify({ ...before, ...change, step: before.step + 1 }) })
    .where('id', '=', id)
    .where(
      sql<boolean>`search ->> 'state' = 'running' and (search ->> 'step')::int = ${before.step}`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One that runs goes no further until it is begun again. */
export async function pauseSearch(db: Database, id: string): Promise<void> {
  await db
    .updateTable('simulation_study')
    .set({
      search: sql`search || jsonb_build_object('state', 'paused', 'step', (search ->> 'step')::int + 1)`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`search ->> 'state' = 'running'`)
    .execute()
}

/** Studies whose search may take its next step: none of their runs is on the way. */
export const idleSearches = (
  db: Database,
): Promise<{ id: string; parameter: string; search: unknown }[]> =>
  db
    .selectFrom('simulation_study as study')
    .select(['study.id', 'study.parameter', 'study.search'])
    .where(sql<boolean>`study.search ->> 'state' = 'running'`)
    .where(sql<boolean>`not exists (
      select from simulation join duet_job job on job.simulation_id = simulation.id
      where simulation.study_id = study.id and job.status = any (${[...ACTIVE_STATUSES]}))`)
    .orderBy('study.id')
    .execute()
