import { type BlockPvSummary, parseSystemParameters, validateSystemParameters } from '@duet/plant'
import { mergedWithStored } from '../db/mergedWithStored.ts'
import type { BlockInput } from './blockInput.ts'
import { type BlockSummaryDeps, storedBlockSummary } from './blockSummary.ts'
import {
  type BatchDeps,
  type DeletionRecord,
  deleteDesign,
  upsertBlockLayers,
  upsertBlocks,
} from './designBatches.ts'
import { type DesignChangesRecord, designChanges } from './designChanges.ts'
import {
  findSystemParameters,
  type SystemParametersRow,
  updateSystemParametersRow,
} from './designQueries.ts'
import type { BlockLayerRecord, BlockRecord } from './designRecords.ts'
import { checkReferences, type Reference } from './designReferences.ts'
import { inputAt, refuseErrors } from './inputAt.ts'
import type { BlockLayerInput } from './layerInput.ts'

export interface SystemParametersChange {
  readonly input: object
  /** What was edited; null: all is replaced. */
  readonly base?: object | null | undefined
}

export interface DesignDeps extends BatchDeps, Omit<BlockSummaryDeps, keyof BatchDeps> {}

export interface ProjectBlocksRecord {
  readonly blocks: BlockRecord[]
  readonly blockIds: string[]
  readonly blockLayers: BlockLayerRecord[]
  readonly blockLayerIds: string[]
  readonly revision: number
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
    bases?: readonly number[] | null,
  ) => Promise<DeletionRecord>
  readonly deleteBlockLayers: (
    userId: UserId,
    projectId: string,
    ids: readonly string[],
    bases?: readonly number[] | null,
  ) => Promise<DeletionRecord>
  readonly designChanges: (
    userId: UserId,
    projectId: string,
    since: number,
  ) => Promise<DesignChangesRecord>
  readonly blockPvSummary: (userId: UserId, blockId: string) => Promise<BlockPvSummary>
  readonly systemParameters: (userId: UserId, projectId: string) => Promise<SystemParametersRow>
  readonly updateSystemParameters: (
    userId: UserId,
    projectId: string,
    change: SystemParametersChange,
  ) => Promise<SystemParametersRow>
}

export function createDesignService(deps: DesignDeps): DesignService {
  return {
    projectBlocks: (userId, projectId) => projectBlocks(deps, userId, projectId),
    upsertBlocks: (userId, projectId, blocks) => upsertBlocks(deps, userId, projectId, blocks),
    upsertBlockLayers: (userId, projectId, layers) =>
      upsertBlockLayers(deps, userId, projectId, layers),
    deleteBlocks: (userId, projectId, ids, bases) =>
      deleteDesign(deps, userId, projectId, { ids, bases, of: 'block' }),
    deleteBlockLayers: (userId, projectId, ids, bases) =>
      deleteDesign(deps, userId, projectId, { ids, bases, of: 'block_layer' }),
    designChanges: async (userId, projectId, since) => {
      await deps.access(userId, projectId, 'viewer')
      return designChanges(deps.db, projectId, since)
    },
    blockPvSummary: (userId, blockId) => storedBlockSummary(deps, userId, blockId),
    systemParameters: async (userId, projectId) => {
      await deps.access(userId, projectId, 'viewer')
      return findSystemParameters(deps.db, projectId)
    },
    updateSystemParameters: (userId, projectId, change) =>
      updateSystemParameters(deps, userId, projectId, change),
  }
}

/** Before every revision. */
const EVERYTHING = -1

async function projectBlocks(
  { db, access }: DesignDeps,
  userId: UserId,
  projectId: string,
): Promise<ProjectBlocksRecord> {
  await access(userId, projectId, 'viewer')
  const { revision, blocks, blockLayers } = await designChanges(db, projectId, EVERYTHING)
  return {
    revision,
    blocks,
    blockIds: blocks.map((block) => block.id),
    blockLayers,
    blockLayerIds: blockLayers.map((layer) => layer.id),
  }
}

async function updateSystemParameters(
  { db, access, touchProject }: DesignDeps,
  userId: UserId,
  projectId: string,
  { input, base }: SystemParametersChange,
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
    // holds the project: nobody writes in between
    await touchProject(tx, projectId, { layers: false })
    if (!base) return updateSystemParametersRow(tx, projectId, change)
    const {
      updated_at: _at,
      project_id: _id,
      ...theirs
    } = await findSystemParameters(tx, projectId)
    const { project_id: _project, ...edited } = parseSystemParameters({
      ...base,
      project_id: projectId,
    })
    const versions = { base: edited, mine: change, theirs: { ...change, ...theirs } }
    return updateSystemParametersRow(tx, projectId, mergedWithStored('the plant', versions))
  })
}
