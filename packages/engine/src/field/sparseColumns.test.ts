import { expect, test } from 'vitest'
import { sparseColumns, timesColumns } from './sparseColumns.ts'

/** Two matrices of three rows and four columns; the second has an empty row and an empty column. */
const DENSE = [
  [1, 0, 2, 0],
  [0, 3, 0, 0],
  [4, 5, 6, 7],
  [0, 0, 8, 0],
  [0, 0, 0, 0],
  [9, 0, 0, 10],
]

test('what is not 0 stands column by column, matrix after matrix', () => {
  const { ends, rows, values } = sparseColumns(Float32Array.from(DENSE.flat()), 3, 4)
  expect([...ends]).toEqual([2, 4, 6, 7, 8, 8, 9, 10])
  expect([...rows]).toEqual([0, 2, 1, 2, 0, 2, 2, 2, 0, 2])
  expect([...values]).toEqual([1, 4, 3, 5, 2, 6, 7, 9, 8, 10])
})

test.each([0, 1])('matrix %d times a vector gives the sums of its rows', (matrix) => {
  const sparse = sparseColumns(Float32Array.from(DENSE.flat()), 3, 4)
  const vector = [0.5, 0, -2, 3]
  const out = new Float64Array(3).fill(-1)
  timesColumns(sparse, 4 * matrix, 4, Float64Array.of(99, ...vector), 1, out)
  const sums = DENSE.slice(3 * matrix, 3 * matrix + 3).map((row) =>
    row.reduce((sum, value, k) => sum + value * (vector[k] ?? 0), 0),
  )
  expect([...out]).toEqual(sums)
})
