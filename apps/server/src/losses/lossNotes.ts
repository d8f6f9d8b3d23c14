import { isLossKey } from '@duet/plant'
import { z } from 'zod'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { LossNoteInput, LossNotes } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { readLossNotes, writeLossNote } from './lossNoteQueries.ts'

const MOST_CHARACTERS = 500

const noteSchema = z.object({
  key: z.string().refine(isLossKey, 'must be the key of a loss'),
  note: z.string().trim().max(MOST_CHARACTERS, `must have at most ${MOST_CHARACTERS} characters`),
  sigma_percentage: z
    .number()
    .min(0, 'must be at least 0')
    .max(100, 'must be at most 100')
    .nullish()
    .transform((value) => value ?? null),
})

export async function lossNotes(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<LossNotes> {
  await projectAccess(db, userId, projectId, 'viewer')
  return { project_id: projectId, notes: await readLossNotes(db, projectId) }
}

/** Leaves a row in the audit log. @throws AppError FORBIDDEN for viewers and operators, INVALID_INPUT */
export async function updateLossNote(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
  input: LossNoteInput,
): Promise<LossNotes> {
  await projectAccess(db, userId, projectId, 'editor')
  const note = parseInput(noteSchema, input, ['note'])
  return db.transaction().execute(async (tx) => {
    const before = await readLossNotes(tx, projectId)
    await writeLossNote(tx, projectId, note)
    await writeAudit(tx, {
      userId: signedIn(userId),
      projectId,
      action: 'loss_note_changed',
      details: { from: before.find(({ key }) => key === note.key) ?? null, to: note },
    })
    return { project_id: projectId, notes: await readLossNotes(tx, projectId) }
  })
}
