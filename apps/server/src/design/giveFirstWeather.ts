import { sql } from 'kysely'
import { findLockedProjects, lockProject } from '../access/projectQueries.ts'
import type { Database } from '../db/connection.ts'
import { nextRevision } from './designRevision.ts'

/** A dataset that the transaction has inserted. */
interface NewWeather {
  readonly projectId: string
  readonly userId: string | undefined
  readonly datasetId: string
}

/**
 * Makes the only dataset of a project the weather of the blocks that have none, as a new block takes it. Where there are others
 * the choice is left open; the design of a monitored project stays as it is. That is a batch like any other: whoever has the
 * design open hears of it.
 */
export async function giveFirstWeather(
  tx: Database,
  { projectId, userId, datasetId }: NewWeather,
): Promise<void> {
  // against a deployment meanwhile
  await lockProject(tx, projectId)
  const waiting = await tx
    .selectFrom('block')
    .select('id')
    .where('project_id', '=', projectId)
    .where('enviro_dataset_id', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('enviro_dataset as other')
            .select('other.id')
            .where('other.project_id', '=', projectId)
            .where('other.id', '!=', datasetId),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  if (!waiting || (await findLockedProjects(tx, [projectId])).has(projectId)) return
  const revision = await nextRevision(tx, projectId)
  await tx
    .updateTable('block')
    .set({
      enviro_dataset_id: datasetId,
      revision,
      updated_by: userId ?? null,
      updated_at: sql<Date>`now()`,
    })
    .where('project_id', '=', projectId)
    .where('enviro_dataset_id', 'is', null)
    .execute()
}
