/** A set of intervals on a line, reused from one use to the next. */
export interface Intervals {
  readonly from: Float64Array
  readonly to: Float64Array
  count: number
}

export function makeIntervals(capacity: number): Intervals {
  return { from: new Float64Array(capacity), to: new Float64Array(capacity), count: 0 }
}

/** Adds an interval in the order of their starts; one without length is left out. */
export function addInterval(set: Intervals, from: number, to: number): void {
  if (!(to > from)) return
  let at = set.count++
  while (at > 0 && set.from[at - 1] > from) {
    set.from[at] = set.from[at - 1]
    set.to[at] = set.to[at - 1]
    at--
  }
  set.from[at] = from
  set.to[at] = to
}

/**
 * Adds to each bin the share of it that the union of the intervals covers.
 *
 * @param edges - rising, [bins + 1]
 * @param offset - of the first bin in `out`
 */
export function addCover(
  set: Intervals,
  edges: Float64Array,
  out: Float64Array,
  offset: number,
): void {
  let bin = 0
  let reach = Number.NEGATIVE_INFINITY
  for (let k = 0; k < set.count; k++) {
    const from = Math.max(set.from[k], reach)
    const to = set.to[k]
    if (to <= from) continue
    reach = to
    bin = addToBins(edges, from, to, bin, out, offset)
    if (bin >= edges.length - 1) return
  }
}

/** Adds one interval to the bins from `bin` on; gives the last bin that it met. */
function addToBins(
  edges: Float64Array,
  from: number,
  to: number,
  firstBin: number,
  out: Float64Array,
  offset: number,
): number {
  const last = edges.length - 1
  let bin = firstBin
  while (bin < last && edges[bin + 1] <= from) bin++
  for (let at = bin; at < last && edges[at] < to; at++) {
    const shared = Math.min(to, edges[at + 1]) - Math.max(from, edges[at])
    out[offset + at] += shared / (edges[at + 1] - edges[at])
    bin = at
  }
  return bin
}
