import type { BlockLayer, LayerOf } from '../layers/blockLayer.ts'
import { bufferLine, offsetRings } from './buffers.ts'
import { lineToLocalM, polygonToLocalM } from './geometryM.ts'
import { ringsOfLayer } from './layerRings.ts'
import type { LocalFrame } from './localFrame.ts'
import { orientedRings, type RingM } from './polygonM.ts'

/**
 * Ground on which no table may stand: exclusions with their buffers, and footprints of obstacles that are not
 * over the array (D-01). All layers of the plant count, whatever block they are in: a road is a road.
 */
export function keepOutRings(layers: readonly BlockLayer[], frame: LocalFrame): RingM[] {
  return layers.flatMap((layer) =>
    layer.type === 'exclusion' || layer.type === 'shading' ? [...layerKeepOut(layer, frame)] : [],
  )
}

const layerKeepOut = ringsOfLayer((layer: BlockLayer, frame) => {
  if (layer.type === 'exclusion') {
    return footprint(layer.geojson.geometry, layer.geojson.properties.bufferRadius ?? 0, frame)
  }
  if (layer.type === 'shading' && layer.geojson.properties.isOverArray !== true) {
    return footprint(layer.geojson.geometry, 0, frame)
  }
  return []
})

function footprint(
  geometry: LayerOf<'shading'>['geojson']['geometry'],
  bufferM: number,
  frame: LocalFrame,
): RingM[] {
  switch (geometry.type) {
    case 'Polygon':
      return offsetRings(orientedRings(polygonToLocalM(frame, geometry.coordinates)), bufferM)
    case 'LineString':
      return bufferLine(lineToLocalM(frame, geometry.coordinates), bufferM)
    case 'Point':
      return bufferLine(lineToLocalM(frame, [geometry.coordinates]), bufferM)
  }
}
