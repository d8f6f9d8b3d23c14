import type { ContainTest } from '../layers/blockLayer.ts'
import type { RingM } from './polygonM.ts'
import { type RowAxes, toRowAxes } from './rowAxes.ts'

/** Edges of perimeters and exclusions in row axes; oriented rings, so that windings show the inside. */
export interface EdgeSet {
  readonly count: number
  /** [4 count]: u1, v1, u2, v2 of each edge, m. */
  readonly uv: Float64Array
  /** [count]: 1 where the edge bounds an exclusion, 0 where it bounds a perimeter. */
  readonly isExclusion: Uint8Array
}

/** Working memory of {@link findRowSpans}, made once per layout; `from` and `to` hold its answer. */
export interface SpanScratch {
  readonly from: Float64Array
  readonly to: Float64Array
  readonly crossingU: Float64Array
  readonly crossingTurn: Int8Array
  readonly blockFrom: Float64Array
  readonly blockTo: Float64Array
}

/** Touching is not overlapping: footprints are tested this much smaller, m. */
export const TOUCH_TOLERANCE_M = 1e-6

export function edgeSet(
  axes: RowAxes,
  perimeters: readonly RingM[],
  exclusions: readonly RingM[],
): EdgeSet {
  const rings = [...perimeters, ...exclusions]
  const count = rings.reduce((sum, ring) => sum + ring.length / 2, 0)
  const uv = new Float64Array(4 * count)
  const isExclusion = new Uint8Array(count)
  let e = 0
  rings.forEach((ring, r) => {
    const n = ring.length
    for (let i = 0, j = n - 2; i < n; j = i, i += 2, e++) {
      const [u1, v1] = toRowAxes(axes, ring[j] ?? 0, ring[j + 1] ?? 0)
      const [u2, v2] = toRowAxes(axes, ring[i] ?? 0, ring[i + 1] ?? 0)
      uv.set([u1, v1, u2, v2], 4 * e)
      isExclusion[e] = r < perimeters.length ? 0 : 1
    }
  })
  return { count, uv, isExclusion }
}

export function spanScratch(edgeCount: number): SpanScratch {
  // a span ends at a crossing or at a block; a block is an edge or a pair of crossings
  const n = 3 * edgeCount + 2
  return {
    from: new Float64Array(n),
    to: new Float64Array(n),
    crossingU: new Float64Array(n),
    crossingTurn: new Int8Array(n),
    blockFrom: new Float64Array(n),
    blockTo: new Float64Array(n),
  }
}

/** The part of the edges that one row meets: `members[first]` to `members[last - 1]`. */
export interface RowEdges {
  readonly members: Int32Array
  readonly first: number
  readonly last: number
}

/**
 * Where tables may lie along one row, exactly: intervals of u in which the whole band
 * v ± halfDepth is inside the perimeter and outside every exclusion (`v1`), or in which a table of
 * `lengthM` has its centre inside the perimeter and its footprint outside every exclusion (`v0`).
 *
 * The centre line distinguishes inside from outside; every edge in the band then blocks the u range of its part inside the band,
 * so what is left between two blocks is wholly inside or wholly outside.
 *
 * @returns number of spans, rising and disjoint, in `scratch.from` and `scratch.to`
 */
export function findRowSpans(
  edges: EdgeSet,
  row: RowEdges,
  vM: number,
  halfDepthM: number,
  contain: { readonly test: ContainTest; readonly lengthM: number },
  scratch: SpanScratch,
): number {
  const inside = insideSpans(edges, row, vM, 0, scratch, scratch.from, scratch.to)
  const spans = contain.test === 'v0' ? overhang(scratch, inside, contain.lengthM / 2) : inside
  if (spans === 0) return 0
  let blocks = insideSpans(edges, row, vM, 1, scratch, scratch.blockFrom, scratch.blockTo)
  blocks = edgeBlocks(edges, row, vM, halfDepthM, contain.test, blocks, scratch)
  return subtractBlocks(scratch, spans, blocks)
}

/** Intervals of one row line inside the rings of one kind, by winding number. */
function insideSpans(
  edges: EdgeSet,
  row: RowEdges,
  vM: number,
  kind: 0 | 1,
  scratch: SpanScratch,
  from: Float64Array,
  to: Float64Array,
): number {
  const n = crossings(edges, row, vM, kind, scratch)
  let winding = 0
  let spans = 0
  for (let i = 0; i < n; i++) {
    const before = winding
    winding += scratch.crossingTurn[i] ?? 0
    if (before <= 0 && winding > 0) from[spans] = scratch.crossingU[i] ?? 0
    if (before > 0 && winding <= 0) to[spans++] = scratch.crossingU[i] ?? 0
  }
  return spans
}

