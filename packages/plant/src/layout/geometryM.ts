import type { Position } from 'geojson'
import { type LocalFrame, toLocalM } from './localFrame.ts'
import type { RingM } from './polygonM.ts'

/** Rings of a GeoJSON polygon in local metres, without the repeated last point. */
export function polygonToLocalM(frame: LocalFrame, coordinates: readonly Position[][]): RingM[] {
  return coordinates.map((ring) => {
    const line = lineToLocalM(frame, ring)
    const n = line.length
    const isClosed = n > 2 && line[0] === line[n - 2] && line[1] === line[n - 1]
    return isClosed ? line.slice(0, n - 2) : line
  })
}

/** Points of a GeoJSON line in local metres, [x0, y0, x1, y1 ...]. */
export function lineToLocalM(frame: LocalFrame, coordinates: readonly Position[]): RingM {
  const out = new Float64Array(2 * coordinates.length)
  coordinates.forEach(([longitudeDeg = 0, latitudeDeg = 0], i) => {
    out.set(toLocalM(frame, longitudeDeg, latitudeDeg), 2 * i)
  })
  return out
}
