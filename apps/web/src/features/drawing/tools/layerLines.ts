import type { BlockLayer, LocalFrame, PointM } from '@duet/plant'
import { positionToM } from './layerEdits.ts'
import { partsOf } from './vertices.ts'

/**
 * Lines and rings of a layer in the local plane. Layers are never changed in place, so each is computed once for
 * each frame.
 */
export function layerLines(layer: BlockLayer, frame: LocalFrame): readonly (readonly PointM[])[] {
  const known = cache.get(layer.geojson)
  if (known !== undefined && known.frame === frame) return known.lines
  const lines = partsOf(layer.geojson.geometry).map((part) =>
    part.map((position) => positionToM(frame, position)),
  )
  cache.set(layer.geojson, { frame, lines })
  return lines
}

interface CachedLines {
  readonly frame: LocalFrame
  readonly lines: readonly (readonly PointM[])[]
}

const cache = new WeakMap<BlockLayer['geojson'], CachedLines>()
