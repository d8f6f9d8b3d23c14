import { expect, test } from 'vitest'
import { timesBins } from './timesBins.ts'

test.each([1, 3, 4, 7, 8])('%d rows times a column give the sums of each row', (rowCount) => {
  const size = 5
  const matrix = Float32Array.from({ length: 2 + rowCount * size }, (_, i) => i + 1)
  const column = Float64Array.of(9, 9, 1, -2, 0.5, 4, 3)
  const out = new Float64Array(rowCount + 1).fill(-1)
  timesBins(matrix, 2, rowCount, size, column, 2, out)
  for (let row = 0; row < rowCount; row++) {
    const a = 3 + row * size
    expect(out[row]).toBe(a - 2 * (a + 1) + 0.5 * (a + 2) + 4 * (a + 3) + 3 * (a + 4))
  }
  expect(out[rowCount]).toBe(-1)
})
