import type { FeatureCollection, Polygon } from 'geojson'
import { layoutTableId, type TableLayout } from './layoutTables.ts'
import { type LocalFrame, toLngLat } from './localFrame.ts'

/** Properties of a table's polygon on the map. */
export interface TableProperties {
  readonly id: string
  readonly block_id: string
  readonly row: number
  readonly slot: number
}

/** Corners as [lng, lat] pairs, degrees, [8 count], in the order of `cornersM`. */
export function layoutLngLat(layout: TableLayout, frame: LocalFrame): Float64Array {
  const out = new Float64Array(layout.cornersM.length)
  for (let i = 0; i < out.length; i += 2) {
    out.set(toLngLat(frame, layout.cornersM[i] ?? 0, layout.cornersM[i + 1] ?? 0), i)
  }
  return out
}

/** Every table as a closed polygon with its id. */
export function layoutFeatureCollection(
  layout: TableLayout,
  frame: LocalFrame,
): FeatureCollection<Polygon, TableProperties> {
  const lngLat = layoutLngLat(layout, frame)
  const corner = (i: number): [number, number] => [lngLat[i] ?? 0, lngLat[i + 1] ?? 0]
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: layout.count }, (_, t) => {
      const first = corner(8 * t)
      return {
        type: 'Feature',
        id: layoutTableId(layout, t),
        properties: {
          id: layoutTableId(layout, t),
          block_id: layout.blockId,
          row: layout.row[t] ?? 0,
          slot: layout.slot[t] ?? 0,
        },
        geometry: {
          type: 'Polygon',
          coordinates: [[first, corner(8 * t + 2), corner(8 * t + 4), corner(8 * t + 6), first]],
        },
      }
    }),
  }
}
