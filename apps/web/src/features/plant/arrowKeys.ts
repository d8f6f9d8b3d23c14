import type { PointM } from '@duet/plant'

/** East and north of the arrow keys. */
export const ARROW_KEYS: Readonly<Record<string, PointM>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** By how much an arrow key moves a thing on the map, m; with Shift. */
export const NUDGE_M = 0.1
export const NUDGE_SHIFT_M = 1
