import type { TableLayout } from './layoutTables.ts'
import { type LocalFrame, toLngLat } from './localFrame.ts'

/** Corners as [lng, lat] pairs, degrees, [8 count], in the order of `cornersM`. */
export function layoutLngLat(layout: TableLayout, frame: LocalFrame): Float64Array {
  const out = new Float64Array(layout.cornersM.length)
  for (let i = 0; i < out.length; i += 2) {
    out.set(toLngLat(frame, layout.cornersM[i] ?? 0, layout.cornersM[i + 1] ?? 0), i)
  }
  return out
}