/** Crossings of the row line, rising in u, with the change of the winding number at each. */
function crossings(
  edges: EdgeSet,
  row: RowEdges,
  vM: number,
  kind: 0 | 1,
  { crossingU, crossingTurn }: SpanScratch,
): number {
  const { uv, isExclusion } = edges
  let n = 0
  for (let m = row.first; m < row.last; m++) {
    const e = row.members[m] ?? 0
    if (isExclusion[e] !== kind) continue
    const v1 = uv[4 * e + 1] ?? 0
    const v2 = uv[4 * e + 3] ?? 0
    if (v1 <= vM === v2 <= vM) continue
    const u1 = uv[4 * e] ?? 0
    const u = u1 + ((vM - v1) / (v2 - v1)) * ((uv[4 * e + 2] ?? 0) - u1)
    // counter-clockwise rings go down on their left side: entering from the left adds one
    const turn = v2 < v1 ? 1 : -1
    let i = n++
    for (; i > 0 && (crossingU[i - 1] ?? 0) > u; i--) {
      crossingU[i] = crossingU[i - 1] ?? 0
      crossingTurn[i] = crossingTurn[i - 1] ?? 0
    }
    crossingU[i] = u
    crossingTurn[i] = turn
  }
  return n
}

/** Lets spans run over by half a table on both sides, but never into each other. */
function overhang({ from, to }: SpanScratch, spans: number, halfLengthM: number): number {
  for (let i = 0; i < spans; i++) {
    const gap = i + 1 < spans ? (from[i + 1] ?? 0) - (to[i] ?? 0) : Number.POSITIVE_INFINITY
    const over = Math.min(halfLengthM, gap / 2)
    to[i] = (to[i] ?? 0) + over
    if (i === 0) from[i] = (from[i] ?? 0) - halfLengthM
    if (i + 1 < spans) from[i + 1] = (from[i + 1] ?? 0) - over
  }
  return spans
}

/** Adds the u range of every edge's part inside the band to the blocks. */
function edgeBlocks(
  edges: EdgeSet,
  row: RowEdges,
  vM: number,
  halfDepthM: number,
  test: ContainTest,
  blocks: number,
  { blockFrom, blockTo }: SpanScratch,
): number {
  const { uv, isExclusion } = edges
  const low = vM - halfDepthM + TOUCH_TOLERANCE_M
  const high = vM + halfDepthM - TOUCH_TOLERANCE_M
  let n = blocks
  for (let m = row.first; m < row.last; m++) {
    const e = row.members[m] ?? 0
    if (test === 'v0' && isExclusion[e] === 0) continue
    const u1 = uv[4 * e] ?? 0
    const v1 = uv[4 * e + 1] ?? 0
    const u2 = uv[4 * e + 2] ?? 0
    const v2 = uv[4 * e + 3] ?? 0
    if (Math.max(v1, v2) <= low || Math.min(v1, v2) >= high) continue
    const uAt = (v: number): number => (v1 === v2 ? u1 : u1 + ((v - v1) / (v2 - v1)) * (u2 - u1))
    const ua = v1 < low ? uAt(low) : v1 > high ? uAt(high) : u1
    const ub = v2 < low ? uAt(low) : v2 > high ? uAt(high) : u2
    blockFrom[n] = Math.min(ua, ub)
    blockTo[n++] = Math.max(ua, ub)
  }
  return n
}

/** Takes the blocks out of the spans, in place; a block of no width still parts a span in two. */
function subtractBlocks(scratch: SpanScratch, spans: number, blocks: number): number {
  sortBlocks(scratch, blocks)
  const { blockFrom, blockTo, from, to } = scratch
  const spanFrom = from.slice(0, spans)
  const spanTo = to.slice(0, spans)
  let n = 0
  for (let s = 0; s < spans; s++) {
    let start = spanFrom[s] ?? 0
    const end = spanTo[s] ?? 0
    for (let b = 0; b < blocks && (blockFrom[b] ?? 0) < end; b++) {
      if ((blockTo[b] ?? 0) < start) continue
      if ((blockFrom[b] ?? 0) > start) {
        from[n] = start
        to[n++] = blockFrom[b] ?? 0
      }
      start = Math.max(start, blockTo[b] ?? 0)
    }
    if (start < end) {
      from[n] = start
      to[n++] = end
    }
  }
  return n
}

function sortBlocks({ blockFrom, blockTo }: SpanScratch, blocks: number): void {
  for (let i = 1; i < blocks; i++) {
    const f = blockFrom[i] ?? 0
    const t = blockTo[i] ?? 0
    let j = i - 1
    for (; j >= 0 && (blockFrom[j] ?? 0) > f; j--) {
      blockFrom[j + 1] = blockFrom[j] ?? 0
      blockTo[j + 1] = blockTo[j] ?? 0
    }
    blockFrom[j + 1] = f
    blockTo[j + 1] = t
  }
}
