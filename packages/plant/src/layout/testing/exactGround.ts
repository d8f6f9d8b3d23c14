/**
 * A judge of layouts that shares no code with them: positions by the textbook formulas of the ellipsoid, tables against
 * every edge of the ground one by one.
 */

type Point = readonly [number, number]
/** Longitude and latitude, degrees. */
type Degrees = readonly number[]

/** WGS84 (NIMA TR8350.2). */
const A = 6_378_137
const F = 1 / 298.257223563

function earthCentred([longitude = 0, latitude = 0]: Degrees): readonly [number, number, number] {
  const [l, p] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  const e2 = 2 * F - F * F
  const n = A / Math.sqrt(1 - e2 * Math.sin(p) ** 2)
  return [n * Math.cos(p) * Math.cos(l), n * Math.cos(p) * Math.sin(l), n * (1 - e2) * Math.sin(p)]
}

/** East and north of an origin in the plane that touches the ellipsoid there, m. */
export function planeOf(origin: Degrees): (place: Degrees) => Point {
  const [l, p] = [((origin[0] ?? 0) * Math.PI) / 180, ((origin[1] ?? 0) * Math.PI) / 180]
  const o = earthCentred(origin)
  return (place) => {
    const c = earthCentred(place)
    const [x, y, z] = [c[0] - o[0], c[1] - o[1], c[2] - o[2]]
    return [
      -Math.sin(l) * x + Math.cos(l) * y,
      -Math.sin(p) * Math.cos(l) * x - Math.sin(p) * Math.sin(l) * y + Math.cos(p) * z,
    ]
  }
}

/** Edges of the ground, sorted into squares, so that a table is only held against those near it. */
export interface Edges {
  readonly near: (box: readonly [number, number, number, number]) => readonly Edge[]
  /** Edges that the line of this northing may meet. */
  readonly atNorthing: (y: number) => readonly Edge[]
  readonly all: readonly Edge[]
}
export type Edge = readonly [Point, Point]

const SQUARE_M = 50

export function edgesOf(rings: readonly (readonly Point[])[]): Edges {
  const all = rings.flatMap((ring) =>
    ring.map((point, i): Edge => [point, ring[(i + 1) % ring.length] ?? point]),
  )
  const squares = new Map<number, Set<Edge>>()
  for (const edge of all) {
    const [[ax, ay], [bx, by]] = edge
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / (SQUARE_M / 4)) + 1
    for (let i = 0; i <= steps; i++) {
      const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const key = squareKey(Math.floor(x / SQUARE_M) + dx, Math.floor(y / SQUARE_M) + dy)
          squares.set(key, (squares.get(key) ?? new Set()).add(edge))
        }
      }
    }
  }
  return {
    all,
    atNorthing: rowsOf(all),
    near: ([west, south, east, north]) => {
      const found = new Set<Edge>()
      for (let x = Math.floor(west / SQUARE_M); x <= Math.floor(east / SQUARE_M); x++) {
        for (let y = Math.floor(south / SQUARE_M); y <= Math.floor(north / SQUARE_M); y++) {
          for (const edge of squares.get(squareKey(x, y)) ?? []) found.add(edge)
        }
      }
      return [...found]
    },
  }
}

/** Squares are counted from the origin, by thousands at most. */
function squareKey(x: number, y: number): number {
  return 1_000_003 * x + y
}

function rowsOf(edges: readonly Edge[]): Edges['atNorthing'] {
  const rows = new Map<number, Edge[]>()
  for (const edge of edges) {
    const [[, ay], [, by]] = edge
    const last = Math.floor(Math.max(ay, by) / SQUARE_M)
    for (let row = Math.floor(Math.min(ay, by) / SQUARE_M); row <= last; row++) {
      rows.set(row, [...(rows.get(row) ?? []), edge])
    }
  }
  return (y) => rows.get(Math.floor(y / SQUARE_M)) ?? []
}

export function boxOf(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** By counting edges to the east. */
export function isIn({ atNorthing }: Edges, [x, y]: Point): boolean {
  let odd = false
  for (const [[ax, ay], [bx, by]] of atNorthing(y)) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd
  }
  return odd
}

/** Least distance between a convex quad and an edge; 0 where they meet. */
export function quadEdgeM(quad: readonly Point[], [a, b]: Edge): number {
  const inside = (p: Point): boolean =>
    quad.every((corner, i) => {
      const next = quad[(i + 1) % quad.length] ?? corner
      return (
        (next[0] - corner[0]) * (p[1] - corner[1]) - (next[1] - corner[1]) * (p[0] - corner[0]) >= 0
      )
    })
  if (inside(a) || inside(b)) return 0
  const sides = quad.map((corner, i): Edge => [corner, quad[(i + 1) % quad.length] ?? corner])
  return Math.min(...sides.map((side) => segmentsM(side, [a, b])))
}

function segmentsM([p, q]: Edge, [a, b]: Edge): number {
  const turn = (o: Point, u: Point, v: Point): number =>
    (u[0] - o[0]) * (v[1] - o[1]) - (u[1] - o[1]) * (v[0] - o[0])
  const isCrossing =
    turn(p, q, a) > 0 !== turn(p, q, b) > 0 && turn(a, b, p) > 0 !== turn(a, b, q) > 0
  if (isCrossing) return 0
  return Math.min(
    pointEdgeM(p, [a, b]),
    pointEdgeM(q, [a, b]),
    pointEdgeM(a, [p, q]),
    pointEdgeM(b, [p, q]),
  )
}

function pointEdgeM([x, y]: Point, [[ax, ay], [bx, by]]: Edge): number {
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length2 === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}
