import type { Slope } from '@duet/engine'
import { type GroundAt, planeHeight } from '@duet/plant'

/** A rectangle in plan, m. */
export interface PlanBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Ground of one block that is a plane; see {@link planesGround} for its height. */
export interface PlaneGround {
  readonly box: PlanBox
  readonly slope: Slope
}

/** Ground as triangles; heights are above the scene's base. */
export interface GroundMesh {
  readonly positions: Float32Array
  readonly indices: Uint32Array
}

/** Around a block its plane goes on for this, m; then it fades into level ground. */
const APRON_M = 15
const FADE_M = 250

/** Box around points of a plane, [x0, y0, x1, y1 ...]; undefined without points. */
export function boxAround(points: ArrayLike<number>): PlanBox | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return west <= east ? { west, south, east, north } : undefined
}

export function joinBoxes(boxes: readonly PlanBox[]): PlanBox | undefined {
  return boxAround(boxes.flatMap(({ west, south, east, north }) => [west, south, east, north]))
}

export function grownBox({ west, south, east, north }: PlanBox, byM: number): PlanBox {
  return { west: west - byM, south: south - byM, east: east + byM, north: north + byM }
}

/**
 * Heights of a site without terrain: within a block the plane of its slope, which is at height 0 in the middle of all
 * blocks of that slope; outside of all blocks their planes weighed by distance and levelled off, since nothing is known there.
 */
export function planesGround(planes: readonly PlaneGround[]): GroundAt {
  const tilted = planes
    .filter(({ slope }) => slope.tiltDeg !== 0)
    .map(({ box, slope }) => ({
      box: grownBox(box, APRON_M),
      heightAt: planeHeight(slope.tiltDeg, slope.azimuthDeg),
      middle: middleOf(planes, slope),
    }))
  const level = planes.filter(({ slope }) => slope.tiltDeg === 0).map(({ box }) => box)
  if (tilted.length === 0) return () => 0
  return (x, y) => {
    if (level.some((box) => distanceM(box, x, y) === 0)) return 0
    let weights = 0
    let sum = 0
    let nearest = Number.POSITIVE_INFINITY
    for (const { box, heightAt, middle } of tilted) {
      const inside = nearestPoint(box, x, y)
      const away = Math.hypot(x - inside[0], y - inside[1])
      const height = heightAt(inside[0] - middle[0], inside[1] - middle[1])
      if (away === 0) return height
      nearest = Math.min(nearest, away)
      sum += height / away ** 2
      weights += 1 / away ** 2
    }
    return (sum / weights) * fade(nearest)
  }
}

/** Of all blocks with a slope. */
function middleOf(planes: readonly PlaneGround[], slope: Slope): readonly [number, number] {
  const same = planes.filter(
    (plane) => plane.slope.tiltDeg === slope.tiltDeg && plane.slope.azimuthDeg === slope.azimuthDeg,
  )
  const box = joinBoxes(same.map((plane) => plane.box))
  return box === undefined ? [0, 0] : [(box.west + box.east) / 2, (box.south + box.north) / 2]
}

function fade(awayM: number): number {
  const share = Math.min(1, awayM / FADE_M)
  return 1 - share * share * (3 - 2 * share)
}

function nearestPoint(
  { west, south, east, north }: PlanBox,
  x: number,
  y: number,
): [number, number] {
  return [Math.min(east, Math.max(west, x)), Math.min(north, Math.max(south, y))]
}

function distanceM(box: PlanBox, x: number, y: number): number {
  const [px, py] = nearestPoint(box, x, y)
  return Math.hypot(x - px, y - py)
}

/** Level ground goes on to the horizon, m. */
const HORIZON_M = 12_000
const CELL_M = 8
const MOST_CELLS = 160

/** Ground without terrain: two triangles where it is level, else a grid over the blocks within a level frame. */
export function planesMesh(planes: readonly PlaneGround[], around: PlanBox): GroundMesh {
  const far = grownBox(around, HORIZON_M)
  if (planes.every(({ slope }) => slope.tiltDeg === 0)) return levelMesh([far])
  const box = grownBox(around, APRON_M + FADE_M)
  const groundAt = planesGround(planes)
  const columns = cellCount(box.east - box.west)
  const rows = cellCount(box.north - box.south)
  const grid = gridPositions(box, columns, rows, groundAt)
  const frame = levelMesh([
    { ...far, east: box.west },
    { ...far, west: box.east },
    { ...box, north: box.south, south: far.south },
    { ...box, south: box.north, north: far.north },
  ])
  return joinMeshes({ positions: grid, indices: gridIndices(columns, rows) }, frame)
}

const cellCount = (lengthM: number): number =>
  Math.max(1, Math.min(MOST_CELLS, Math.ceil(lengthM / CELL_M)))

function gridPositions(
  box: PlanBox,
  columns: number,
  rows: number,
  groundAt: GroundAt,
): Float32Array {
  const positions = new Float32Array(3 * (columns + 1) * (rows + 1))
  let at = 0
  for (let row = 0; row <= rows; row++) {
    const y = box.south + ((box.north - box.south) * row) / rows
    for (let column = 0; column <= columns; column++) {
      const x = box.west + ((box.east - box.west) * column) / columns
      positions.set([x, y, groundAt(x, y)], at)
      at += 3
    }
  }
  return positions
}

function gridIndices(columns: number, rows: number): Uint32Array {
  const indices = new Uint32Array(6 * columns * rows)
  let at = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const b = a + columns + 1
      indices.set([a, a + 1, b + 1, a, b + 1, b], at)
      at += 6
    }
  }
  return indices
}

function levelMesh(boxes: readonly PlanBox[]): GroundMesh {
  const positions = boxes.flatMap(({ west, south, east, north }) =>
    [
      [west, south, 0],
      [east, south, 0],
      [east, north, 0],
      [west, north, 0],
    ].flat(),
  )
  const indices = boxes.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * i + corner))
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) }
}

function joinMeshes(a: GroundMesh, b: GroundMesh): GroundMesh {
  const first = a.positions.length / 3
  const positions = new Float32Array(a.positions.length + b.positions.length)
  positions.set(a.positions)
  positions.set(b.positions, a.positions.length)
  const indices = new Uint32Array(a.indices.length + b.indices.length)
  indices.set(a.indices)
  indices.set(
    b.indices.map((index) => index + first),
    a.indices.length,
  )
  return { positions, indices }
}
