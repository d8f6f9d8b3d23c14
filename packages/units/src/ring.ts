/** x, y; a third coordinate is not looked at. */
type RingPosition = readonly number[]

/**
 * Whether a point lies inside a ring, by counting the edges that a ray to the east crosses. An edge has its lower end and
 * not its upper one, and a point on it lies to its east: of two rings that share an edge, a point of the edge is in
 * exactly one. The first position may come again at the end or not.
 */
export function isInsideRing(
  [x = Number.NaN, y = Number.NaN]: RingPosition,
  ring: readonly RingPosition[],
): boolean {
  let isInside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax = 0, ay = 0] = ring[i] ?? []
    const [bx = 0, by = 0] = ring[j] ?? []
    if (isEdgeEast(x, y, ax, ay, bx, by)) isInside = !isInside
  }
  return isInside
}

/** Whether a point lies on an edge of a ring, by the signs of exact products: for rings drawn to meet in their corners. */
export function isOnRing(
  [x = Number.NaN, y = Number.NaN]: RingPosition,
  ring: readonly RingPosition[],
): boolean {
  return ring.some(([bx = 0, by = 0], i) => {
    const [ax = 0, ay = 0] = ring.at(i - 1) ?? []
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return cross === 0 && (x - ax) * (x - bx) + (y - ay) * (y - by) <= 0
  })
}

/** Whether a ray from x, y to the east crosses the edge from a to b; the rule of `isInsideRing` for rings of other shapes. */
export function isEdgeEast(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
}
