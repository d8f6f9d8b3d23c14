import type { BlockLayer, LayerFeatures, LayerType } from '../../layers/blockLayer.ts'
import { createLayer } from '../../layers/createLayer.ts'
import { type LocalFrame, localFrame, toLngLat } from '../localFrame.ts'

/** Near Phoenix; tests draw in metres around it. */
export const TEST_FRAME: LocalFrame = localFrame(-112.5, 33.4)

export type PointM = readonly [eastM: number, northM: number]

/** Metres to [lng, lat]. */
export const at = ([eastM, northM]: PointM): [number, number] => toLngLat(TEST_FRAME, eastM, northM)

/** A closed GeoJSON ring around points in metres. */
export function ringAt(...points: PointM[]): [number, number][] {
  const ring = points.map(at)
  const [first] = ring
  return first ? [...ring, first] : []
}

export function rectangleAt(westM: number, southM: number, widthM: number, depthM: number) {
  return ringAt(
    [westM, southM],
    [westM + widthM, southM],
    [westM + widthM, southM + depthM],
    [westM, southM + depthM],
  )
}

/** A layer of block `b`. */
export function layer<T extends LayerType>(
  id: string,
  type: T,
  geojson: LayerFeatures[T],
  blockId: string | null = 'b',
) {
  return createLayer({
    id,
    projectId: 'p',
    blockId,
    type,
    geojson,
    name: id,
    createdAt: '2026-01-01T00:00:00Z',
  })
}

export function perimeter(
  id: string,
  rings: [number, number][][],
  guideLineId: string | null = null,
): BlockLayer {
  return layer(id, 'perimeter', {
    type: 'Feature',
    properties: { guideLineId },
    geometry: { type: 'Polygon', coordinates: rings },
  })
}

export function guideLine(id: string, ...points: PointM[]): BlockLayer {
  return layer(id, 'guide_line', {
    type: 'Feature',
    properties: { containTest: 'v1' },
    geometry: { type: 'LineString', coordinates: points.map(at) },
  })
}

export function road(id: string, bufferRadius: number, ...points: PointM[]): BlockLayer {
  return layer(id, 'exclusion', {
    type: 'Feature',
    properties: { bufferRadius },
    geometry: { type: 'LineString', coordinates: points.map(at) },
  })
}
