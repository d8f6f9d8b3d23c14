import { commonAreaM2 } from '../layout/buffers.ts'
import type { RingM } from '../layout/polygonM.ts'
import { type BoxM, boxesMeet } from '../shapes/box.ts'

/** Less ground in common is rounding of drawings, m². */
export const LEAST_OVERLAP_M2 = 1

/** Rings with the box around them. */
export interface Ground {
  readonly rings: readonly RingM[]
  readonly box: BoxM
}

/** Area that lies in both, m²; what overlaps within one of them counts once. */
export function commonGroundM2(a: Ground, b: Ground): number {
  return boxesMeet(a.box, b.box) ? commonAreaM2(a.rings, b.rings) : 0
}
