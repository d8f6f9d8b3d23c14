import type { BlockLayer, Design } from '@duet/plant'
import { partsOf } from '../tools/vertices.ts'
import type { Bounds } from './createDesignMap.ts'

/** Half a side of the view of a project without layers, degrees of latitude: about 500 m. */
const EMPTY_HALF_SIDE_DEG = 0.0045

/** Around all layers; of a project without layers, around its location. */
export function designBounds(
  design: Design,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Bounds {
  return (
    layerBounds(Object.values(design.block_layers)) ?? [
      longitude - EMPTY_HALF_SIDE_DEG,
      latitude - EMPTY_HALF_SIDE_DEG,
      longitude + EMPTY_HALF_SIDE_DEG,
      latitude + EMPTY_HALF_SIDE_DEG,
    ]
  )
}

/** Undefined without layers. */
export function layerBounds(layers: readonly BlockLayer[]): Bounds | undefined {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [lng = 0, lat = 0] of layers.flatMap(({ geojson }) =>
    partsOf(geojson.geometry).flat(),
  )) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return west <= east ? [west, south, east, north] : undefined
}
