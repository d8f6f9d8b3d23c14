import type {
  Based,
  Block,
  BlockLayer,
  Design,
  RemoteChanges,
  RemoteVersion,
  SaveCalls,
} from '@duet/plant'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  type BlockInput,
  type BlockLayerInput,
  DeleteBlockLayersDocument,
  DeleteBlocksDocument,
  DesignChangesDocument,
  type DesignChangesQuery,
  type GetProjectBlocksQuery,
  UpsertBlockLayersDocument,
  UpsertBlocksDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { readStoredDesign } from '../../project/storedDesign.ts'
import { callAnswer, failureOf } from './callAnswer.ts'

/** The stored design as plant records. @throws AppError INVALID_PLANT_DOCUMENT */
export function designOf({ projectBlocks }: GetProjectBlocksQuery): Design {
  const { blocks, layers } = readStoredDesign(projectBlocks)
  return { blocks: byId(blocks), block_layers: byId(layers) }
}

/** The calls of a project's design as a user makes them. */
export function designCalls(project_id: string, userId: string): SaveCalls {
  return {
    upsertBlocks: (list) =>
      write('block', 'saved', list, async () => {
        const variables = { project_id, blocks: list.map(blockInput) }
        return (await request(UpsertBlocksDocument, variables)).upsertBlocks[0]
      }),
    upsertLayers: (list) =>
      write('layer', 'saved', list, async () => {
        const variables = { project_id, layers: list.map(layerInput) }
        return (await request(UpsertBlockLayersDocument, variables)).upsertBlockLayers[0]
      }),
    deleteLayers: (ids) =>
      write('layer', 'deleted', ids, async () => {
        const variables = { project_id, ...deletionInput(ids) }
        return (await request(DeleteBlockLayersDocument, variables)).deleteBlockLayers
      }),
    deleteBlocks: (ids) =>
      write('block', 'deleted', ids, async () => {
        const variables = { project_id, ...deletionInput(ids) }
        return (await request(DeleteBlocksDocument, variables)).deleteBlocks
      }),
    changesSince: async (since) => {
      try {
        const { designChanges } = await request(DesignChangesDocument, { project_id, since })
        return { kind: 'changes', changes: changesOf(designChanges, userId) }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

/** Sends records of a kind. One call is one batch: what it gives has the number of all of it. */
function write(
  kind: 'block' | 'layer',
  change: 'saved' | 'deleted',
  { length: count }: readonly unknown[],
  call: () => Promise<{ readonly revision: number } | undefined>,
): ReturnType<typeof callAnswer> {
  return callAnswer(count, async () => {
    const saved = await call()
    capture(`${kind}_changed`, { change, count })
    return saved?.revision ?? 0
  })
}

function blockInput({ item, baseRevision }: Based<Block>): BlockInput {
  const {
    created_at: _created,
    updated_at: _updated,
    isVisible: _visible,
    id,
    name,
    enviro_dataset_id,
    pv_panel_id,
    pv_table_id,
    pv_inverter_id,
    pv_transformer_id,
    pv_dc_wire_id,
    pv_ac_wire_id,
    ...configuration
  } = item
  return {
    id,
    name,
    enviro_dataset_id,
    pv_panel_id,
    pv_table_id,
    pv_inverter_id,
    pv_transformer_id,
    pv_dc_wire_id,
    pv_ac_wire_id,
    configuration,
    base_revision: baseRevision ?? null,
  }
}

function layerInput({ item, baseRevision }: Based<BlockLayer>): BlockLayerInput {
  const { id, block_id, name, type, geojson, source_type, source_filename, source_url } = item
  return {
    id,
    block_id,
    name,
    type,
    geojson,
    source_type,
    source_filename,
    source_url,
    is_locked: item.is_locked ?? false,
    sort_order: item.sort_order ?? null,
    base_revision: baseRevision ?? null,
  }
}

function deletionInput(ids: readonly Based<string>[]): {
  readonly ids: string[]
  readonly base_revisions: number[] | null
} {
  const bases = ids.flatMap(({ baseRevision }) => baseRevision ?? [])
  return {
    ids: ids.map(({ item }) => item),
    base_revisions: bases.length === ids.length ? bases : null,
  }
}

type Changes = DesignChangesQuery['designChanges']

/** @throws AppError INVALID_PLANT_DOCUMENT */
function changesOf(changes: Changes, userId: string): RemoteChanges {
  const { revision, deletedBlockIds, deletedBlockLayerIds } = changes
  const editors = new Map(changes.editors.map((editor) => [editor.record_id, editor]))
  const revisions = new Map(
    [...changes.blocks, ...changes.blockLayers].map((record) => [record.id, record.revision]),
  )
  const version = (
    kind: RemoteVersion['kind'],
    id: string,
    record: RemoteVersion['record'],
  ): readonly [string, RemoteVersion] => {
    const editor = editors.get(id)
    const editorName = editor?.user_id === userId ? OWN_NAME : (editor?.name ?? 'Somebody')
    const at = editor?.at ?? record?.updated_at ?? ''
    return [id, { kind, record, revision: revisions.get(id) ?? revision, editorName, at }]
  }
  const { blocks, layers } = readStoredDesign(changes)
  return {
    revision,
    versions: Object.fromEntries([
      ...blocks.map((block) => version('block', block.id, block)),
      ...layers.map((layer) => version('block_layer', layer.id, layer)),
      ...deletedBlockIds.map((id) => version('block', id, null)),
      ...deletedBlockLayerIds.map((id) => version('block_layer', id, null)),
    ]),
  }
}

/** The same user, in another tab or on another machine. */
const OWN_NAME = 'You (elsewhere)'

function byId<T extends { readonly id: string }>(records: readonly T[]): Record<string, T> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
