import type { TablePlaces } from '@duet/plant'

/** Tables this near are drawn as one where gaps cannot be seen, m. */
const STRIP_GAP_M = 0.6

/**
 * Tables that follow each other in a row, as one quad each: a plant of 50,000 tables has some thousand. Rows of explicit
 * tables may bend, so their tables stay apart.
 *
 * @returns [8 strips], in the order of `cornersM`
 */
export function rowStripsM(
  { cornersM, row, grid, count }: TablePlaces,
  source: 'perimeter' | 'panels' | 'frame',
): Float64Array {
  if (source !== 'perimeter') return cornersM
  const out = new Float64Array(8 * count)
  let strips = 0
  for (let t = 0; t < count; t++) {
    const isNext = t > 0 && row[t] === row[t - 1] && grid[t] === grid[t - 1]
    if (isNext && gapM(cornersM, t) < STRIP_GAP_M) {
      // the last end of the strip moves on: corners 1 and 2
      out.set(cornersM.subarray(8 * t + 2, 8 * t + 6), 8 * (strips - 1) + 2)
    } else {
      out.set(cornersM.subarray(8 * t, 8 * t + 8), 8 * strips++)
    }
  }
  return out.slice(0, 8 * strips)
}

/** From the last end of the table before to the first end of this one. */
function gapM(cornersM: Float64Array, table: number): number {
  const at = 8 * table
  return Math.hypot(
    (cornersM[at] ?? 0) - (cornersM[at - 6] ?? 0),
    (cornersM[at + 1] ?? 0) - (cornersM[at - 5] ?? 0),
  )
}
