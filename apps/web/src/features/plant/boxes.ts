/** [west, south, east, north], of any unit. */
export type Box = readonly [number, number, number, number]

/** A box that meets nothing. */
export const NOWHERE: Box = [Infinity, Infinity, -Infinity, -Infinity]

export function meets(a: Box, b: Box): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}

/** Around all of them; of none, a box that meets nothing. */
export function boxAround(boxes: Iterable<Box>): Box {
  let [west, south, east, north] = NOWHERE
  for (const box of boxes) {
    west = Math.min(west, box[0])
    south = Math.min(south, box[1])
    east = Math.max(east, box[2])
    north = Math.max(north, box[3])
  }
  return [west, south, east, north]
}

export function boxOfPoints(points: Iterable<readonly number[]>): Box {
  let [west, south, east, north] = NOWHERE
  for (const [x = 0, y = 0] of points) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

export function middleOf([west, south, east, north]: Box): readonly [number, number] {
  return [(west + east) / 2, (south + north) / 2]
}
