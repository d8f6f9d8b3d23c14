import { describe, expect, test } from 'vitest'
import { type Aligned, type AlignmentChoice, align, within } from './align.ts'
import type { ComparableSeries } from './series.ts'
import { statisticsOf } from './statistics.ts'

const series = (given: Partial<ComparableSeries> & { from?: string }): ComparableSeries => ({
  startUtcS: Date.parse(given.from ?? '2021-06-01T00:00Z') / 1000,
  stepS: 3600,
  values: Float64Array.of(1, 2, 3, 4),
  unit: 'W',
  kind: 'mean',
  isTypicalYear: false,
  utcOffsetH: 0,
  ...given,
})
const AUTO: AlignmentChoice = { alignment: 'auto' }

function aligned(a: ComparableSeries, b: ComparableSeries, choice = AUTO): Aligned {
  const found = align(a, b, choice)
  if (found.state !== 'aligned') throw new Error(`got ${found.state}`)
  return found
}

/** Hours with a value of their own by month, day and hour. */
function hours(from: string, to: string, value: (at: Date) => number): Partial<ComparableSeries> {
  const [first, end] = [Date.parse(from), Date.parse(to)]
  const count = (end - first) / 3_600_000
  const values = Float64Array.from({ length: count }, (_, i) =>
    value(new Date(first + i * 3_600_000)),
  )
  return { startUtcS: first / 1000, values }
}
const ofDay = (at: Date): number =>
  at.getUTCMonth() * 1000 + at.getUTCDate() * 24 + at.getUTCHours()

describe('two dated series', () => {
  test('meet by instant, and what one lacks is counted', () => {
    const b = series({ from: '2021-06-01T02:00Z', values: Float64Array.of(30, Number.NaN, 50) })
    const both = aligned(series({}), b)
    expect([...both.a]).toEqual([1, 2, 3, 4, Number.NaN])
    expect([...both.b]).toEqual([Number.NaN, Number.NaN, 30, Number.NaN, 50])
    expect(both.counts).toEqual({ paired: 1, onlyA: 3, onlyB: 1, incompleteA: 0, incompleteB: 0 })
  })

  test('are brought to the longer step; one with a missing part is dropped and counted', () => {
    const fine = series({
      stepS: 900,
      values: Float64Array.of(1, 2, 3, 6, 5, Number.NaN, 7, 8),
    })
    const both = aligned(series({ values: Float64Array.of(10, 20) }), fine)
    expect(both.stepS).toBe(3600)
    expect([...both.b]).toEqual([3, Number.NaN])
    expect(both.counts).toMatchObject({ paired: 1, incompleteB: 1, onlyA: 1 })
  })

  test('of ten and fifteen minutes meet in half hours', () => {
    const anHour = (stepS: number): ComparableSeries =>
      series({ stepS, values: new Float64Array(3600 / stepS).fill(5) })
    const both = aligned(anHour(600), anHour(900))
    expect([both.stepS, both.counts.paired]).toEqual([1800, 2])
  })

  test('energies of a step and mean powers meet in one unit', () => {
    const quarter = series({
      stepS: 900,
      unit: 'kWh',
      kind: 'sum',
      values: new Float64Array(8).fill(0.5),
    })
    const power = series({ unit: 'kW', values: Float64Array.of(2, 2.5) })
    const both = aligned(power, quarter)
    expect([...both.a]).toEqual([2000, 2500])
    expect([...both.b]).toEqual([2000, 2000])
  })

  test('labels in the middle of the step are moved by half of it', () => {
    const label = series({ from: '2021-06-01T00:30Z' })
    expect(aligned(series({}), label).isMoved).toBe(true)
    const moved = aligned(series({}), label, { alignment: 'auto', shiftBS: -1800 })
    expect([moved.isMoved, moved.counts.paired]).toEqual([false, 4])
    expect([...moved.a]).toEqual([...moved.b])
  })

  test('days are those of the clock of A', () => {
    const values = new Float64Array(48).fill(1)
    const a = series({ from: '2021-06-01T07:00Z', values, utcOffsetH: -7 })
    const days = aligned(a, { ...a, utcOffsetH: 0 }, { alignment: 'auto', intervalS: 86_400 })
    expect([days.startUtcS, days.counts.paired]).toEqual([a.startUtcS, 2])
  })

  test('that have no time in common are apart, and steps without a common multiple are unequal', () => {
    expect(align(series({}), series({ from: '2022-06-01T00:00Z' }), AUTO).state).toBe('apart')
    expect(align(series({}), series({ values: new Float64Array() }), AUTO).state).toBe('apart')
    expect(align(series({ stepS: 3607 }), series({}), AUTO).state).toBe('unequal')
  })

  test('of other years meet by the calendar where that is asked for', () => {
    const other = series({ from: '2022-06-01T00:00Z' })
    const both = aligned(series({}), other, { alignment: 'calendar' })
    expect([...both.b]).toEqual([1, 2, 3, 4])
  })
})

describe('a typical year', () => {
  const typical = series({
    ...hours('2001-01-01T00:00Z', '2002-01-01T00:00Z', ofDay),
    isTypicalYear: true,
  })

  test('meets every year by month, day and hour; 29 February meets nothing', () => {
    const years = series(hours('2023-01-01T00:00Z', '2025-01-01T00:00Z', ofDay))
    const both = aligned(years, typical)
    expect(both.counts).toMatchObject({ paired: 2 * 8760, onlyA: 24, onlyB: 0 })
    expect(statisticsOf(both).find(({ key }) => key === 'rmse')?.value).toBe(0)
    expect(both.startUtcS).toBe(years.startUtcS)
  })

  test('gives its values to a dated series on either side', () => {
    const june = series(hours('2030-06-01T00:00Z', '2030-07-01T00:00Z', ofDay))
    expect(aligned(typical, june).counts).toMatchObject({ paired: 720, onlyB: 0 })
    expect(aligned(june, typical).counts).toMatchObject({ paired: 720, onlyA: 0 })
  })

  test('of another zone meets by the position of the sun', () => {
    // The same instants, and therefore the same values, named by another clock
    const there = { ...typical, utcOffsetH: -7 }
    const both = aligned(typical, there)
    expect([...both.a]).toEqual([...both.b])
  })
})

test('a period has the days from its first to its last', () => {
  const a = series({ values: new Float64Array(96).fill(1), utcOffsetH: 0 })
  const cut = within(aligned(a, a), '2021-06-02', '2021-06-03')
  expect([cut.a.length, cut.counts.paired]).toEqual([48, 48])
  expect(new Date(cut.startUtcS * 1000).toISOString()).toBe('2021-06-02T00:00:00.000Z')
  expect(within(aligned(a, a), null, null).a.length).toBe(96)
  expect(within(aligned(a, a), '2025-01-01', null).a.length).toBe(0)
})
