import { type BlockLayer, copyName, type Design, type PointM } from '@duet/plant'
import { translateLayer } from '../tools/layerEdits.ts'
import { linkedPerimeter, type Making } from './newLayer.ts'

/** A layer gets out from under its copy by this, east and north, m. */
export const COPY_OFFSET_M: PointM = [10, -10]

/**
 * Layers again under new names, moved by metres. A perimeter follows the copy of its guide line where that is copied
 * too, and the same guide line where the copy stays in its block.
 * @param blockId Undefined: each stays in its block.
 */
export function copiedLayers(
  design: Design,
  layers: readonly BlockLayer[],
  byM: PointM,
  blockId: string | null | undefined,
  making: Making,
): readonly BlockLayer[] {
  const names = Object.values(design.block_layers).map(({ name }) => name)
  const idOf = new Map(layers.map(({ id }) => [id, making.newId()]))
  return layers.map((layer) => {
    const name = copyName(layer.name, names)
    names.push(name)
    const copy: BlockLayer = {
      ...translateLayer(layer, making.frame, byM),
      id: idOf.get(layer.id) ?? making.newId(),
      block_id: blockId === undefined ? layer.block_id : blockId,
      name,
      is_locked: false,
      sort_order: null,
      created_at: making.nowIso,
      updated_at: making.nowIso,
    }
    return withLinks(copy, layer.block_id, idOf)
  })
}

function withLinks(
  copy: BlockLayer,
  formerBlockId: string | null,
  idOf: ReadonlyMap<string, string>,
): BlockLayer {
  if (copy.type !== 'perimeter') return copy
  const { guideLineId, polygonIds } = copy.geojson.properties
  if (!guideLineId) return copy
  const copiedGuide = idOf.get(guideLineId)
  if (copiedGuide !== undefined) {
    return linkedPerimeter(
      copy,
      copiedGuide,
      (polygonIds ?? []).flatMap((id) => idOf.get(id) ?? []),
    )
  }
  return copy.block_id === formerBlockId ? copy : linkedPerimeter(copy, null, [])
}
