import { type BlockLayer, localFrame, type PointM, parseBlockLayer, toLngLat } from '@duet/plant'

/** A site for tests; its plane is that of a project near Phoenix. */
export const FRAME = localFrame(-112.5831, 33.4269)

export const NOW = '2026-01-01T00:00:00.000Z'

/** A layer drawn in metres. */
export function layerOf(
  type: BlockLayer['type'],
  points: readonly PointM[],
  more: {
    readonly id?: string
    readonly blockId?: string | null
    readonly properties?: object
  } = {},
): BlockLayer {
  const positions = points.map(([x, y]) => toLngLat(FRAME, x, y))
  const isLine = type === 'guide_line'
  return parseBlockLayer({
    id: more.id ?? 'layer',
    block_id: more.blockId ?? null,
    project_id: 'project',
    name: `${type} ${more.id ?? 'layer'}`,
    type,
    geojson: {
      type: 'Feature',
      properties: more.properties ?? (isLine ? { containTest: 'v1' } : {}),
      geometry: isLine
        ? { type: 'LineString', coordinates: positions }
        : { type: 'Polygon', coordinates: [[...positions, ...positions.slice(0, 1)]] },
    },
    created_at: NOW,
    updated_at: NOW,
  })
}

/** 100 m by 100 m, its south-west corner at the place. */
export function square(east: number, north: number, sideM = 100): readonly PointM[] {
  return [
    [east, north],
    [east + sideM, north],
    [east + sideM, north + sideM],
    [east, north + sideM],
  ]
}
