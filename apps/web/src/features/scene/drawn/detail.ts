/** How much of a chunk of tables is drawn: sheets; sheets on tubes and posts; every module, frame and rail. */
export type Detail = 'far' | 'middle' | 'near'

/** A chunk as it is seen. */
export interface SeenChunk {
  /** From the eye to its nearest possible point, m; 0 inside. */
  readonly distanceM: number
  readonly nearTriangles: number
  readonly middleTriangles: number
}

/** A tube of 0.14 m is half a pixel wide at the first, a module 20 pixels at the second. */
const MIDDLE_PX_PER_M = 4
const NEAR_PX_PER_M = 16
/** What a laptop draws in a thirtieth of a second with its shadows. */
export const TRIANGLE_BUDGET = 1_500_000

/**
 * Detail of each chunk by its size on the screen, the nearest first, until the triangles are spent; what is beyond the
 * budget is drawn with less.
 *
 * @param focalPx - pixels that a metre takes at a distance of one metre
 */
export function chooseDetail(
  chunks: readonly SeenChunk[],
  focalPx: number,
  triangleBudget: number = TRIANGLE_BUDGET,
): readonly Detail[] {
  const details: Detail[] = chunks.map(() => 'far')
  const order = chunks
    .map((_, i) => i)
    .toSorted((a, b) => (chunks[a]?.distanceM ?? 0) - (chunks[b]?.distanceM ?? 0))
  let left = triangleBudget
  for (const i of order) {
    const chunk = chunks[i]
    if (chunk === undefined) continue
    const pxPerM = focalPx / Math.max(chunk.distanceM, 1)
    if (pxPerM < MIDDLE_PX_PER_M) break
    if (pxPerM >= NEAR_PX_PER_M && chunk.nearTriangles <= left) {
      details[i] = 'near'
      left -= chunk.nearTriangles
    } else if (chunk.middleTriangles <= left) {
      details[i] = 'middle'
      left -= chunk.middleTriangles
    }
  }
  return details
}
