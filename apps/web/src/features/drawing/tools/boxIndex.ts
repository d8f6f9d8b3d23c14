import { type Box, boxAround, meets, NOWHERE } from '../../plant/boxes.ts'

/** [west, south, east, north], m. */
export type BoxM = Box

/** Finds boxes that meet a window without looking at all of them. */
export interface BoxIndex {
  /** Numbers of the boxes that meet the window, in no order. */
  readonly search: (window: BoxM) => readonly number[]
}

/** Boxes of one tile. */
const TILE = 16

/**
 * Boxes sorted into strips from west to east and in each into tiles from south to north (sort-tile packing:
 * Leutenegger, Lopez and Edgington 1997). One level of tiles is enough for the tens of thousands of a plant.
 */
export function boxIndex(boxes: readonly BoxM[]): BoxIndex {
  const order = packed(boxes)
  const tiles = Array.from({ length: Math.ceil(order.length / TILE) }, (_, tile) =>
    boxAround(order.slice(tile * TILE, (tile + 1) * TILE).map((index) => boxes[index] ?? NOWHERE)),
  )
  return {
    search: (window) => {
      const found: number[] = []
      for (const [tile, box] of tiles.entries()) {
        if (!meets(box, window)) continue
        for (let i = tile * TILE; i < Math.min(order.length, (tile + 1) * TILE); i++) {
          const index = order[i] ?? 0
          if (meets(boxes[index] ?? NOWHERE, window)) found.push(index)
        }
      }
      return found
    },
  }
}

function packed(boxes: readonly BoxM[]): readonly number[] {
  const middle = (index: number, axis: 0 | 1): number =>
    (boxes[index]?.[axis] ?? 0) + (boxes[index]?.[axis === 0 ? 2 : 3] ?? 0)
  const byEast = boxes.map((_box, index) => index).sort((a, b) => middle(a, 0) - middle(b, 0))
  const strip = TILE * Math.max(1, Math.ceil(Math.sqrt(boxes.length / TILE)))
  const order: number[] = []
  for (let from = 0; from < byEast.length; from += strip) {
    order.push(...byEast.slice(from, from + strip).sort((a, b) => middle(a, 1) - middle(b, 1)))
  }
  return order
}

/** A square window around a point. */
export function windowAt([x, y]: readonly [number, number], reachM: number): BoxM {
  return [x - reachM, y - reachM, x + reachM, y + reachM]
}
