/** Matrices of one size, one after the other, of which most numbers are 0: those that are not, column by column. */
export interface SparseColumns {
  /** Where the numbers of each column end, [matrices · columns]. */
  readonly ends: Uint32Array
  /** Row of each number, rising within a column. */
  readonly rows: Uint16Array
  readonly values: Float32Array
}

/** @param dense - [matrices][rows][columns] */
export function sparseColumns(
  dense: Float32Array,
  rowCount: number,
  columnCount: number,
): SparseColumns {
  const ends = new Uint32Array(dense.length / rowCount)
  const rows: number[] = []
  const values: number[] = []
  for (let column = 0; column < ends.length; column++) {
    const matrix = Math.floor(column / columnCount)
    const at = matrix * rowCount * columnCount + (column % columnCount)
    for (let row = 0; row < rowCount; row++) {
      const value = dense[at + row * columnCount]
      if (value === 0) continue
      rows.push(row)
      values.push(value)
    }
    ends[column] = values.length
  }
  return { ends, rows: Uint16Array.from(rows), values: Float32Array.from(values) }
}

/**
 * Writes rows of a matrix times a vector: out[row] = Σ matrix[row][k]·vector[from + k] over its `columnCount` columns, of which the first is
 * number `first` of all. What is 0 in the vector costs nothing; a row is summed in the order of its columns.
 */
export function timesColumns(
  { ends, rows, values }: SparseColumns,
  first: number,
  columnCount: number,
  vector: Float64Array,
  from: number,
  out: Float64Array,
): void {
  out.fill(0)
  let k = first > 0 ? ends[first - 1] : 0
  for (let column = 0; column < columnCount; column++) {
    const end = ends[first + column]
    const factor = vector[from + column]
    if (factor !== 0) for (; k < end; k++) out[rows[k]] += values[k] * factor
    k = end
  }
}
