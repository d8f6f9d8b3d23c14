/** Even edges from 0 to 1. */
export function evenEdges(parts: number): Float64Array {
  return Float64Array.from({ length: parts + 1 }, (_, i) => i / parts)
}

/**
 * Finds the interval of rising edges that holds a value, −1 outside: an even table gives where to start.
 *
 * @param edges - two or more, rising
 */
export function edgeFinder(edges: Float64Array): (value: number) => number {
  const first = edges[0]
  const last = edges[edges.length - 1]
  const cells = 4 * edges.length
  const scale = cells / (last - first)
  const start = new Int32Array(cells)
  for (let cell = 0, i = 0; cell < cells; cell++) {
    while (i < edges.length - 2 && edges[i + 1] <= first + cell / scale) i++
    start[cell] = i
  }
  return (value) => {
    if (!(value >= first && value < last)) return -1
    let i = start[Math.min(cells - 1, Math.floor((value - first) * scale))]
    while (i > 0 && edges[i] > value) i--
    while (edges[i + 1] <= value) i++
    return i
  }
}
