import {
  type Block,
  type BlockLayer,
  createBlock,
  type Design,
  type DesignDiff,
  LAYER_LABELS,
  type LayerOf,
  type LocalFrame,
  parseBlockLayer,
  putBlock,
  putLayer,
  squashDiffs,
  uniqueName,
} from '@duet/plant'
import type { Geometry } from 'geojson'
import type { Drawn } from '../tools/drawTool.ts'
import { pointToPosition } from '../tools/layerEdits.ts'
import { DRAW_TOOLS, type DrawToolName, EXCLUSION_LINE_BUFFER_M } from '../tools/toolKinds.ts'

/** What a new record needs from outside. */
export interface Making {
  readonly projectId: string
  readonly frame: LocalFrame
  /** ISO 8601, UTC. */
  readonly nowIso: string
  readonly newId: () => string
  /** Parts of a new block: the component of a kind where the project has only one. */
  readonly newBlockParts: Partial<Block>
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
      properties: PROPERTIES[layer.tool],
    },
    created_at: making.nowIso,
    updated_at: making.nowIso,
  })
}

const PROPERTIES: Readonly<Record<DrawToolName, object>> = {
  perimeter: {},
  exclusion: {},
  exclusion_line: { bufferRadius: EXCLUSION_LINE_BUFFER_M },
  guide_line: { containTest: 'v1' },
  shading: {},
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
  const diffs = [
    ...(block === undefined ? [] : [putBlock(design, block)]),
    putLayer(design, layer),
    ...(layer.type === 'guide_line' ? followDiffs(design, layer) : []),
  ]
  return { diff: squashDiffs(diffs), layer }
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
    putBlock(design, { ...block, id, name: uniqueName(block.name, names) }),
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

function linkedPerimeter(
  layer: LayerOf<'perimeter'>,
  guideLineId: string | null,
  polygonIds: readonly string[],
): BlockLayer {
  const properties = { ...layer.geojson.properties, guideLineId, polygonIds }
  return { ...layer, geojson: { ...layer.geojson, properties } }
}

function geometryOf({ kind, points }: Drawn, frame: LocalFrame): Geometry {
  const positions = points.map((point) => pointToPosition(frame, point))
  if (kind === 'line') return { type: 'LineString', coordinates: positions }
  return { type: 'Polygon', coordinates: [[...positions, ...positions.slice(0, 1)]] }
}
