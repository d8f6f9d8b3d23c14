import { type Box, meets } from '../plant/boxes.ts'

/** Neighbour quads and the box around them: what lies outside of the view is not drawn. */
export interface QuadChunk {
  readonly first: number
  readonly count: number
  /** [west, north, east, south], as the corners are given. */
  readonly box: ViewBox
}

export type ViewBox = Box

const QUADS_PER_CHUNK = 512
const NUMBERS_PER_QUAD = 8

export function quadChunks(corners: Float32Array): readonly QuadChunk[] {
  const quads = corners.length / NUMBERS_PER_QUAD
  const chunks: QuadChunk[] = []
  for (let first = 0; first < quads; first += QUADS_PER_CHUNK) {
    const count = Math.min(QUADS_PER_CHUNK, quads - first)
    const from = NUMBERS_PER_QUAD * first
    chunks.push({
      first,
      count,
      box: boxOf(corners.subarray(from, from + NUMBERS_PER_QUAD * count)),
    })
  }
  return chunks
}

/** Runs of chunks that the view meets, joined where they follow each other. */
export function seenRuns(
  chunks: readonly QuadChunk[],
  view: ViewBox,
): readonly { readonly first: number; readonly count: number }[] {
  const runs: { first: number; count: number }[] = []
  for (const { first, count, box } of chunks) {
    if (!meets(box, view)) continue
    const last = runs.at(-1)
    if (last !== undefined && last.first + last.count === first) last.count += count
    else runs.push({ first, count })
  }
  return runs
}

function boxOf(corners: Float32Array): ViewBox {
  let [west, north, east, south] = [NONE, NONE, -NONE, -NONE]
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i] ?? 0
    const y = corners[i + 1] ?? 0
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  return [west, north, east, south]
}

const NONE = Number.POSITIVE_INFINITY
