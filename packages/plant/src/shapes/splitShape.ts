import { cutSegments, isOnSegments, pointNumbers, type SegmentM, segmentsOf } from './noding.ts'
import { type PointM, signedAreaM2 } from './planeGeometry.ts'
import {
  isInsidePolygon,
  type PolygonM,
  polygonsOfRings,
  type RingPointsM,
  type ShapeM,
  turnedRings,
} from './shapeM.ts'

/**
 * The parts into which a cutting line divides a shape. A shape that is not cut through comes back as its one part:
 * an end of the cutting line inside of a polygon cuts nothing. A polygon's holes stay in the parts around them,
 * or open into the cut; the parts of a line keep its direction and order.
 */
export function splitShape(shape: ShapeM, cutLine: readonly PointM[]): readonly ShapeM[] {
  const cut = segmentsOf(cutLine, false)
  if (shape.kind === 'line') {
    return splitLine(shape.points, cut).map((points) => ({ kind: 'line', points }))
  }
  return splitPolygon(turnedRings(shape.rings), cut).map((rings) => ({ kind: 'polygon', rings }))
}

function splitLine(
  points: readonly PointM[],
  cut: readonly SegmentM[],
): readonly (readonly PointM[])[] {
  const parts: PointM[][] = []
  for (const [from, to] of cutSegments(segmentsOf(points, false), cut)) {
    const open = parts.at(-1)
    if (open === undefined || isOnSegments(from, cut)) parts.push([from, to])
    else open.push(to)
  }
  return parts.length < 2 ? [points] : parts
}

/** Edge of the map of edges: ends by their numbers. */
type Edge = readonly [from: number, to: number]

/**
 * Walks the faces of the map that the outline, the holes and the cut make together: edges of rings are gone along
 * once, with the land at their left, edges of the cut both ways.
 */
function splitPolygon(polygon: PolygonM, cut: readonly SegmentM[]): readonly PolygonM[] {
  const edgesOfRings = polygon.flatMap((ring) => segmentsOf(ring, true))
  const { numberOf, at } = pointNumbers()
  const numbered = (segments: readonly SegmentM[]): readonly Edge[] =>
    segments.map(([from, to]) => [numberOf(from), numberOf(to)])
  const bounds = numbered(cutSegments(edgesOfRings, cut))
  const inner = numbered(
    cutSegments(cut, [...edgesOfRings, ...cut]).filter(([[ax, ay], [bx, by]]) =>
      isInsidePolygon([(ax + bx) / 2, (ay + by) / 2], polygon),
    ),
  )
  const ways = newWays(bounds, inner)
  const faces = parting(bounds, ways, at)
  if (faces === undefined) return [polygon]
  const rings = faces.map((face) => face.map(([from]): PointM => at[from] ?? [0, 0]))
  return polygonsOfRings(rings.flatMap(validRing))
}

/** The faces once all ways have gone that do not part anything; undefined where none is left. */
function parting(
  bounds: readonly Edge[],
  ways: readonly Edge[],
  at: readonly PointM[],
): readonly (readonly Edge[])[] | undefined {
  if (ways.length === 0) return undefined
  const faces = walkFaces([...bounds, ...ways], at)
  const idle = new Set(faces.flatMap(bothWays))
  if (idle.size === 0) return faces
  const left = ways.filter(([from, to]) => !idle.has(`${from} ${to}`))
  return parting(bounds, left, at)
}

/** Ways with the same face at either side: dead ends, and slits to a hole. */
function bothWays(face: readonly Edge[]): readonly string[] {
  const own = new Set(face.map(([from, to]) => `${from} ${to}`))
  return face.flatMap(([from, to]) => (own.has(`${to} ${from}`) ? [`${from} ${to}`] : []))
}

/** Ways of the cut in both directions, each once, none that runs on an edge of a ring. */
function newWays(bounds: readonly Edge[], inner: readonly Edge[]): readonly Edge[] {
  const known = new Set(bounds.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]))
  return inner
    .flatMap(([from, to]): Edge[] => [
      [from, to],
      [to, from],
    ])
    .filter(([from, to]) => {
      const key = `${from} ${to}`
      if (from === to || known.has(key)) return false
      known.add(key)
      return true
    })
}

/** At each point the walk takes the leftmost way but the one back: the face stays at its left. */
function walkFaces(edges: readonly Edge[], at: readonly PointM[]): readonly (readonly Edge[])[] {
  const leaving = new Map<number, Edge[]>()
  for (const edge of edges) leaving.set(edge[0], [...(leaving.get(edge[0]) ?? []), edge])
  const left = new Set(edges)
  const faces: Edge[][] = []
  for (const start of edges) {
    const face: Edge[] = []
    for (let edge = start; left.delete(edge); ) {
      face.push(edge)
      edge = leftmost(edge, leaving.get(edge[1]) ?? [], at) ?? edge
    }
    if (face.length > 1) faces.push(face)
  }
  return faces
}

function leftmost(
  [from, node]: Edge,
  ways: readonly Edge[],
  at: readonly PointM[],
): Edge | undefined {
  const back = heading(at[node], at[from])
  const turnOf = ([, to]: Edge): number => {
    // how far clockwise from the way back; the way back itself comes last
    const turn = (back - heading(at[node], at[to])) % (2 * Math.PI)
    return turn <= 1e-12 ? turn + 2 * Math.PI : turn
  }
  return ways.toSorted((a, b) => turnOf(a) - turnOf(b))[0]
}

function heading([ax, ay]: PointM = [0, 0], [bx, by]: PointM = [0, 0]): number {
  return Math.atan2(by - ay, bx - ax)
}

/** Faces thinner than this are rounding, m². */
const LEAST_AREA_M2 = 1e-6

function validRing(ring: RingPointsM): readonly RingPointsM[] {
  return Math.abs(signedAreaM2(ring)) < LEAST_AREA_M2 ? [] : [ring]
}
