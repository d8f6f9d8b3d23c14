/** A point of a local plane, metres east and north of its origin. */
export type PointM = readonly [eastM: number, northM: number]

export function distanceM([ax, ay]: PointM, [bx, by]: PointM): number {
  return Math.hypot(bx - ax, by - ay)
}

/** Of an open line. */
export function lengthM(line: readonly PointM[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1]
    return before === undefined ? sum : sum + distanceM(before, point)
  }, 0)
}

/** Direction from one point to another: 0 north, 90 east. */
export function azimuthDeg([ax, ay]: PointM, [bx, by]: PointM): number {
  const angle = (Math.atan2(bx - ax, by - ay) * 180) / Math.PI
  return angle < 0 ? angle + 360 : angle
}

/** Of a ring, closed or open, whatever its turn; by the shoelace rule. */
export function areaM2(ring: readonly PointM[]): number {
  return Math.abs(signedAreaM2(ring))
}

/** Of a ring, closed or open: positive when it runs counter-clockwise. */
export function signedAreaM2(ring: readonly PointM[]): number {
  const [[x0, y0] = [0, 0]] = ring
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)
  }, 0)
  return twice / 2
}

/** The point of a segment that is nearest to `at`. */
export function nearestOnSegment(at: PointM, [ax, ay]: PointM, [bx, by]: PointM): PointM {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2
  if (squared === 0) return [ax, ay]
  const along = ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / squared
  const share = Math.min(1, Math.max(0, along))
  return [ax + share * (bx - ax), ay + share * (by - ay)]
}

/** Nearest distance to a line of points; infinite for an empty one. */
export function distanceToLineM(at: PointM, line: readonly PointM[]): number {
  const [first] = line
  if (line.length === 1 && first !== undefined) return distanceM(at, first)
  return line.reduce((least, point, index) => {
    const before = line[index - 1]
    return before === undefined
      ? least
      : Math.min(least, distanceM(at, nearestOnSegment(at, before, point)))
  }, Number.POSITIVE_INFINITY)
}
