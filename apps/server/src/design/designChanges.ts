import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import type { Database } from '../db/connection.ts'
import type { DesignChanges, ProjectBlocks } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import {
  type BlockLayerRow,
  type BlockRow,
  EVERYTHING,
  listBlockLayers,
  listBlocks,
} from './designQueries.ts'
import { lastRevision } from './designRevision.ts'
import { editorNames, nameOfEditor } from './editorNames.ts'

/** An answer with the records as they are stored. */
type OfRows<Answer> = Omit<Answer, 'blocks' | 'blockLayers'> & {
  readonly blocks: readonly BlockRow[]
  readonly blockLayers: readonly BlockLayerRow[]
}

/** Deletions that one answer names; far more than a project holds records. */
const MAX_DELETIONS = 100_000

export async function projectBlocks(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<OfRows<ProjectBlocks>> {
  const { revision, blocks, blockLayers } = await designChanges(
    server,
    userId,
    projectId,
    EVERYTHING,
  )
  return {
    revision,
    blocks,
    blockIds: blocks.map((block) => block.id),
    blockLayers,
    blockLayerIds: blockLayers.map((layer) => layer.id),
  }
}

/** What was saved after a revision. All of it is of one moment. */
export async function designChanges(
  { db }: Server,
  userId: UserId,
  projectId: string,
  since: number,
): Promise<OfRows<DesignChanges>> {
  await projectAccess(db, userId, projectId, 'viewer')
  // the cheap answer: nothing has happened
  const revision = await lastRevision(db, projectId)
  if (revision <= since) return { ...NOTHING, revision }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const changes = await changesSince(tx, projectId, since)
      return { ...changes, revision: await lastRevision(tx, projectId) }
    })
}

const NOTHING: Omit<OfRows<DesignChanges>, 'revision'> = {
  blocks: [],
  blockLayers: [],
  deletedBlockIds: [],
  deletedBlockLayerIds: [],
  editors: [],
}

async function changesSince(
  tx: Database,
  projectId: string,
  since: number,
): Promise<Omit<OfRows<DesignChanges>, 'revision'>> {
  const blocks = await listBlocks(tx, projectId, since)
  const blockLayers = await listBlockLayers(tx, projectId, since)
  const deletions = await tx
    .selectFrom('design_deletion')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('revision', '>', since)
    .orderBy('revision')
    .orderBy('record_id')
    .limit(MAX_DELETIONS)
    .execute()
  const written = [
    ...[...blocks, ...blockLayers].map((row) => ({
      id: row.id,
      by: row.updated_by,
      at: row.updated_at,
    })),
    ...deletions.map((row) => ({ id: row.record_id, by: row.deleted_by, at: row.deleted_at })),
  ]
  const names = await editorNames(
    tx,
    written.map(({ by }) => by),
  )
  const idsOf = (wanted: string): string[] =>
    deletions.filter(({ kind }) => kind === wanted).map(({ record_id }) => record_id)
  return {
    blocks,
    blockLayers,
    deletedBlockIds: idsOf('block'),
    deletedBlockLayerIds: idsOf('block_layer'),
    editors: written.map(({ id, by, at }) => ({
      record_id: id,
      user_id: by,
      name: nameOfEditor(names, by),
      at,
    })),
  }
}
