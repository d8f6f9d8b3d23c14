import type { PointXyz } from '../dxf/dxfTransform.ts'

const ZERO: PointXyz = [0, 0, 0]
/** Corners nearer than this are one, m. */
const SAME_M = 1e-4

/** The outer edge of an open sheet of faces in its order; undefined where the faces close a body or part into many sheets. */
export function sheetOutline(
  points: readonly PointXyz[],
  faces: readonly (readonly number[])[],
): readonly PointXyz[] | undefined {
  const places = new Map<string, number>()
  const one = points.map((point, i) => {
    const key = point.map((value) => Math.round(value / SAME_M)).join(' ')
    const known = places.get(key)
    if (known === undefined) places.set(key, i)
    return known ?? i
  })
  const edges = new Set<string>()
  for (const face of faces) {
    const corners = face.map((i) => one[i] ?? i).filter((i, at, all) => i !== all.at(at - 1))
    corners.forEach((a, at) => {
      const b = corners[(at + 1) % corners.length] ?? a
      // an edge that two faces share, whichever way they run, is inside
      if (!edges.delete(`${b} ${a}`) && !edges.delete(`${a} ${b}`)) edges.add(`${a} ${b}`)
    })
  }
  const ring = ringOf(edges)
  return ring && withoutStraight(ring.map((i) => points[i] ?? ZERO))
}

function neighboursOf(edges: ReadonlySet<string>): ReadonlyMap<number, readonly number[]> {
  const neighbours = new Map<number, number[]>()
  for (const edge of edges) {
    const [a = 0, b = 0] = edge.split(' ').map(Number)
    neighbours.set(a, [...(neighbours.get(a) ?? []), b])
    neighbours.set(b, [...(neighbours.get(b) ?? []), a])
  }
  return neighbours
}

/** The edges as one ring; undefined where they are none or several. */
function ringOf(edges: ReadonlySet<string>): readonly number[] | undefined {
  const neighbours = neighboursOf(edges)
  if (edges.size < 3 || [...neighbours.values()].some(({ length }) => length !== 2))
    return undefined
  const [start = 0] = neighbours.keys()
  const ring = [start]
  let before = start
  let at = neighbours.get(start)?.[0] ?? start
  while (at !== start && ring.length <= edges.size) {
    ring.push(at)
    const next = (neighbours.get(at) ?? []).find((other) => other !== before) ?? start
    before = at
    at = next
  }
  return ring.length === edges.size ? ring : undefined
}

/** Corners that lie on the straight line of their neighbours are dropped. */
function withoutStraight(ring: readonly PointXyz[]): readonly PointXyz[] {
  return ring.filter((point, i) => {
    const before = ring.at(i - 1) ?? point
    const after = ring[(i + 1) % ring.length] ?? point
    const [ax, ay] = [point[0] - before[0], point[1] - before[1]]
    const [bx, by] = [after[0] - point[0], after[1] - point[1]]
    const turn = Math.abs(ax * by - ay * bx)
    return turn > SAME_M * (Math.hypot(ax, ay) + Math.hypot(bx, by))
  })
}

/** The convex outline of points in plan, counter-clockwise (Andrew's monotone chain). */
export function planHull(points: readonly PointXyz[]): readonly PointXyz[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted).slice(0, -1), ...halfHull(sorted.toReversed()).slice(0, -1)]
}

/** One side of the hull of points that are sorted along it. */
function halfHull(from: readonly PointXyz[]): PointXyz[] {
  const chain: PointXyz[] = []
  for (const point of from) {
    for (
      let last = chain.at(-1), before = chain.at(-2);
      last && before;
      last = chain.at(-1), before = chain.at(-2)
    ) {
      const turn =
        (last[0] - before[0]) * (point[1] - before[1]) -
        (last[1] - before[1]) * (point[0] - before[0])
      if (turn > SAME_M * SAME_M) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain
}
