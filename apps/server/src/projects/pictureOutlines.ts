/** A closed outline on the map: longitude, latitude, degrees; the first point may be repeated at the end. */
export interface MapOutline {
  readonly kind: string
  readonly ring: readonly (readonly [number, number])[]
}

export interface PictureShape {
  readonly kind: string
  /** x1, y1, x2, y2, ... in the unit square, y downwards. */
  readonly points: number[]
}

export interface Picture {
  /** Of the drawing; the longer side is 1. */
  readonly width: number
  readonly height: number
  readonly shapes: PictureShape[]
}

const MAX_SHAPES = 60
const MAX_POINTS = 200
/** What is smaller than this share of the picture is not seen in it. */
const TOLERANCE = 0.002
const DECIMALS = 4

type Point = readonly [number, number]

/**
 * The outlines as a small picture: projected on the tangent plane of their middle, scaled to the unit square and
 * simplified. Null without an outline.
 */
export function drawPicture(outlines: readonly MapOutline[]): Picture | null {
  const drawn = outlines.filter(({ ring }) => ring.length >= 3).slice(0, MAX_SHAPES)
  const [first] = drawn[0]?.ring ?? []
  if (!first) return null
  const projected = project(drawn, first)
  const box = boxOf(projected.flatMap(({ ring }) => ring))
  const scale = Math.max(box.east - box.west, box.north - box.south)
  if (!(scale > 0)) return null
  return {
    width: round((box.east - box.west) / scale),
    height: round((box.north - box.south) / scale),
    shapes: projected.map(({ kind, ring }) => {
      const points = ring.map(([x, y]): Point => [(x - box.west) / scale, (box.north - y) / scale])
      return { kind, points: simplified(points).flatMap(([x, y]) => [round(x), round(y)]) }
    }),
  }
}

interface FlatOutline {
  readonly kind: string
  readonly ring: readonly Point[]
}

/** East shrinks with the cosine of the latitude; a plant across the date line stays in one piece. */
function project(outlines: readonly MapOutline[], [lon0]: Point): FlatOutline[] {
  const all = outlines.flatMap(({ ring }) => ring)
  const { south, north } = boxOf(all)
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const east = (lon: number): number => ((((lon - lon0 + 180) % 360) + 360) % 360) - 180
  return outlines.map(({ kind, ring }) => ({
    kind,
    ring: ring.map(([lon, lat]): Point => [east(lon) * shrink, lat]),
  }))
}

function boxOf(points: readonly Point[]): {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
} {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, east, south, north }
}

/** The ring without the points that nobody sees, at most 200. */
function simplified(closed: readonly Point[]): readonly Point[] {
  const ring = isSame(closed[0], closed.at(-1)) ? closed.slice(0, -1) : closed
  let tolerance = TOLERANCE
  let corners = simplifyLine(ring, tolerance)
  while (corners.length > MAX_POINTS) {
    tolerance *= 1.5
    corners = simplifyLine(ring, tolerance)
  }
  return corners
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]

/** Douglas and Peucker's line simplification (1973) on the two halves between the first point and the farthest from it. */
function simplifyLine(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = ring
  if (!first || ring.length <= 4) return ring
  const loop = [...ring, first]
  const isCorner = new Uint8Array(loop.length)
  const far = farthest(loop, [0, loop.length - 1]).index
  const open: [number, number][] = [
    [0, far],
    [far, loop.length - 1],
  ]
  isCorner[0] = 1
  isCorner[far] = 1
  for (let part = open.pop(); part; part = open.pop()) {
    const { index, distance } = farthest(loop, part)
    if (distance <= tolerance) continue
    isCorner[index] = 1
    open.push([part[0], index], [index, part[1]])
  }
  const corners = ring.filter((_point, index) => isCorner[index] === 1)
  return corners.length >= 3 ? corners : ring.slice(0, MAX_POINTS)
}

/** The point of a part of the line that is farthest from the straight between its ends. */
function farthest(
  line: readonly Point[],
  [from, to]: readonly [number, number],
): { readonly index: number; readonly distance: number } {
  let [index, distance] = [from, -1]
  for (let i = from + 1; i < to; i += 1) {
    const away = distanceToSegment(line[i] ?? [0, 0], line[from] ?? [0, 0], line[to] ?? [0, 0])
    if (away > distance) [index, distance] = [i, away]
  }
  return { index, distance }
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length2 = dx * dx + dy * dy
  const along = length2 > 0 ? ((x - ax) * dx + (y - ay) * dy) / length2 : 0
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
