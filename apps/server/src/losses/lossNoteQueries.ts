import { LOSSES } from '@duet/plant'
import { lossNotesSchema, type StoredLossNotes } from '@duet/results/run'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { LossNote } from '../graphql/resolvers.gen.ts'

/** As they are stored, by the key of the loss. */
export async function storedLossNotes(db: Database, projectId: string): Promise<StoredLossNotes> {
  const { loss_notes } = await db
    .selectFrom('project')
    .select('loss_notes')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return lossNotesSchema.parse(loss_notes)
}

/** In the order of the losses; notes of losses that are no more are left out. */
export const listLossNotes = (stored: StoredLossNotes): LossNote[] =>
  LOSSES.flatMap(({ key, label }) => {
    const found = stored[key]
    return found ? [{ key, label, ...found }] : []
  })

export const readLossNotes = async (db: Database, projectId: string): Promise<LossNote[]> =>
  listLossNotes(await storedLossNotes(db, projectId))

/** In one statement, so that two who write of different losses leave each other's. */
export async function writeLossNote(
  db: Database,
  projectId: string,
  { key, ...said }: Omit<LossNote, 'label'>,
): Promise<void> {
  const isEmpty = said.note === '' && said.sigma_percentage === null
  await db
    .updateTable('project')
    .set({
      loss_notes: isEmpty
        ? sql`loss_notes - ${key}::text`
        : sql`loss_notes || ${JSON.stringify({ [key]: said })}::jsonb`,
    })
    .where('id', '=', projectId)
    .execute()
}
