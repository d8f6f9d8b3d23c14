import { describe, expect, test } from 'vitest'
import { bestPoint, type ScoredPoint, searchStep } from './compassSearch.ts'

const NO_COUNTS = [false, false]

type Surface = (x: number, y: number) => number

/** Runs the search from a coarse grid of 0 to 32 by 4 to 12 until it ends. */
function search(z: Surface, isBroken: (x: number, y: number) => boolean = () => false) {
  const run = (values: readonly unknown[]): ScoredPoint => {
    const [x = 0, y = 0] = values.map(Number)
    return { values, score: isBroken(x, y) ? null : z(x, y) }
  }
  const points = [0, 16, 32].flatMap((x) => [4, 8, 12].map((y) => run([x, y])))
  for (;;) {
    const step = searchStep(points, NO_COUNTS)
    if ('end' in step) return { points, end: step.end, best: bestPoint(points)?.values }
    points.push(...step.points.map(run))
  }
}

describe('a compass search', () => {
  test('finds the top of a hill within its last step, and says why it ended', () => {
    const { best, end, points } = search((x, y) => -((x - 21) ** 2) - 9 * (y - 6.75) ** 2)
    expect(best).toEqual([21, 6.75])
    expect(end).toBe('found')
    expect(points.length).toBeLessThan(70)
  })

  test('of a slanted ridge comes near its top', () => {
    const { best } = search((x, y) => -((x - 20) ** 2) - ((x - 20) / 4 + (y - 7)) ** 2 * 4)
    expect(Math.abs(Number(best?.[0]) - 20)).toBeLessThanOrEqual(1)
    expect(Math.abs(Number(best?.[1]) - 7)).toBeLessThanOrEqual(0.25)
  })

  test('ends at a constraint that lies before the top', () => {
    const { best } = search(
      (x, y) => -((x - 21) ** 2) - (y - 8) ** 2,
      (x) => x > 18.5,
    )
    expect(best).toEqual([18, 8])
  })

  test('stays within the ranges where the best is at their end', () => {
    const { best, points } = search((x, y) => x + y)
    expect(best).toEqual([32, 12])
    expect(points.every(({ values }) => Number(values[0]) <= 32 && Number(values[1]) <= 12)).toBe(
      true,
    )
  })

  test('steps counts by whole numbers, and holds names', () => {
    const points = [4, 9].map((count) => ({ values: [count, 'a'], score: count }))
    expect(searchStep(points, [true, false])).toEqual({ points: [[8, 'a']] })
    const named = ['a', 'b'].map((name, score) => ({ values: [name], score }))
    expect(searchStep(named, [false])).toEqual({ end: 'no_range' })
  })

  test('does not begin on a flat surface, and is the same each time', () => {
    expect(search(() => 5)).toMatchObject({ end: 'flat' })
    const hill: Surface = (x, y) => -((x - 9) ** 2) - (y - 11) ** 2
    expect(search(hill)).toEqual(search(hill))
  })

  test('ends before it has more points than a study may', () => {
    const points = Array.from({ length: 99 }, (_, at) => ({
      values: [at, 5 + (at % 2)],
      score: at,
    }))
    expect(searchStep(points, NO_COUNTS)).toEqual({ end: 'full' })
  })
})
