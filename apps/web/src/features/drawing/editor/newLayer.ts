import {
  type Block,
  type BlockLayer,
  copyName,
  createBlock,
  type Design,
  type DesignDiff,
  LAYER_LABELS,
  type LayerOf,
  type LocalFrame,
  parseBlockLayer,
  putBlock,
  putLayer,
  type SectionProperties,
  squashDiffs,
  uniqueName,
} from '@duet/plant'
import type { Geometry, Polygon } from 'geojson'
import type { Drawn } from '../tools/drawTool.ts'
import { pointToPosition } from '../tools/layerEdits.ts'
import { DRAW_TOOLS, type DrawToolName, FIRST_PROPERTIES } from '../tools/toolKinds.ts'

/** What a new record needs from outside. */
export interface Making {
  readonly projectId: string
  readonly frame: LocalFrame
  /** ISO 8601, UTC. */
  readonly nowIso: string
  readonly newId: () => string
  /** Parts of a new block: the component of a kind, and the weather, where the project has only one. */
  readonly newBlockParts: Partial<Block>
  /** As many inverters as a new block with these layers needs; undefined where that is not known. */
  readonly inverterCount?: (block: Block, layers: readonly BlockLayer[]) => number | undefined
  /** The grid of a new section of a block; undefined before the block has a panel and a table. */
  readonly sectionOf?: (blockId: string | null, outline: Polygon) => SectionProperties | undefined
}

export interface DrawnLayer {
  readonly tool: DrawToolName
  readonly drawn: Drawn
  readonly id: string
  readonly blockId: string | null
  /** Id for the block that a first perimeter brings along. */
  readonly newBlockId?: string
}

/** The layer that a finished drawing makes. */
export function layerOfDrawing(design: Design, layer: DrawnLayer, making: Making): BlockLayer {
  const { type } = DRAW_TOOLS[layer.tool]
  const names = Object.values(design.block_layers).map(({ name }) => name)
  return parseBlockLayer({
    id: layer.id,
    block_id: layer.blockId,
    project_id: making.projectId,
    name: uniqueName(LAYER_LABELS[type], names),
    type,
    geojson: {
      type: 'Feature',
      geometry: geometryOf(layer.drawn, making.frame),
      properties: sectionProperties(layer, making) ?? FIRST_PROPERTIES[layer.tool] ?? {},
    },
    created_at: making.nowIso,
    updated_at: making.nowIso,
  })
}

/** What is still missing before the layer can be drawn. */
export function missingOf(layer: DrawnLayer, making: Making): string | undefined {
  if (layer.tool !== 'section' || sectionProperties(layer, making) !== undefined) return undefined
  return 'A section edits the table slots of a block: choose a block with a panel and a table first'
}

/** A layer with its geometry drawn anew; heights of points that have gone are dropped. */
export function redrawnLayer(
  layer: BlockLayer,
  drawn: Drawn,
  { frame }: Pick<Making, 'frame'>,
): BlockLayer {
  const properties = { ...layer.geojson.properties, pointHeights: undefined }
  const geometry = geometryOf(drawn, frame)
  return parseBlockLayer({ ...layer, geojson: { type: 'Feature', geometry, properties } })
}

function sectionProperties(
  { tool, drawn, blockId }: DrawnLayer,
  { sectionOf, frame }: Making,
): SectionProperties | undefined {
  const outline = geometryOf(drawn, frame)
  return tool === 'section' && outline.type === 'Polygon'
    ? sectionOf?.(blockId, outline)
    : undefined
}

/** Adds the layer; a first perimeter brings its block along, a guide line is followed by the block's perimeters. */
export function addDrawnLayer(
  design: Design,
  drawnLayer: DrawnLayer,
  making: Making,
): { readonly diff: DesignDiff; readonly layer: BlockLayer } {
  const { tool } = drawnLayer
  const block = needsBlock(tool, drawnLayer.blockId)
    ? newBlock(design, making, drawnLayer.newBlockId)
    : undefined
  const blockId = block?.id ?? drawnLayer.blockId
  const layer = layerOfDrawing(design, { ...drawnLayer, blockId }, making)
  return {
    diff: addedLayer(design, layer, block && sizedBlock(design, block, [layer], making)),
    layer,
  }
}

