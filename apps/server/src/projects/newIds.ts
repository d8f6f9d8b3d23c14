import { randomUUID } from 'node:crypto'
import type { Block, BlockLayer, PlantDocument } from '@duet/plant'

/**
 * The same plant under ids of its own, so that a document can be imported twice. Datasets stay behind but for those
 * in `datasetIds`, from old to new.
 */
export function withNewIds(
  document: PlantDocument,
  datasetIds: ReadonlyMap<string, string> = new Map(),
): PlantDocument {
  const ids = new Map<string, string>()
  const renew = (id: string): string => {
    const known = ids.get(id) ?? randomUUID()
    ids.set(id, known)
    return known
  }
  const follow = (id: string | null): string | null => (id === null ? null : renew(id))
  return {
    ...document,
    components: document.components.map((component) => ({ ...component, id: renew(component.id) })),
    blocks: document.blocks.map((block) => ({
      ...renewBlock(block, renew, follow),
      enviro_dataset_id: datasetIds.get(block.enviro_dataset_id ?? '') ?? null,
    })),
    block_layers: document.block_layers.map((layer) => renewLayer(layer, renew, follow)),
    system_parameters: {
      ...document.system_parameters,
      pv_hv_transformer_id: follow(document.system_parameters.pv_hv_transformer_id),
      pv_hv_ac_wire_id: follow(document.system_parameters.pv_hv_ac_wire_id),
    },
  }
}

type Renew = (id: string) => string
type Follow = (id: string | null) => string | null

function renewBlock(block: Block, renew: Renew, follow: Follow): Block {
  return {
    ...block,
    id: renew(block.id),
    pv_panel_id: follow(block.pv_panel_id),
    pv_table_id: follow(block.pv_table_id),
    pv_inverter_id: follow(block.pv_inverter_id),
    pv_transformer_id: follow(block.pv_transformer_id),
    pv_dc_wire_id: follow(block.pv_dc_wire_id),
    pv_ac_wire_id: follow(block.pv_ac_wire_id),
  }
}

/** Perimeters and their guide line name each other in their properties. */
function renewLayer(layer: BlockLayer, renew: Renew, follow: Follow): BlockLayer {
  const moved = { ...layer, id: renew(layer.id), block_id: follow(layer.block_id) }
  if (moved.type !== 'perimeter') return moved
  const { guideLineId, polygonIds } = moved.geojson.properties
  return {
    ...moved,
    geojson: {
      ...moved.geojson,
      properties: {
        ...moved.geojson.properties,
        ...(guideLineId ? { guideLineId: renew(guideLineId) } : {}),
        ...(polygonIds ? { polygonIds: polygonIds.map(renew) } : {}),
      },
    },
  }
}
