import type { ContainTest } from '../layers/blockLayer.ts'
import {
  type EdgeSet,
  findRowSpans,
  type RowEdges,
  type SpanScratch,
  spanScratch,
  TOUCH_TOLERANCE_M,
} from './rowSpans.ts'

/** Where the tables of a span gather: at its first end, its middle or its last end along the row. All place as many. */
export type SpanAlign = 'start' | 'centre' | 'end'

/** Sizes of the grid of tables, metres in plan. */
export interface TableGrid {
  /** Table along the row. */
  readonly lengthM: number
  /** Table across the row: W · cos(tilt) for fixed tilt. */
  readonly depthM: number
  /** Between tables of a row. */
  readonly gapM: number
  /** Row to row, centre to centre. */
  readonly pitchM: number
  readonly align: SpanAlign
  readonly containTest: ContainTest
  readonly minTablesPerRow: number
}

/** Tables found: row number k (its centre line is v = origin + k · pitch) and first end along the row. */
export interface RowFill {
  readonly row: number[]
  readonly startUM: number[]
}

/** Number of row origins tried when no guide line gives one (D-02 step 4). */
export const ORIGIN_TRIALS = 16

/** Tables of one set of perimeters with the rows at `originVM` + k · pitch. */
export function fillRows(
  edges: EdgeSet,
  grid: TableGrid,
  originVM: number,
  scratch: SpanScratch = spanScratch(edges.count),
): RowFill {
  const fill: RowFill = { row: [], startUM: [] }
  const buckets = edgesByRow(edges, grid, originVM)
  for (let i = 0; i < buckets.rowCount; i++) {
    const k = buckets.firstRow + i
    const row: RowEdges = {
      members: buckets.members,
      first: buckets.starts[i] ?? 0,
      last: buckets.starts[i + 1] ?? 0,
    }
    const vM = originVM + k * grid.pitchM
    const contain = { test: grid.containTest, lengthM: grid.lengthM }
    const spans = findRowSpans(edges, row, vM, grid.depthM / 2, contain, scratch)
    placeRow(grid, scratch, spans, k, fill)
  }
  return fill
}

/** The row origin in [0, pitch) that gives the most tables, out of {@link ORIGIN_TRIALS}; the first of equals. */
export function bestRowOrigin(edges: EdgeSet, grid: TableGrid): number {
  const scratch = spanScratch(edges.count)
  let bestVM = 0
  let bestCount = -1
  for (let trial = 0; trial < ORIGIN_TRIALS; trial++) {
    const originVM = (trial * grid.pitchM) / ORIGIN_TRIALS
    const count = fillRows(edges, grid, originVM, scratch).row.length
    if (count > bestCount) {
      bestCount = count
      bestVM = originVM
    }
  }
  return bestVM
}

/** Fills the spans of one row, and takes the row back when it has too few tables. */
function placeRow(
  grid: TableGrid,
  { from, to }: SpanScratch,
  spans: number,
  row: number,
  fill: RowFill,
): void {
  const stepM = grid.lengthM + grid.gapM
  const before = fill.row.length
  for (let s = 0; s < spans; s++) {
    const start = from[s] ?? 0
    const roomM = (to[s] ?? 0) - start
    const n = Math.floor((roomM + grid.gapM + TOUCH_TOLERANCE_M) / stepM)
    const spareM = roomM - (n * stepM - grid.gapM)
    const anchor = start + spareM * SPARE_BEFORE[grid.align]
    for (let i = 0; i < n; i++) {
      fill.row.push(row)
      fill.startUM.push(anchor + i * stepM)
    }
  }
  if (fill.row.length - before < grid.minTablesPerRow) {
    fill.row.length = before
    fill.startUM.length = before
  }
}

/** Share of the unused length that lies before the first table. */
const SPARE_BEFORE: Readonly<Record<SpanAlign, number>> = { start: 0, centre: 0.5, end: 1 }

interface RowBuckets {
  readonly firstRow: number
  readonly rowCount: number
  /** Edges of row i: members[starts[i]] to members[starts[i + 1] - 1]. */
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Sorts edges into the rows whose band they meet: two passes, count and place. */
function edgesByRow(edges: EdgeSet, grid: TableGrid, originVM: number): RowBuckets {
  const { firstRow, lastRow } = rowRange(edges, grid, originVM)
  const rowCount = Math.max(0, lastRow - firstRow + 1)
  const reach = rowsOfEdges(edges, grid, originVM + firstRow * grid.pitchM, rowCount)
  const starts = new Int32Array(rowCount + 1)
  for (let e = 0; e < edges.count; e++) {
    const last = reach[2 * e + 1] ?? -1
    for (let i = reach[2 * e] ?? 0; i <= last; i++) starts[i + 1] = (starts[i + 1] ?? 0) + 1
  }
  for (let i = 0; i < rowCount; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0)
  const next = starts.slice()
  const members = new Int32Array(starts[rowCount] ?? 0)
  for (let e = 0; e < edges.count; e++) {
    const last = reach[2 * e + 1] ?? -1
    for (let i = reach[2 * e] ?? 0; i <= last; i++) {
      const at = next[i] ?? 0
      members[at] = e
      next[i] = at + 1
    }
  }
  return { firstRow, rowCount, starts, members }
}

/** First and last row of 0 to rowCount - 1 whose band each edge meets, [2 count]; first above last: none. */
function rowsOfEdges(
  { count, uv }: EdgeSet,
  { depthM, pitchM }: TableGrid,
  firstVM: number,
  rowCount: number,
): Int32Array {
  const reach = new Int32Array(2 * count)
  for (let e = 0; e < count; e++) {
    const v1 = uv[4 * e + 1] ?? 0
    const v2 = uv[4 * e + 3] ?? 0
    const low = Math.ceil((Math.min(v1, v2) - depthM / 2 - firstVM) / pitchM)
    const high = Math.floor((Math.max(v1, v2) + depthM / 2 - firstVM) / pitchM)
    reach[2 * e] = Math.max(0, low)
    reach[2 * e + 1] = Math.min(rowCount - 1, high)
  }
  return reach
}

/** Rows whose band (`v1`) or centre line (`v0`) fits between the lowest and highest point of the perimeters. */
function rowRange(
  edges: EdgeSet,
  grid: TableGrid,
  originVM: number,
): { readonly firstRow: number; readonly lastRow: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let e = 0; e < edges.count; e++) {
    if (edges.isExclusion[e] === 1) continue
    const v = edges.uv[4 * e + 1] ?? 0
    low = Math.min(low, v)
    high = Math.max(high, v)
  }
  if (low > high) return { firstRow: 0, lastRow: -1 }
  const margin = grid.containTest === 'v1' ? grid.depthM / 2 - TOUCH_TOLERANCE_M : 0
  return {
    firstRow: Math.ceil((low + margin - originVM) / grid.pitchM),
    lastRow: Math.floor((high - margin - originVM) / grid.pitchM),
  }
}
