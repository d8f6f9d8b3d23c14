import { type BoxM, boxesMeet, boxOf } from '../shapes/box.ts'

/** Footprints that reach less into each other are rounding, m. */
const LEAST_REACH_M = 1e-3

/** Four corners of each table, [8 count], m: the `cornersM` of a layout. */
type Corners = Float64Array

/**
 * Pairs of tables whose footprints reach more than 1 mm into each other: of two sets, or within one.
 *
 * Tables of the ground that both sets cover are sorted into square cells as wide as the longest table, so that only
 * neighbours are compared; a pair counts in the one cell that holds the lower left corner of the common box.
 */
export function tablePairs(first: Corners, second: Corners = first): number {
  const isOneSet = first === second
  const common = isOneSet ? undefined : [boxOf([first]), boxOf([second])]
  if (common?.[0] && common[1] && !boxesMeet(common[0], common[1])) return 0
  const own = footprints(first, common?.[1])
  const others = isOneSet ? own : footprints(second, common?.[0])
  const cellM = Math.max(1, longestM(own), longestM(others))
  const cells = new Map<number, Footprint[]>()
  for (const table of others) {
    forEachCell(table.box, cellM, (key) => {
      const list = cells.get(key)
      if (list) list.push(table)
      else cells.set(key, [table])
    })
  }
  let pairs = 0
  for (const table of own) {
    forEachCell(table.box, cellM, (key) => {
      for (const other of cells.get(key) ?? []) {
        if (isOneSet && other.at <= table.at) continue
        if (cellOfPair(table.box, other.box, cellM) === key && doCollide(table, other)) pairs++
      }
    })
  }
  return pairs
}

interface Footprint {
  readonly at: number
  readonly corners: Corners
  readonly box: BoxM
}

function footprints(corners: Corners, within: BoxM | undefined): Footprint[] {
  const list: Footprint[] = []
  for (let at = 0; at < corners.length; at += 8) {
    const own = corners.subarray(at, at + 8)
    const box = boxOf([own])
    if (within === undefined || boxesMeet(box, within)) list.push({ at, corners: own, box })
  }
  return list
}

function longestM(tables: readonly Footprint[]): number {
  let longest = 0
  for (const { box } of tables) longest = Math.max(longest, box[2] - box[0], box[3] - box[1])
  return longest
}

function forEachCell(box: BoxM, cellM: number, visit: (key: number) => void): void {
  for (let i = Math.floor(box[0] / cellM); i <= Math.floor(box[2] / cellM); i++) {
    for (let j = Math.floor(box[1] / cellM); j <= Math.floor(box[3] / cellM); j++)
      visit(cellKey(i, j))
  }
}

function cellOfPair(a: BoxM, b: BoxM, cellM: number): number {
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  return cellKey(Math.floor(x / cellM), Math.floor(y / cellM))
}

/** Cells are at least 1 m wide and lie on the earth: 1e8 of them are more than there are. */
function cellKey(i: number, j: number): number {
  return i * 1e8 + j
}

/** By separating axes: convex shapes stand apart where they do across an edge of one of them. */
function doCollide(a: Footprint, b: Footprint): boolean {
  if (!boxesMeet(a.box, b.box)) return false
  return !isApart(a.corners, b.corners) && !isApart(b.corners, a.corners)
}

/** Whether some edge of `edges` has both shapes on its two sides, or within the reach that is rounding. */
function isApart(edges: Corners, other: Corners): boolean {
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) % 8
    const dx = (edges[j] ?? 0) - (edges[i] ?? 0)
    const dy = (edges[j + 1] ?? 0) - (edges[i + 1] ?? 0)
    const length = Math.hypot(dx, dy)
    if (length === 0) continue
    const [ownFrom, ownTo] = extent(edges, -dy / length, dx / length)
    const [from, to] = extent(other, -dy / length, dx / length)
    if (Math.min(ownTo, to) - Math.max(ownFrom, from) <= LEAST_REACH_M) return true
  }
  return false
}

function extent(corners: Corners, nx: number, ny: number): readonly [number, number] {
  let [from, to] = [Infinity, -Infinity]
  for (let i = 0; i < 8; i += 2) {
    const at = (corners[i] ?? 0) * nx + (corners[i + 1] ?? 0) * ny
    if (at < from) from = at
    if (at > to) to = at
  }
  return [from, to]
}
