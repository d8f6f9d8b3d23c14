import type { LayerOf } from '../layers/blockLayer.ts'
import { polygonToLocalM } from './geometryM.ts'
import type { LocalFrame } from './localFrame.ts'
import { orientedRings, type RingM } from './polygonM.ts'

interface KnownRings {
  readonly frame: LocalFrame
  readonly rings: readonly RingM[]
}

/**
 * Remembers the rings of each record, which is never changed in place: while one layer is dragged, the others are not computed anew.
 */
export function ringsOfLayer<L extends object>(
  compute: (layer: L, frame: LocalFrame) => readonly RingM[],
): (layer: L, frame: LocalFrame) => readonly RingM[] {
  const known = new WeakMap<L, KnownRings>()
  return (layer, frame) => {
    const before = known.get(layer)
    if (before !== undefined && isSameFrame(before.frame, frame)) return before.rings
    const rings = compute(layer, frame)
    known.set(layer, { frame, rings })
    return rings
  }
}

function isSameFrame(a: LocalFrame, b: LocalFrame): boolean {
  return (
    a.originLongitudeDeg === b.originLongitudeDeg && a.originLatitudeDeg === b.originLatitudeDeg
  )
}

/** Oriented rings of a perimeter. */
export const perimeterRingsM: (layer: LayerOf<'perimeter'>, frame: LocalFrame) => readonly RingM[] =
  ringsOfLayer(({ geojson }, frame) =>
    orientedRings(polygonToLocalM(frame, geojson.geometry.coordinates)),
  )
