import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import type { Database } from '../db/connection.ts'
import type { Server } from '../server.ts'
import { type BlockLayerRow, type BlockRow, MAX_BLOCKS, MAX_LAYERS } from './designQueries.ts'
import { type BlockLayerRecord, type BlockRecord, withTimes } from './designRecords.ts'
import { lastRevision } from './designRevision.ts'
import { editorNames, nameOfEditor } from './editorNames.ts'

export interface DesignChangesRecord {
  readonly revision: number
  readonly blocks: BlockRecord[]
  readonly blockLayers: BlockLayerRecord[]
  readonly deletedBlockIds: string[]
  readonly deletedBlockLayerIds: string[]
  readonly editors: {
    readonly record_id: string
    readonly user_id: string | null
    readonly name: string
    readonly at: string
  }[]
}

/** Deletions that one answer names; far more than a project holds records. */
const MAX_DELETIONS = 100_000

export interface ProjectBlocksRecord {
  readonly blocks: BlockRecord[]
  readonly blockIds: string[]
  readonly blockLayers: BlockLayerRecord[]
  readonly blockLayerIds: string[]
  readonly revision: number
}

/** Before every revision. */
const EVERYTHING = -1

export async function projectBlocks(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<ProjectBlocksRecord> {
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
): Promise<DesignChangesRecord> {
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

const NOTHING: Omit<DesignChangesRecord, 'revision'> = {
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
): Promise<Omit<DesignChangesRecord, 'revision'>> {
  const blocks = await blocksSince(tx, projectId, since)
  const layers = await layersSince(tx, projectId, since)
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
    ...[...blocks, ...layers].map((row) => ({
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
    blocks: blocks.map(withTimes),
    blockLayers: layers.map(withTimes),
    deletedBlockIds: idsOf('block'),
    deletedBlockLayerIds: idsOf('block_layer'),
    editors: written.map(({ id, by, at }) => ({
      record_id: id,
      user_id: by,
      name: nameOfEditor(names, by),
      at: at.toISOString(),
    })),
  }
}

function blocksSince(tx: Database, projectId: string, since: number): Promise<BlockRow[]> {
  return tx
    .selectFrom('block')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('revision', '>', since)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_BLOCKS)
    .execute()
}

function layersSince(tx: Database, projectId: string, since: number): Promise<BlockLayerRow[]> {
  return tx
    .selectFrom('block_layer')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('revision', '>', since)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_LAYERS)
    .execute()
}
