import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { firstFree } from '../../db/firstFree.ts'

/** Name of the lock of a plant that is evaluated. */
const PREFIX = 'evaluation '

/** Works at the first of the plants that no other process is at. */
export const firstFreePlant = (
  pool: Pool,
  projectIds: readonly string[],
  work: (projectId: string) => Promise<void>,
): Promise<{ readonly isTaken: boolean }> =>
  firstFree(
    pool,
    projectIds.map((id) => PREFIX + id),
    (name) => work(name.slice(PREFIX.length)),
  )

/** Whether a process is at the plant now. */
export const isWorkedOn = (projectId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${PREFIX + projectId}, 0))`