/** A new block with as many inverters as its first layers need. */
export function sizedBlock(
  design: Design,
  block: Block,
  layers: readonly BlockLayer[],
  { inverterCount }: Making,
): Block {
  const count = inverterCount?.(block, [...Object.values(design.block_layers), ...layers])
  return count === undefined ? block : { ...block, num_inverters: count }
}

/** A new layer with the block that it brings along; a guide line is followed by the block's perimeters. */
export function addedLayer(
  design: Design,
  layer: BlockLayer,
  block: Block | undefined,
): DesignDiff {
  return squashDiffs([
    ...(block === undefined ? [] : [putBlock(design, block)]),
    putLayer(design, layer),
    ...(layer.type === 'guide_line' ? followDiffs(design, layer) : []),
  ])
}

/** A perimeter is land of a block; other layers may lie in none. */
export function needsBlock(tool: DrawToolName, blockId: string | null): boolean {
  return tool === 'perimeter' && blockId === null
}

export function newBlock(design: Design, making: Making, id = making.newId()): Block {
  const existingNames = Object.values(design.blocks).map(({ name }) => name)
  return {
    ...createBlock({ id, createdAt: making.nowIso, existingNames }),
    ...making.newBlockParts,
  }
}

/** A block again under a new name, with its layers and the links between them. */
export function duplicateBlock(design: Design, block: Block, making: Making): DesignDiff {
  const id = making.newId()
  const names = Object.values(design.blocks).map(({ name }) => name)
  const layers = Object.values(design.block_layers).filter(({ block_id }) => block_id === block.id)
  const idOf = new Map(layers.map((layer) => [layer.id, making.newId()]))
  const copies = layers.map((layer) =>
    withLinks({ ...layer, id: idOf.get(layer.id) ?? making.newId(), block_id: id }, idOf),
  )
  return squashDiffs([
    putBlock(design, { ...block, id, name: copyName(block.name, names) }),
    ...copies.map((layer) => putLayer(design, layer)),
  ])
}

function withLinks(layer: BlockLayer, idOf: ReadonlyMap<string, string>): BlockLayer {
  if (layer.type !== 'perimeter') return layer
  const { guideLineId, polygonIds } = layer.geojson.properties
  if (guideLineId === undefined && polygonIds === undefined) return layer
  return linkedPerimeter(
    layer,
    (guideLineId && idOf.get(guideLineId)) ?? null,
    (polygonIds ?? []).flatMap((id) => idOf.get(id) ?? []),
  )
}

function followDiffs(design: Design, guide: BlockLayer): readonly DesignDiff[] {
  const followers = Object.values(design.block_layers).filter(
    (layer): layer is LayerOf<'perimeter'> =>
      layer.type === 'perimeter' &&
      layer.block_id === guide.block_id &&
      !layer.geojson.properties.guideLineId,
  )
  return followers.map((perimeter) => {
    const partners = followers.filter(({ id }) => id !== perimeter.id).map(({ id }) => id)
    return putLayer(design, linkedPerimeter(perimeter, guide.id, partners))
  })
}

export function linkedPerimeter(
  layer: LayerOf<'perimeter'>,
  guideLineId: string | null,
  polygonIds: readonly string[],
): LayerOf<'perimeter'> {
  const properties = { ...layer.geojson.properties, guideLineId, polygonIds }
  return { ...layer, geojson: { ...layer.geojson, properties } }
}

function geometryOf({ kind, points, parts = [] }: Drawn, frame: LocalFrame): Geometry {
  const positions = points.map((point) => pointToPosition(frame, point))
  const lines = [
    ...parts.map((part) => part.map((point) => pointToPosition(frame, point))),
    ...(positions.length > 1 ? [positions] : []),
  ]
  switch (kind) {
    case 'line':
      return { type: 'LineString', coordinates: positions }
    case 'lines':
      return { type: 'MultiLineString', coordinates: lines }
    case 'point':
      return { type: 'Point', coordinates: positions[0] ?? [] }
    case 'polygon':
      return { type: 'Polygon', coordinates: [[...positions, ...positions.slice(0, 1)]] }
  }
}
