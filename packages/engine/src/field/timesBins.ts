/**
 * Rows of a matrix times a column: out[row] = Σ matrix[first + row·size + k]·column[from + k] over the `size` numbers of a row. Four rows
 * go side by side, so that each number of the column is read once for them.
 */
export function timesBins(
  matrix: Float32Array,
  first: number,
  rowCount: number,
  size: number,
  column: Float64Array,
  from: number,
  out: Float64Array,
): void {
  let row = 0
  for (; row + 3 < rowCount; row += 4) {
    const p0 = first + row * size
    const p1 = p0 + size
    const p2 = p1 + size
    const p3 = p2 + size
    let s0 = 0
    let s1 = 0
    let s2 = 0
    let s3 = 0
    for (let k = 0; k < size; k++) {
      const value = column[from + k]
      s0 += matrix[p0 + k] * value
      s1 += matrix[p1 + k] * value
      s2 += matrix[p2 + k] * value
      s3 += matrix[p3 + k] * value
    }
    out[row] = s0
    out[row + 1] = s1
    out[row + 2] = s2
    out[row + 3] = s3
  }
  for (; row < rowCount; row++) {
    const at = first + row * size
    let sum = 0
    for (let k = 0; k < size; k++) sum += matrix[at + k] * column[from + k]
    out[row] = sum
  }
}
