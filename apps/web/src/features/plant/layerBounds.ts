import { type BlockLayer, positionsOf } from '@duet/plant'

/** [west, south, east, north], degrees. */
export type Bounds = readonly [number, number, number, number]

const NOWHERE: Bounds = [180, 90, -180, -90]

/** Around all of them; undefined without layers. */
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
export function boundsOf({ geojson }: BlockLayer): Bounds {
  const known = cache.get(geojson)
  if (known !== undefined) return known
  let [west, south, east, north] = NOWHERE
  for (const [lng = 0, lat = 0] of positionsOf(geojson.geometry)) {
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
