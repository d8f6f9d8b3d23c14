import { AppError } from '@duet/contract'
import { type BlockPvSummary, parseSystemParameters, validateSystemParameters } from '@duet/plant'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { type BlockInput, blockRowOf } from './blockInput.ts'
import { type BlockSummaryDeps, storedBlockSummary } from './blockSummary.ts'
import {
  countBlockLayers,
  countBlocks,
  deleteBlockLayerRows,
  deleteBlockRows,
  findSystemParameters,
  listBlockLayers,
  listBlocks,
  MAX_BLOCKS,
  MAX_LAYERS,
  type SystemParametersRow,
  updateSystemParametersRow,
  upsertBlockLayerRows,
  upsertBlockRows,
} from './designQueries.ts'
import { type BlockLayerRecord, type BlockRecord, withTimes } from './designRecords.ts'
import { blockReferences, brokenReferences, type Reference } from './designReferences.ts'
import { inputAt, refuseErrors } from './inputAt.ts'
import { type BlockLayerInput, layerRowOf } from './layerInput.ts'

/** Settles what the user may do in the project; throws where it is less than `right`. */
export type DesignProjectAccess = (
  userId: string | undefined,
  projectId: string,
  right: 'viewer' | 'edit',
) => Promise<{ readonly project: { readonly latitude: number; readonly longitude: number } }>

export interface DesignDeps extends BlockSummaryDeps {
  readonly db: Database
  readonly access: DesignProjectAccess
  readonly touchProject: (
    tx: Database,
    projectId: string,
    what: { readonly layers: boolean },
  ) => Promise<void>
}

export interface ProjectBlocksRecord {
  readonly blocks: BlockRecord[]
  readonly blockIds: string[]
  readonly blockLayers: BlockLayerRecord[]
  readonly blockLayerIds: string[]
}

type UserId = string | undefined

export interface DesignService {
  readonly projectBlocks: (userId: UserId, projectId: string) => Promise<ProjectBlocksRecord>
  readonly upsertBlocks: (
    userId: UserId,
    projectId: string,
    blocks: readonly BlockInput[],
  ) => Promise<BlockRecord[]>
  readonly upsertBlockLayers: (
    userId: UserId,
    projectId: string,
    layers: readonly BlockLayerInput[],
  ) => Promise<BlockLayerRecord[]>
  readonly deleteBlocks: (
    userId: UserId,
    projectId: string,
    ids: readonly string[],
  ) => Promise<void>
  readonly deleteBlockLayers: (
    userId: UserId,
    projectId: string,
    ids: readonly string[],
  ) => Promise<void>
  readonly blockPvSummary: (userId: UserId, blockId: string) => Promise<BlockPvSummary>
  readonly systemParameters: (userId: UserId, projectId: string) => Promise<SystemParametersRow>
  readonly updateSystemParameters: (
    userId: UserId,
    projectId: string,
    input: object,
  ) => Promise<SystemParametersRow>
}

const MAX_BATCH = 500
const MAX_DELETE = 5000

export function createDesignService(deps: DesignDeps): DesignService {
  return {
    projectBlocks: (userId, projectId) => projectBlocks(deps, userId, projectId),
    upsertBlocks: (userId, projectId, blocks) => upsertBlocks(deps, userId, projectId, blocks),
    upsertBlockLayers: (userId, projectId, layers) =>
      upsertBlockLayers(deps, userId, projectId, layers),
    deleteBlocks: (userId, projectId, ids) =>
      deleteDesign(deps, userId, projectId, { ids, of: 'blocks' }),
    deleteBlockLayers: (userId, projectId, ids) =>
      deleteDesign(deps, userId, projectId, { ids, of: 'block_layers' }),
    blockPvSummary: (userId, blockId) => storedBlockSummary(deps, userId, blockId),
    systemParameters: async (userId, projectId) => {
      await deps.access(userId, projectId, 'viewer')
      return findSystemParameters(deps.db, projectId)
    },
    updateSystemParameters: (userId, projectId, input) =>
      updateSystemParameters(deps, userId, projectId, input),
  }
}

async function projectBlocks(
  { db, access }: DesignDeps,
  userId: UserId,
  projectId: string,
): Promise<ProjectBlocksRecord> {
  await access(userId, projectId, 'viewer')
  const [blocks, layers] = await Promise.all([
    listBlocks(db, projectId),
    listBlockLayers(db, projectId),
  ])
  return {
    blocks: blocks.map(withTimes),
    blockIds: blocks.map((block) => block.id),
    blockLayers: layers.map(withTimes),
    blockLayerIds: layers.map((layer) => layer.id),
  }
}

