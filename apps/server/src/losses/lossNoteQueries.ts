import { LOSSES } from '@duet/plant'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import type { LossNote } from '../graphql/resolvers.gen.ts'

const storedSchema = z.record(
  z.string(),
  z.object({ note: z.string(), sigma_percentage: z.number().nullable() }),
)

/** In the order of the losses; notes of losses that are no more are left out. */
export async function readLossNotes(db: Database, projectId: string): Promise<LossNote[]> {
  const { loss_notes } = await db
    .selectFrom('project')
    .select('loss_notes')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const stored = storedSchema.parse(loss_notes)
  return LOSSES.flatMap(({ key, label }) => {
    const found = stored[key]
    return found ? [{ key, label, ...found }] : []
  })
}

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
