import { type BlockLayer, positionsOf } from '@duet/plant'
import { type Box, boxAround, boxOfPoints } from './boxes.ts'

/** [west, south, east, north], degrees. */
export type Bounds = Box

/** Around all of them; undefined without layers. */
export function layerBounds(layers: readonly BlockLayer[]): Bounds | undefined {
  const bounds = boxAround(layers.map(boundsOf))
  return bounds[0] <= bounds[2] ? bounds : undefined
}

/** Layers are never changed in place, so each is gone through once. */
export function boundsOf({ geojson }: BlockLayer): Bounds {
  const known = cache.get(geojson)
  if (known !== undefined) return known
  const bounds = boxOfPoints(positionsOf(geojson.geometry))
  cache.set(geojson, bounds)
  return bounds
}

const cache = new WeakMap<BlockLayer['geojson'], Bounds>()
