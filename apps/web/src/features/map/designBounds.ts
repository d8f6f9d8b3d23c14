import type { BlockLayer, Design } from '@duet/plant'
import { partsOf } from '../drawing/tools/vertices.ts'
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

const NOWHERE: Bounds = [180, 90, -180, -90]

/** Undefined without layers. */
export function layerBounds(layers: readonly BlockLayer[]): Bounds | undefined {
  let [west, south, east, north] = NOWHERE
  for (const layer of layers) {
    const own = boundsOf(layer)
    west = Math.min(west, own[0])
    south = Math.min(south, own[1])
    east = Math.max(east, own[2])
    north = Math.max(north, own[3])
  }
  return west <= east ? [west, south, east, north] : undefined
}

/** Layers are never changed in place, so each is gone through once. */
function boundsOf({ geojson }: BlockLayer): Bounds {
  const known = cache.get(geojson)
  if (known !== undefined) return known
  let [west, south, east, north] = NOWHERE
  for (const [lng = 0, lat = 0] of partsOf(geojson.geometry).flat()) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const bounds: Bounds = [west, south, east, north]
  cache.set(geojson, bounds)
  return bounds
}

const cache = new WeakMap<BlockLayer['geojson'], Bounds>()
