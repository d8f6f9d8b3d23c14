import { describe, expect, test } from 'vitest'
import { addCover, addInterval, makeIntervals } from './intervals.ts'

function coverOf(pairs: readonly (readonly [number, number])[], edges: readonly number[]) {
  const set = makeIntervals(pairs.length)
  for (const [from, to] of pairs) addInterval(set, from, to)
  const out = new Float64Array(edges.length - 1)
  addCover(set, Float64Array.from(edges), out, 0)
  return [...out]
}

describe('cover of bins by intervals', () => {
  test('counts what lies twice once', () => {
    expect(
      coverOf(
        [
          [0.5, 2],
          [1, 1.5],
          [1.75, 2.5],
        ],
        [0, 1, 2, 3],
      ),
    ).toEqual([0.5, 1, 0.5])
  })

  test('does not mind the order in which they come', () => {
    const pairs = [
      [4, 5],
      [0, 1],
      [2.5, 4.25],
    ] as const
    const edges = [0, 2, 3, 6]
    expect(coverOf(pairs.toReversed(), edges)).toEqual(coverOf(pairs, edges))
    const [first, second, third] = coverOf(pairs, edges)
    expect([first, second]).toEqual([0.5, 0.5])
    expect(third).toBeCloseTo(2 / 3, 12)
  })

  test('leaves out what has no length and what lies outside', () => {
    expect(
      coverOf(
        [
          [1, 1],
          [2, 1],
          [Number.NaN, 3],
          [-5, -1],
          [9, 12],
        ],
        [0, 1, 4],
      ),
    ).toEqual([0, 0])
  })

  test('of bins of all sizes is that of many points', () => {
    const edges = [-3, -1.2, -1, 0, 0.05, 2, 7]
    const pairs = Array.from(
      { length: 9 },
      (_, k) => [((k * 2.7) % 9) - 4, ((k * 2.7) % 9) - 4 + ((k * 0.37) % 1.3)] as const,
    )
    coverOf(pairs, edges).forEach((share, bin) => {
      const count = 4000
      let inside = 0
      for (let i = 0; i < count; i++) {
        const at = edges[bin] + ((i + 0.5) / count) * (edges[bin + 1] - edges[bin])
        if (pairs.some(([from, to]) => at > from && at < to)) inside++
      }
      expect(Math.abs(share - inside / count)).toBeLessThan(0.002)
    })
  })
})
