import { AppError } from '@duet/contract'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { BlockInput, BlockLayerInput, DeletionAnswer } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { blockRowOf } from './blockInput.ts'
import { type Claim, refuseConflicts, refuseNewer } from './designConflicts.ts'
import {
  type BlockLayerRow,
  type BlockRow,
  checkCount,
  countRecords,
  type DesignTable,
  deleteRecords,
  layerIdsOfBlocks,
  MAX_BLOCKS,
  MAX_LAYERS,
  recordIdsIn,
  upsertBlockLayerRows,
  upsertBlockRows,
} from './designQueries.ts'
import { blockReferences, checkReferences, type Reference } from './designReferences.ts'
import {
  forgetDeletion,
  lastRevision,
  nextRevision,
  noteDeletion,
  type Stamp,
} from './designRevision.ts'
import { refuseErrors } from './inputAt.ts'
import { layerRowOf } from './layerInput.ts'

const MAX_BATCH = 500
const MAX_DELETE = 5000

/** @throws AppError DESIGN_CONFLICT, INVALID_INPUT; nothing of the call is written then */
export async function upsertBlocks(
  { db }: Server,
  userId: UserId,
  projectId: string,
  blocks: readonly BlockInput[],
): Promise<BlockRow[]> {
  await projectAccess(db, userId, projectId, 'edit')
  checkBatch(blocks, 'blocks')
  const rows = blocks.map((block, index) => blockRowOf(block, projectId, index))
  const references = blocks.flatMap((block, index) => blockReferences(block, `blocks.${index}`))
  if (rows.length === 0) return []
  const written = await db.transaction().execute(async (tx) => {
    // before the project is held: see `nextRevision`
    await checkReferences(tx, projectId, references)
    const stamp = await beginBatch(tx, userId, projectId)
    await refuseConflicts(tx, projectId, 'block', claimsOf(blocks, 'blocks'))
    const upserted = await upsertBlockRows(tx, stamped(rows, stamp))
    checkAllWritten(upserted, blocks, 'blocks')
    await forgetDeletion(tx, projectId, idsOf(upserted))
    checkCount(await countRecords(tx, projectId, 'block'), MAX_BLOCKS, 'blocks')
    await touchDesign(tx, projectId, { layers: false })
    return upserted
  })
  return inOrderOf(blocks, written)
}

/** As `upsertBlocks`. */
export async function upsertBlockLayers(
  { db }: Server,
  userId: UserId,
  projectId: string,
  layers: readonly BlockLayerInput[],
): Promise<BlockLayerRow[]> {
  await projectAccess(db, userId, projectId, 'edit')
  checkBatch(layers, 'layers')
  const rows = layers.map((layer, index) => layerRowOf(layer, projectId, index))
  const references = layers.flatMap(({ block_id }, index): Reference[] =>
    block_id ? [{ path: `layers.${index}.block_id`, id: block_id, to: 'block' }] : [],
  )
  if (rows.length === 0) return []
  const written = await db.transaction().execute(async (tx) => {
    const stamp = await beginBatch(tx, userId, projectId)
    await refuseConflicts(tx, projectId, 'block_layer', claimsOf(layers, 'layers'))
    await checkReferences(tx, projectId, references)
    const upserted = await upsertBlockLayerRows(tx, stamped(rows, stamp))
    checkAllWritten(upserted, layers, 'layers')
    await forgetDeletion(tx, projectId, idsOf(upserted))
    checkCount(await countRecords(tx, projectId, 'block_layer'), MAX_LAYERS, 'layers')
    await touchDesign(tx, projectId, { layers: true })
    return upserted
  })
  return inOrderOf(layers, written)
}

/** What is to be deleted, and what of it was known. */
export interface Deletion {
  readonly ids: readonly string[]
  readonly bases?: readonly number[] | null | undefined
  readonly of: DesignTable
}

/** Ids that are not in the project are passed over: a deletion that is sent again finds nothing left to do. */
export async function deleteDesign(
  { db }: Server,
  userId: UserId,
  projectId: string,
  { ids, bases, of }: Deletion,
): Promise<DeletionAnswer> {
  await projectAccess(db, userId, projectId, 'edit')
  if (ids.length > MAX_DELETE)
    throw new AppError('INVALID_INPUT', `ids: at most ${MAX_DELETE} a call`)
  if (bases && bases.length !== ids.length)
    throw new AppError('INVALID_INPUT', 'base_revisions: must be one for each id')
  const claims = ids
    .map((id, index): Claim => ({ path: `ids.${index}`, id, base: bases?.[index] }))
    .filter(({ id }) => isUuid(id))
  return db.transaction().execute(async (tx) => {
    const stored = claims.length === 0 ? [] : await recordIdsIn(tx, projectId, of, idsOf(claims))
    if (stored.length === 0) return { success: true, revision: await lastRevision(tx, projectId) }
    const stamp = await beginBatch(tx, userId, projectId)
    await refuseNewer(tx, projectId, of, claims)
    if (of === 'block') {
      const layers = await layerIdsOfBlocks(tx, projectId, stored)
      await noteDeletion(tx, projectId, { kind: 'block_layer', ids: layers }, stamp)
    }
    await deleteRecords(tx, projectId, of, stored)
    await noteDeletion(tx, projectId, { kind: of, ids: stored }, stamp)
    await touchDesign(tx, projectId, { layers: true })
    await writeAudit(tx, {
      userId,
      projectId,
      action: `${of}s_deleted`,
      details: { count: stored.length },
    })
    return { success: true, revision: stamp.revision }
  })
}

async function beginBatch(tx: Database, userId: UserId, projectId: string): Promise<Stamp> {
  return { revision: await nextRevision(tx, projectId), updated_by: userId ?? null }
}

function stamped<T extends { readonly id?: unknown }>(rows: readonly T[], stamp: Stamp): T[] {
  return rows.map((row) => ({ ...row, ...stamp }))
}

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id)

function claimsOf(
  records: readonly (BlockInput | BlockLayerInput)[],
  name: 'blocks' | 'layers',
): Claim[] {
  return records.map(({ id, base_revision }, index) => ({
    path: `${name}.${index}`,
    id,
    base: base_revision ?? undefined,
  }))
}

function checkBatch(records: readonly { readonly id: string }[], name: string): void {
  if (records.length > MAX_BATCH)
    throw new AppError('INVALID_INPUT', `${name}: at most ${MAX_BATCH} a call`)
  const seen = new Set<string>()
  for (const [index, { id }] of records.entries()) {
    const path = `${name}.${index}.id`
    if (!isUuid(id))
      refuseErrors([{ path, message: 'must be a uuid' }], 'Make the id with crypto.randomUUID().')
    if (seen.has(id.toLowerCase()))
      refuseErrors([{ path, message: 'is there twice' }], 'Send each record once.')
    seen.add(id.toLowerCase())
  }
}

/** Fewer rows than records: an id is taken by a record of another project. */
function checkAllWritten(
  written: readonly { readonly id: string }[],
  records: readonly { readonly id: string }[],
  name: string,
): void {
  const ids = new Set(written.map((row) => row.id))
  const missing = records.findIndex((record) => !ids.has(record.id.toLowerCase()))
  if (missing < 0) return
  refuseErrors([{ path: `${name}.${missing}.id`, message: 'cannot be used' }], 'Make a new id.')
}

function inOrderOf<T extends { readonly id: string }>(
  records: readonly { readonly id: string }[],
  rows: readonly T[],
): T[] {
  const byIdOf = new Map(rows.map((row) => [row.id, row]))
  return records.flatMap(({ id }) => byIdOf.get(id.toLowerCase()) ?? [])
}
