import { expect, test } from 'vitest'
import { byMonth, drawnSeries, type SteppedSeries, withDetail } from './drawnSeries.ts'
import type { Trace } from './trace.ts'

const HOUR = 3_600_000
const coarse: SteppedSeries = {
  utcMs: [0, HOUR, 2 * HOUR, 3 * HOUR],
  series: [
    {
      nodeId: 'a',
      unit: 'W',
      measured: [1, 2, null, 4],
      expected: [2, 2, 2, 0],
      budget: [3, 3, 3, 3],
    },
  ],
}
const traces: readonly Trace[] = [
  { nodeId: 'a', kind: 'measured', axis: 0 },
  { nodeId: 'a', kind: 'expected', axis: 0 },
  { nodeId: 'a', kind: 'budget', axis: 0 },
]
const nameOf = (id: string): string => id.toUpperCase()

test('measured, expected and budgeted values of a node share a colour, and gaps stay gaps', () => {
  const drawn = drawnSeries(coarse, { traces, mode: 'values', nameOf })
  expect(drawn).toEqual([
    { name: 'A', unit: 'W', axis: 0, kind: 'measured', color: 0, values: [1, 2, null, 4] },
    { name: 'A, expected', unit: 'W', axis: 0, kind: 'expected', color: 0, values: [2, 2, 2, 0] },
    { name: 'A, budget', unit: 'W', axis: 0, kind: 'budget', color: 0, values: [3, 3, 3, 3] },
  ])
})

test('a difference and a ratio are one line a node, where both are known', () => {
  const values = (mode: 'difference' | 'ratio') =>
    drawnSeries(coarse, { traces, mode, nameOf }).map((one) => one.values)
  expect(values('difference')).toEqual([[-1, 0, null, 4]])
  // Of nothing expected there is no ratio
  expect(values('ratio')).toEqual([[0.5, 1, null, null]])
})

test('finer steps take the place of the coarse ones that they cover', () => {
  const fine: SteppedSeries = {
    utcMs: [HOUR, 1.5 * HOUR, 2 * HOUR],
    series: [
      { nodeId: 'a', unit: 'W', measured: [7, 8, 9], expected: [1, 1, 1], budget: [5, 5, 5] },
    ],
  }
  const joined = withDetail(coarse, fine)
  expect(joined.utcMs).toEqual([0, HOUR, 1.5 * HOUR, 2 * HOUR, 3 * HOUR])
  expect(joined.series[0]?.measured).toEqual([1, 7, 8, 9, 4])
  expect(joined.series[0]?.budget).toEqual([3, 5, 5, 5, 3])
  expect(withDetail(coarse, undefined)).toBe(coarse)
})

test('a month is the mean of its known days on the clock of the plant', () => {
  const days: SteppedSeries = {
    utcMs: ['2026-05-31T07:00Z', '2026-06-01T07:00Z', '2026-06-02T07:00Z'].map((iso) =>
      Date.parse(iso),
    ),
    series: [{ nodeId: 'a', unit: 'W', measured: [1, 3, null], expected: [1, 2, 4], budget: [] }],
  }
  const months = byMonth(days, (ms) => ms - 7 * HOUR)
  expect(months.utcMs).toHaveLength(2)
  expect(months.series[0]).toMatchObject({
    measured: [1, 3],
    expected: [1, 3],
    budget: [null, null],
  })
})
