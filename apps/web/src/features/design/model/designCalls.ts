import type { Block, BlockLayer, Design } from '@duet/plant'
import { capture } from '../../../lib/analytics.ts'
import {
  type BlockInput,
  type BlockLayerInput,
  DeleteBlockLayersDocument,
  DeleteBlocksDocument,
  type GetProjectBlocksQuery,
  UpsertBlockLayersDocument,
  UpsertBlocksDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { readStoredDesign } from '../../../lib/storedDesign.ts'
import type { DesignCalls } from './sendBatch.ts'

/** The stored design as plant records. @throws AppError INVALID_PLANT_DOCUMENT */
export function designOf({ projectBlocks }: GetProjectBlocksQuery): Design {
  const { blocks, layers } = readStoredDesign(projectBlocks)
  return { blocks: byId(blocks), block_layers: byId(layers) }
}

export function designCalls(projectId: string): DesignCalls {
  return {
    upsertBlocks: async (blocks) => {
      const variables = { project_id: projectId, blocks: blocks.map(blockInput) }
      await request(UpsertBlocksDocument, variables)
      capture('block_changed', { change: 'saved', count: blocks.length })
    },
    upsertLayers: async (layers) => {
      const variables = { project_id: projectId, layers: layers.map(layerInput) }
      await request(UpsertBlockLayersDocument, variables)
      capture('layer_changed', { change: 'saved', count: layers.length })
    },
    deleteLayers: async (ids) => {
      await request(DeleteBlockLayersDocument, { project_id: projectId, ids: [...ids] })
      capture('layer_changed', { change: 'deleted', count: ids.length })
    },
    deleteBlocks: async (ids) => {
      await request(DeleteBlocksDocument, { project_id: projectId, ids: [...ids] })
      capture('block_changed', { change: 'deleted', count: ids.length })
    },
  }
}

function blockInput(block: Block): BlockInput {
  const { created_at: _created, updated_at: _updated, isVisible: _visible, ...stored } = block
  const {
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
  } = stored
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
  }
}

function layerInput(layer: BlockLayer): BlockLayerInput {
  const { id, block_id, name, type, geojson, source_type, source_filename, source_url } = layer
  return { id, block_id, name, type, geojson, source_type, source_filename, source_url }
}

function byId<T extends { readonly id: string }>(records: readonly T[]): Record<string, T> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
