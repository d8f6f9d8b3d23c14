/** Counts of rows by two values. */
export interface ValueGrid {
  /** Edges of the cells, one more than cells. */
  readonly xEdges: readonly number[]
  readonly yEdges: readonly number[]
  /** [y · x cells + x] */
  readonly counts: Int32Array
}

/** Edges of `cells` equal cells from least to greatest, on round numbers. */
export function roundEdges(least: number, greatest: number, cells: number): readonly number[] {
  const raw = (greatest - least) / cells || 1
  const power = 10 ** Math.floor(Math.log10(raw))
  const width = ([1, 2, 5].find((step) => step * power >= raw) ?? 10) * power
  const first = Math.floor(least / width + 1e-9)
  const last = Math.max(Math.ceil(greatest / width - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * width).toPrecision(12)),
  )
}

/** Pairs with a NaN, and those outside of the edges, are left out. */
export function valueGrid(
  x: Float64Array,
  y: Float64Array,
  xEdges: readonly number[],
  yEdges: readonly number[],
): ValueGrid {
  const columns = xEdges.length - 1
  const rows = yEdges.length - 1
  const counts = new Int32Array(columns * rows)
  for (let i = 0; i < x.length; i++) {
    const column = cellOf(x[i], xEdges)
    const row = cellOf(y[i], yEdges)
    if (column >= 0 && row >= 0) counts[row * columns + column] += 1
  }
  return { xEdges, yEdges, counts }
}

/** The greatest value belongs to the last cell; −1: outside. */
export function cellOf(value: number, edges: readonly number[]): number {
  const first = edges[0]
  const last = edges[edges.length - 1]
  if (!(value >= first && value <= last)) return -1
  const cell = Math.floor(((value - first) / (last - first)) * (edges.length - 1))
  return Math.min(cell, edges.length - 2)
}