async function upsertBlocks(
  { db, access, touchProject }: DesignDeps,
  userId: UserId,
  projectId: string,
  blocks: readonly BlockInput[],
): Promise<BlockRecord[]> {
  await access(userId, projectId, 'edit')
  checkBatch(blocks, 'blocks')
  const rows = blocks.map((block, index) => blockRowOf(block, projectId, index))
  const references = blocks.flatMap((block, index) => blockReferences(block, `blocks.${index}`))
  if (rows.length === 0) return []
  const written = await db.transaction().execute(async (tx) => {
    await checkReferences(tx, projectId, references)
    const upserted = await upsertBlockRows(tx, rows.toSorted(byId))
    checkAllWritten(upserted, blocks, 'blocks')
    checkCount(await countBlocks(tx, projectId), MAX_BLOCKS, 'blocks')
    await touchProject(tx, projectId, { layers: false })
    return upserted
  })
  return inOrderOf(blocks, written.map(withTimes))
}

async function upsertBlockLayers(
  { db, access, touchProject }: DesignDeps,
  userId: UserId,
  projectId: string,
  layers: readonly BlockLayerInput[],
): Promise<BlockLayerRecord[]> {
  await access(userId, projectId, 'edit')
  checkBatch(layers, 'layers')
  const rows = layers.map((layer, index) => layerRowOf(layer, projectId, index))
  const references = layers.flatMap(({ block_id }, index): Reference[] =>
    block_id ? [{ path: `layers.${index}.block_id`, id: block_id, to: 'block' }] : [],
  )
  if (rows.length === 0) return []
  const written = await db.transaction().execute(async (tx) => {
    await checkReferences(tx, projectId, references)
    const upserted = await upsertBlockLayerRows(tx, rows.toSorted(byId))
    checkAllWritten(upserted, layers, 'layers')
    checkCount(await countBlockLayers(tx, projectId), MAX_LAYERS, 'layers')
    await touchProject(tx, projectId, { layers: true })
    return upserted
  })
  return inOrderOf(layers, written.map(withTimes))
}

/** Ids that are not in the project are passed over: a deletion that is sent again finds nothing left to do. */
async function deleteDesign(
  { db, access, touchProject }: DesignDeps,
  userId: UserId,
  projectId: string,
  { ids, of }: { readonly ids: readonly string[]; readonly of: 'blocks' | 'block_layers' },
): Promise<void> {
  await access(userId, projectId, 'edit')
  if (ids.length > MAX_DELETE)
    throw new AppError('INVALID_INPUT', `ids: at most ${MAX_DELETE} a call`)
  const wellFormed = ids.filter(isUuid)
  if (wellFormed.length === 0) return
  await db.transaction().execute(async (tx) => {
    const remove = of === 'blocks' ? deleteBlockRows : deleteBlockLayerRows
    const count = await remove(tx, projectId, wellFormed)
    if (count === 0) return
    await touchProject(tx, projectId, { layers: true })
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId,
      action: `${of}_deleted`,
      details: { count },
    })
  })
}

async function updateSystemParameters(
  { db, access, touchProject }: DesignDeps,
  userId: UserId,
  projectId: string,
  input: object,
): Promise<SystemParametersRow> {
  await access(userId, projectId, 'edit')
  const parameters = inputAt('input', () =>
    parseSystemParameters({ ...input, project_id: projectId }),
  )
  refuseErrors(validateSystemParameters(parameters), 'Correct the field and save again.')
  const { project_id: _, ...change } = parameters
  const references: Reference[] = [
    ...(change.pv_hv_transformer_id
      ? [
          {
            path: 'input.pv_hv_transformer_id',
            id: change.pv_hv_transformer_id,
            to: 'hvTransformer' as const,
          },
        ]
      : []),
    ...(change.pv_hv_ac_wire_id
      ? [{ path: 'input.pv_hv_ac_wire_id', id: change.pv_hv_ac_wire_id, to: 'acWire' as const }]
      : []),
  ]
  return db.transaction().execute(async (tx) => {
    await checkReferences(tx, projectId, references)
    await touchProject(tx, projectId, { layers: false })
    return updateSystemParametersRow(tx, projectId, change)
  })
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

async function checkReferences(
  tx: Database,
  projectId: string,
  references: readonly Reference[],
): Promise<void> {
  refuseErrors(
    await brokenReferences(tx, projectId, references),
    'Choose another or leave it empty.',
  )
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

function checkCount(count: number, limit: number, name: string): void {
  if (count > limit) throw new AppError('CONFLICT', `A project holds at most ${limit} ${name}.`)
}

/** Rows are always locked in the same order, so that two batches never wait for each other. */
function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}

function inOrderOf<T extends { readonly id: string }>(
  records: readonly { readonly id: string }[],
  rows: readonly T[],
): T[] {
  const byIdOf = new Map(rows.map((row) => [row.id, row]))
  return records.flatMap(({ id }) => byIdOf.get(id.toLowerCase()) ?? [])
}
