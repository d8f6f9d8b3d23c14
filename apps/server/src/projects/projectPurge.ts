import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { startPeriodic } from '../db/periodic.ts'
import { markProjectsDeleting } from '../files/storedFileQueries.ts'
import { RESTORE_DAYS } from './projectDeletion.ts'

export interface PurgeDeps {
  readonly db: Database
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

const PERIOD_MS = 60 * 60_000
const BATCH = 100

/** Removes what can no longer be restored, rows and files, now and every hour. Gives what stops it. */
export const startProjectPurge = (
  deps: PurgeDeps,
  onError: (error: unknown) => void,
): (() => Promise<void>) => startPeriodic(PERIOD_MS, () => purgeProjects(deps), onError).stop

/** Removes projects for good that were deleted 30 days ago. Gives their number. */
export async function purgeProjects({ db, wakeSweeper }: PurgeDeps): Promise<number> {
  let removed = 0
  for (;;) {
    const ids = await endedProjects(db)
    for (const id of ids) removed += (await removeProject(db, id)) ? 1 : 0
    if (ids.length < BATCH) break
  }
  if (removed > 0) wakeSweeper()
  return removed
}

const HAS_ENDED = sql<boolean>`deleted_at <= now() - make_interval(days => ${RESTORE_DAYS})`

async function endedProjects(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where(HAS_ENDED)
    .orderBy('deleted_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** One that was restored meanwhile stays. */
function removeProject(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('project')
      .select('id')
      .where('id', '=', id)
      .where(HAS_ENDED)
      .forUpdate()
      .executeTakeFirst()
    if (!held) return false
    await markProjectsDeleting(tx, [id])
    await tx.deleteFrom('project').where('id', '=', id).execute()
    return true
  })
}

/** For an organisation that goes: marks the files of its deleted projects. Answers how many others there are. */
export async function giveUpProjects(tx: Database, organizationId: string): Promise<number> {
  const rows = await tx
    .selectFrom('project')
    .select(['id', 'deleted_at'])
    .where('organization_id', '=', organizationId)
    .execute()
  const remaining = rows.filter(({ deleted_at }) => deleted_at === null)
  if (remaining.length > 0 || rows.length === 0) return remaining.length
  await markProjectsDeleting(
    tx,
    rows.map(({ id }) => id),
  )
  return 0
}
