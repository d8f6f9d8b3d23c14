import type { Block, BlockLayer, BlockWeather, Design, HeightGrid, LocalFrame } from '@duet/plant'
import { type DesignComponents, linkedComponents } from '../plant/components.ts'
import { type Bounds, boundsOf, layerBounds } from '../plant/layerBounds.ts'
import type { LayoutRequest } from './layoutMessages.ts'

/** By id of the dataset, what it has for the models of panels. */
export type DesignWeather = ReadonlyMap<string, BlockWeather>

export interface LayoutSurroundings {
  readonly components: DesignComponents
  readonly frame: LocalFrame
  readonly weather: DesignWeather
  readonly ground: HeightGrid | undefined
}

/**
 * What each block's tables follow from: its own layers, and from the others only the ground that they reserve near
 * it, so that a change in one block leaves its neighbours alone. The chosen block comes first.
 */
export function layoutRequests(
  design: Design,
  { components, frame, weather, ground }: LayoutSurroundings,
  firstBlockId: string | null,
): readonly LayoutRequest[] {
  const layers = Object.values(design.block_layers)
  const blocks = Object.values(design.blocks).toSorted(
    (a, b) => Number(b.id === firstBlockId) - Number(a.id === firstBlockId),
  )
  return blocks.map((block) => ({
    block,
    components: linkedComponents(block, components),
    layers: layersThatMatter(layers, block),
    frame,
    coldestAirC: weather.get(block.enviro_dataset_id ?? '')?.coldestAirC,
    ground: block.terrain_type === 'dem' ? ground : undefined,
  }))
}

function layersThatMatter(layers: readonly BlockLayer[], block: Block): readonly BlockLayer[] {
  const own = layers.filter((layer) => layer.block_id === block.id)
  const perimeters = own.filter((layer) => layer.type === 'perimeter')
  // a perimeter may follow the guide line of another block
  const guides = new Set(perimeters.map((layer) => layer.geojson.properties.guideLineId))
  const ground = layerBounds(perimeters)
  return layers.filter((layer) => {
    if (layer.block_id === block.id) return true
    if (layer.type === 'guide_line') return guides.has(layer.id)
    const reservesGround = layer.type === 'exclusion' || layer.type === 'shading'
    return reservesGround && ground !== undefined && isNear(layer, ground)
  })
}

/** A degree of latitude is never shorter than this, m (WGS84 at the equator: 110 574). */
const DEGREE_M = 110_000

/** Whether the layer with its buffer may reach into the box: too often yes, never wrongly no. */
function isNear(layer: BlockLayer, [west, south, east, north]: Bounds): boolean {
  const bufferM =
    layer.type === 'exclusion' ? Math.max(0, layer.geojson.properties.bufferRadius ?? 0) : 0
  // a line without a width still holds tables a little off itself
  const northDeg = (bufferM + 1) / DEGREE_M
  const eastDeg = northDeg / Math.max(0.01, Math.cos((north * Math.PI) / 180))
  const [w, s, e, n] = boundsOf(layer)
  return (
    w - eastDeg <= east && e + eastDeg >= west && s - northDeg <= north && n + northDeg >= south
  )
}
