import type { BlockLayer } from '@duet/plant'
import type { Position } from 'geojson'

/** [west, south, east, north], degrees. */
export type Box = readonly [number, number, number, number]

/** Records are never changed in place. */
const boxes = new WeakMap<BlockLayer, Box>()

/** Around all of them; undefined for none. */
export function layersBox(layers: readonly BlockLayer[]): Box | undefined {
  if (layers.length === 0) return undefined
  return layers
    .map(layerBox)
    .reduce(([w, s, e, n], [west, south, east, north]) => [
      Math.min(w, west),
      Math.min(s, south),
      Math.max(e, east),
      Math.max(n, north),
    ])
}

/** A degree of latitude is never shorter than this, m (WGS84 at the equator: 110 574). */
const DEGREE_M = 110_000

/** Whether the layer with its buffer may reach into the box: too often yes, never wrongly no. */
export function isNear(layer: BlockLayer, [west, south, east, north]: Box): boolean {
  const bufferM =
    layer.type === 'exclusion' ? Math.max(0, layer.geojson.properties.bufferRadius ?? 0) : 0
  // a line without a width still keeps tables a little off itself
  const northDeg = (bufferM + 1) / DEGREE_M
  const eastDeg = northDeg / Math.max(0.01, Math.cos((north * Math.PI) / 180))
  const [w, s, e, n] = layerBox(layer)
  return (
    w - eastDeg <= east && e + eastDeg >= west && s - northDeg <= north && n + northDeg >= south
  )
}

const NONE = Number.POSITIVE_INFINITY

function layerBox(layer: BlockLayer): Box {
  const known = boxes.get(layer)
  if (known !== undefined) return known
  const all = positions(layer)
  const box: [number, number, number, number] = [NONE, NONE, -NONE, -NONE]
  for (const [longitude = 0, latitude = 0] of all) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  boxes.set(layer, box)
  return box
}

function positions({ geojson: { geometry } }: BlockLayer): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
      return geometry.coordinates
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates.flat()
  }
}
