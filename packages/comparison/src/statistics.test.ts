import { expect, test } from 'vitest'
import { type Aligned, align } from './align.ts'
import { dayProfiles, differenceMap } from './dayMaps.ts'
import { differenceHistogram, durationCurves, scatterGrid } from './distributions.ts'
import { comparedMonths } from './months.ts'
import type { ComparableSeries } from './series.ts'
import { type StatisticKey, statisticsOf } from './statistics.ts'

type Values = readonly number[]

function pair(a: Values, b: Values, given: Partial<ComparableSeries> = {}): Aligned {
  const [of, to] = [a, b].map(
    (values): ComparableSeries => ({
      startUtcS: Date.UTC(2021, 0, 1) / 1000,
      stepS: 3600,
      values: Float64Array.from(values),
      unit: 'W',
      kind: 'mean',
      isTypicalYear: false,
      utcOffsetH: 0,
      ...given,
    }),
  )
  const found = align(of!, to!, { alignment: 'auto' })
  if (found.state !== 'aligned') throw new Error(`got ${found.state}`)
  return found
}

const figures = (aligned: Aligned): Partial<Record<StatisticKey, number>> =>
  Object.fromEntries(statisticsOf(aligned).map(({ key, value }) => [key, value]))

test('four hours give the figures that one computes by hand', () => {
  const found = figures(pair([1, 2, 3, 4], [2, 2, 4, 5]))
  expect(found.total_a).toBeCloseTo(0.01, 12)
  expect(found.total_b).toBeCloseTo(0.013, 12)
  expect(found.ratio).toBeCloseTo(1.3, 12)
  expect(found.difference).toBeCloseTo(0.003, 12)
  expect(found.nmbe).toBeCloseTo(0.3, 12)
  expect(found.mae).toBeCloseTo(0.75, 12)
  expect(found.rmse).toBeCloseTo(Math.sqrt(0.75), 12)
  expect(found.nrmse).toBeCloseTo(Math.sqrt(0.75) / 2.5, 12)
  expect(found.correlation).toBeCloseTo(5.5 / Math.sqrt(5 * 6.75), 12)
  expect(found.slope).toBeCloseTo(1.1, 12)
})

test("correlation and slope are those published of Anscombe's first set", () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const found = figures(pair(x, y))
  expect(found.correlation).toBeCloseTo(0.816, 3)
  expect(found.slope).toBeCloseTo(0.5, 3)
})

test('what varies little about a great mean keeps its correlation', () => {
  const a = Array.from({ length: 1000 }, (_, i) => 1e9 + Math.sin(i))
  expect(
    figures(
      pair(
        a,
        a.map((value) => value + 1),
      ),
    ).correlation,
  ).toBeCloseTo(1, 6)
})

test('sides exchanged give the difference with the other sign', () => {
  const [a, b] = [
    [5, 1, 9, 2],
    [4, 4, 4, 7],
  ]
  const [one, other] = [figures(pair(a!, b!)), figures(pair(b!, a!))]
  expect(one.difference).toBe(-other.difference!)
  expect([one.mae, one.rmse, one.correlation]).toEqual([other.mae, other.rmse, other.correlation])
})

test('a temperature has no ratio, and two quantities have no difference', () => {
  const keys = (aligned: Aligned): readonly StatisticKey[] =>
    statisticsOf(aligned).map(({ key }) => key)
  const warm = pair([20, 21], [22, 23], { unit: '°C' })
  expect(keys(warm)).toEqual([
    'total_a',
    'total_b',
    'difference',
    'mae',
    'rmse',
    'correlation',
    'slope',
  ])
  const mixed: Aligned = { ...warm, quantityB: pair([1], [1]).quantityB }
  expect(keys(mixed)).toEqual(['total_a', 'total_b', 'correlation'])
})

test('months add up to the total, and a gap of one side leaves both out', () => {
  const a = Array.from({ length: 8760 }, (_, hour) => hour % 24)
  const b = a.map((value, hour) => (hour === 5 ? Number.NaN : value * 2))
  const both = pair(a, b)
  const months = comparedMonths(both)
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ month: '2021-01', paired: 743, steps: 744 })
  const total = months.reduce((sum, month) => sum + month.a, 0)
  expect(total).toBeCloseTo(figures(both).total_a!, 9)
  expect(months[0]!.b).toBeCloseTo(2 * months[0]!.a, 9)
})

test('pictures hold every step that both have, once', () => {
  const a = Array.from({ length: 240 }, (_, hour) => (hour % 24) * 10)
  const b = a.map((value, hour) => (hour < 3 ? Number.NaN : value + (hour % 5)))
  const both = pair(a, b)
  const histogram = differenceHistogram(both)
  expect(histogram.counts.reduce((x, y) => x + y, 0)).toBe(237)
  expect(scatterGrid(both).counts.reduce((x, y) => x + y, 0)).toBe(237)
  const curve = durationCurves(both)
  expect(curve).toHaveLength(237)
  expect([curve[0]!.a, curve.at(-1)!.a, curve.at(-1)!.share]).toEqual([230, 0, 1])
  const map = differenceMap(both)
  expect(map.days).toHaveLength(10)
  expect(map.days[9]).toBe('2021-01-10')
  expect([map.values[0], map.values[3 * 10]]).toEqual([Number.NaN, 3])
  const [january, ...others] = dayProfiles(both)
  expect(others).toEqual([])
  expect([january!.a[7], january!.month]).toEqual([70, 0])
})

test('of the same values the histogram has one cell, and a single step is a curve', () => {
  const same = pair([7], [7])
  expect(differenceHistogram(same).counts.reduce((x, y) => x + y, 0)).toBe(1)
  expect(durationCurves(same)).toEqual([{ share: 1, a: 7, b: 7 }])
})
