import { describe, expect, test } from 'vitest'
import { longTermScatter } from './longTermScatter.ts'
import { monthTransfers } from './monthTransfers.ts'

/** Measured is 2 + 0.5 x in January and 0.5 x in February, of 0 to 80 on 40 days each. */
const count = 80
const month = Uint8Array.from({ length: count }, (_, i) => (i < 40 ? 0 : 1))
const reference = Float64Array.from({ length: count }, (_, i) => 2 * (i % 40) + 2)
const pairs = {
  day: Int32Array.from({ length: count }, (_, i) => i),
  month,
  reference,
  measured: reference.map((x, i) => 0.5 * x + (month[i] === 0 ? 2 : 0)),
}

describe('the scatter of a long-term correction', () => {
  test('counts every pair once, on the same edges', () => {
    const { pairs: grid } = longTermScatter(
      pairs,
      monthTransfers({ method: 'linear', byMonth: false }, pairs),
    )
    expect(grid.counts.reduce((sum, n) => sum + n, 0)).toBe(count)
    expect(grid.xEdges).toEqual(grid.yEdges)
    expect(grid.xEdges[0]).toBeLessThanOrEqual(1)
    expect(grid.xEdges.at(-1)).toBeGreaterThanOrEqual(80)
  })

  test('has one line for all months, or one of each month of its own', () => {
    const whole = longTermScatter(
      pairs,
      monthTransfers({ method: 'linear', byMonth: false }, pairs),
    )
    expect(whole.curves.map(({ months }) => months)).toEqual([[]])
    const { curves } = longTermScatter(
      pairs,
      monthTransfers({ method: 'linear', byMonth: true }, pairs),
    )
    expect(curves.map(({ months }) => months)).toEqual([[], [0], [1]])
    for (const { months, reference: xs, corrected } of curves.slice(1)) {
      xs.forEach((x, i) => expect(corrected[i]).toBeCloseTo(0.5 * x + (months[0] === 0 ? 2 : 0), 9))
    }
  })

  test('has no curve below no light', () => {
    const dark = { ...pairs, measured: pairs.reference.map((x) => 2 * x - 40) }
    const { curves } = longTermScatter(
      dark,
      monthTransfers({ method: 'linear', byMonth: false }, dark),
    )
    expect(Math.min(...(curves[0]?.corrected ?? []))).toBe(0)
  })
})
