import { type BlockLayer, LAYER_LABELS, type LayerType } from '@duet/plant'
import type { Position } from 'geojson'
import { mapGeometry, positionsOf } from '../file/featureList.ts'
import type { GisFeature, GisGeometry, GisHeights, GisValue } from '../file/gisFile.ts'

export interface LayerFeaturesOptions {
  /** Names of the blocks by their ids. */
  readonly blockNames: ReadonlyMap<string, string>
  readonly colors: Readonly<Record<LayerType, string>>
  /** What the folders of the file are. */
  readonly folders: 'type' | 'block and type'
}

/** Layers of a design as features of a file, in degrees; the lines of a `panels` layer become one feature each. */
export function layerFeatures(
  layers: readonly BlockLayer[],
  options: LayerFeaturesOptions,
): readonly GisFeature[] {
  return layers.flatMap((layer, record) =>
    shapesOf(layer).map(({ geometry, heights }) => ({
      name: layer.name,
      layer: folderOf(layer, options),
      geometry,
      heights,
      color: options.colors[layer.type],
      attributes: attributesOf(layer, options),
      place: layer.name,
      record,
    })),
  )
}

function folderOf(
  { type, block_id }: BlockLayer,
  { folders, blockNames }: LayerFeaturesOptions,
): string {
  const label = LAYER_LABELS[type]
  if (folders === 'type') return label
  return `${blockNames.get(block_id ?? '') ?? 'Unassigned'} / ${label}`
}

/** Heights that became third coordinates, which readers of files understand. */
const HEIGHT_KEYS: ReadonlySet<string> = new Set(['pointHeights', 'cornerElevations'])

function attributesOf(
  layer: BlockLayer,
  { blockNames }: LayerFeaturesOptions,
): Record<string, GisValue> {
  const heights = aboveGround(layer)
  const properties = Object.entries(layer.geojson.properties ?? {}).filter(
    ([key, value]) => value !== undefined && !(heights !== undefined && HEIGHT_KEYS.has(key)),
  )
  return {
    type: layer.type,
    block: blockNames.get(layer.block_id ?? '') ?? null,
    props: properties.length === 0 ? null : JSON.stringify(Object.fromEntries(properties)),
  }
}

interface Shape {
  readonly geometry: GisGeometry
  readonly heights: GisHeights
}

function shapesOf(layer: BlockLayer): readonly Shape[] {
  const parts = partsOf(layer)
  const heights = aboveGround(layer)
  if (heights === undefined)
    return parts.map((geometry) => ({ geometry, heights: ownHeights(geometry) }))
  let at = 0
  return parts.map((geometry) => ({
    geometry: mapGeometry(geometry, ([x = 0, y = 0]): Position => [x, y, heights[at++] ?? 0]),
    heights: 'ground',
  }))
}

function partsOf({ geojson: { geometry } }: BlockLayer): readonly GisGeometry[] {
  return geometry.type === 'MultiLineString'
    ? geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
    : [geometry]
}

/** Heights above the ground, one for each point, where the layer has them and one of them is not 0. */
function aboveGround({ geojson }: BlockLayer): readonly number[] | undefined {
  const { properties } = geojson
  const given = listOf(properties, 'pointHeights') ?? listOf(properties, 'cornerElevations')
  if (given === undefined || given.every((height) => height === 0)) return undefined
  // the ring of a frame repeats its first corner
  return listOf(properties, 'pointHeights') === undefined ? [...given, ...given.slice(0, 1)] : given
}

function listOf(properties: object, key: string): readonly number[] | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(properties, key)?.value
  return Array.isArray(value) && value.every((item) => typeof item === 'number') && value.length > 0
    ? value
    : undefined
}

/** Third coordinates of an imported shape are heights above the sea. */
function ownHeights(geometry: GisGeometry): GisHeights {
  return positionsOf(geometry).every(([, , z]) => z !== undefined) ? 'sea' : 'none'
}
