import type { Position } from 'geojson'

/** An edge of a polygon: ring (0 the outline, then holes) and its number in it, from 0. */
export interface EdgeId {
  readonly ring: number
  readonly edge: number
}

interface Edge extends EdgeId {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

/**
 * The first two edges of a polygon that meet where they must not: edges of one ring that cross, touch or run
 * back over each other, and edges of two rings that cross. Undefined for a simple polygon.
 *
 * Edges are swept by their western end, so that only those side by side are compared. Coordinates are
 * taken from the first corner, which keeps about 1e-10 degree at any longitude. Repeated corners count once.
 */
export function firstCrossing(
  rings: readonly (readonly Position[])[],
): readonly [EdgeId, EdgeId] | undefined {
  const edges = rings.flatMap((ring, index) => edgesOf(ring, index, rings[0]?.[0]))
  const sorted = edges.toSorted((p, q) => west(p) - west(q))
  for (const [i, first] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const second = sorted[j]
      if (second === undefined || west(second) > east(first)) break
      if (areInConflict(first, second)) return inOrder(first, second)
    }
  }
  return undefined
}

const west = (edge: Edge): number => Math.min(edge.ax, edge.bx)
const east = (edge: Edge): number => Math.max(edge.ax, edge.bx)

function edgesOf(
  ring: readonly Position[],
  index: number,
  origin: Position | undefined,
): readonly Edge[] {
  const [x0 = 0, y0 = 0] = origin ?? []
  const points = ring.map(([x = 0, y = 0]) => ({ x: eastOf(x, x0), y: y - y0 }))
  const steps = points.slice(1).flatMap((b, edge) => {
    const a = points[edge]
    return a === undefined || (a.x === b.x && a.y === b.y) ? [] : [{ a, b, edge }]
  })
  return steps.map(({ a, b, edge }) => ({
    ring: index,
    edge,
    ax: a.x,
    ay: a.y,
    bx: b.x,
    by: b.y,
  }))
}

/** The short way round: outlines may lie across the 180° meridian. */
export function eastOf(longitude: number, from: number): number {
  const degrees = longitude - from
  return Math.abs(degrees) > 180 ? degrees - 360 * Math.sign(degrees) : degrees
}

function inOrder(first: Edge, second: Edge): readonly [EdgeId, EdgeId] {
  const p = { ring: first.ring, edge: first.edge }
  const q = { ring: second.ring, edge: second.edge }
  const isFirst = p.ring < q.ring || (p.ring === q.ring && p.edge < q.edge)
  return isFirst ? [p, q] : [q, p]
}

function areInConflict(p: Edge, q: Edge): boolean {
  if (p.ring !== q.ring) return isProperCrossing(p, q)
  if (p.bx === q.ax && p.by === q.ay) return continuesOrCloses(p, q)
  if (q.bx === p.ax && q.by === p.ay) return continuesOrCloses(q, p)
  return isProperCrossing(p, q) || touches(p, q)
}

/** Two edges that share a corner: wrong when the second runs back over the first. */
function continuesOrCloses(p: Edge, q: Edge): boolean {
  const isStraight = side(p, q.bx, q.by) === 0
  const isBackward = (p.ax - p.bx) * (q.bx - q.ax) + (p.ay - p.by) * (q.by - q.ay) > 0
  return isStraight && isBackward
}

function isProperCrossing(p: Edge, q: Edge): boolean {
  return (
    side(p, q.ax, q.ay) * side(p, q.bx, q.by) < 0 && side(q, p.ax, p.ay) * side(q, p.bx, p.by) < 0
  )
}

function touches(p: Edge, q: Edge): boolean {
  return isOn(p, q.ax, q.ay) || isOn(p, q.bx, q.by) || isOn(q, p.ax, p.ay) || isOn(q, p.bx, p.by)
}

/** Sign of the side of the edge's line on which the point lies. */
function side(edge: Edge, x: number, y: number): number {
  return Math.sign((edge.bx - edge.ax) * (y - edge.ay) - (edge.by - edge.ay) * (x - edge.ax))
}

function isOn(edge: Edge, x: number, y: number): boolean {
  return (
    side(edge, x, y) === 0 &&
    x >= west(edge) &&
    x <= east(edge) &&
    y >= Math.min(edge.ay, edge.by) &&
    y <= Math.max(edge.ay, edge.by)
  )
}
