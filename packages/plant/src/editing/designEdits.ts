import type { Block } from '../block/block.ts'
import type { BlockLayer, LayerOf } from '../layers/blockLayer.ts'
import { type Design, type DesignDiff, diffBetween } from './designDiff.ts'
import type { Records } from './recordsDiff.ts'

/** Adds or replaces a block [E1]. */
export const putBlock = (design: Design, block: Block): DesignDiff => putBlocks(design, [block])

/** As `putBlock`, several in one change. */
export function putBlocks(design: Design, blocks: readonly Block[]): DesignDiff {
  const changed = Object.fromEntries(blocks.map((block) => [block.id, block]))
  return diffBetween(design, { ...design, blocks: { ...design.blocks, ...changed } })
}

/** Adds or replaces a layer [E1]. */
export function putLayer(design: Design, layer: BlockLayer): DesignDiff {
  return diffBetween(design, withLayers(design, { ...design.block_layers, [layer.id]: layer }))
}

/** Deletes a layer with its guide line, and clears the references of perimeters to a deleted guide line [L1] [L2]. */
export function deleteLayer(design: Design, layerId: string): DesignDiff {
  const layer = design.block_layers[layerId]
  if (layer === undefined) return diffBetween(design, design)
  const gone = new Set([layerId, ...guideLineOf(design, layer)])
  return diffBetween(design, withLayers(design, layersWithout(design.block_layers, gone)))
}

/** Deletes a block and all its layers; perimeters of other blocks lose references to its guide lines [L4]. */
export function deleteBlock(design: Design, blockId: string): DesignDiff {
  const { [blockId]: _gone, ...blocks } = design.blocks
  const gone = new Set(
    Object.values(design.block_layers)
      .filter(({ block_id }) => block_id === blockId)
      .map(({ id }) => id),
  )
  return diffBetween(design, { blocks, block_layers: layersWithout(design.block_layers, gone) })
}

/** Moves a layer to a block, null being Unassigned; a perimeter takes its guide line along [L3]. */
export function moveLayer(design: Design, layerId: string, blockId: string | null): DesignDiff {
  const layer = design.block_layers[layerId]
  if (layer === undefined) return diffBetween(design, design)
  const moved: Record<string, BlockLayer> = { ...design.block_layers }
  for (const id of [layerId, ...guideLineOf(design, layer)]) {
    const from = moved[id]
    if (from !== undefined && from.block_id !== blockId) moved[id] = { ...from, block_id: blockId }
  }
  return diffBetween(design, withLayers(design, moved))
}

/** Frees the given perimeters from guide lines that are not there; undefined where none follows such a line [L2]. */
export function unlinkMissing(
  design: Design,
  layerIds: readonly string[],
): { readonly after: Design; readonly change: DesignDiff } | undefined {
  const freed: Record<string, BlockLayer> = {}
  for (const id of layerIds) {
    const layer = design.block_layers[id]
    if (layer?.type !== 'perimeter') continue
    const guide = layer.geojson.properties.guideLineId
    if (guide && design.block_layers[guide] === undefined)
      freed[id] = withoutReferences(layer, new Set([guide]))
  }
  if (Object.keys(freed).length === 0) return undefined
  const after = withLayers(design, { ...design.block_layers, ...freed })
  return { after, change: diffBetween(design, after) }
}

function withLayers(design: Design, block_layers: Records<BlockLayer>): Design {
  return { blocks: design.blocks, block_layers }
}

/** The id of the guide line that a perimeter follows, when it exists. */
function guideLineOf(design: Design, layer: BlockLayer): string[] {
  if (layer.type !== 'perimeter') return []
  const id = layer.geojson.properties.guideLineId
  return id && design.block_layers[id]?.type === 'guide_line' ? [id] : []
}

/** Layers without some; what is left refers to none of them. */
function layersWithout(
  layers: Records<BlockLayer>,
  gone: ReadonlySet<string>,
): Records<BlockLayer> {
  const left: Record<string, BlockLayer> = {}
  for (const layer of Object.values(layers)) {
    if (!gone.has(layer.id)) left[layer.id] = withoutReferences(layer, gone)
  }
  return left
}

function withoutReferences(layer: BlockLayer, gone: ReadonlySet<string>): BlockLayer {
  if (layer.type !== 'perimeter') return layer
  const { guideLineId, polygonIds } = layer.geojson.properties
  const losesGuide = guideLineId !== null && guideLineId !== undefined && gone.has(guideLineId)
  const losesPartner = polygonIds?.some((id) => gone.has(id)) === true
  if (!losesGuide && !losesPartner) return layer
  return withPerimeterLinks(layer, {
    guideLineId: losesGuide ? null : (guideLineId ?? null),
    polygonIds: losesGuide ? [] : (polygonIds ?? []).filter((id) => !gone.has(id)),
  })
}

function withPerimeterLinks(
  layer: LayerOf<'perimeter'>,
  links: { readonly guideLineId: string | null; readonly polygonIds: readonly string[] },
): LayerOf<'perimeter'> {
  const { geojson } = layer
  return { ...layer, geojson: { ...geojson, properties: { ...geojson.properties, ...links } } }
}
