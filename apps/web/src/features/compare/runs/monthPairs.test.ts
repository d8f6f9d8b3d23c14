import { describe, expect, test } from 'vitest'
import { type Month, type MonthSeries, monthPairs, monthsOf } from './monthPairs.ts'

const DAY_H = 24

const month = (year: number, monthIndex: number, energyKwh = 100, hours = 30 * DAY_H): Month => ({
  year,
  monthIndex,
  energyKwh,
  hours,
})

const yearOf = (year: number, energyKwh = 100): readonly Month[] =>
  Array.from({ length: 12 }, (_, monthIndex) => month(year, monthIndex, energyKwh))

describe('months of a run', () => {
  test('are those of the clock of the site', () => {
    const series: MonthSeries = {
      // Midnight of 1 January at UTC+10 is still December in UTC.
      time: ['2025-12-31T14:00:00.000Z'],
      columns: ['capacity_factor_dc', 'energy', 'hours'],
      values: [[0.2], [80], [744]],
    }
    expect(monthsOf(series, 10)).toEqual([{ year: 2026, monthIndex: 0, energyKwh: 80, hours: 744 }])
  })
})

describe('months of two runs', () => {
  test('of different years meet by calendar month', () => {
    const pairs = monthPairs(yearOf(2026, 100), yearOf(2030, 90))
    expect(pairs).toHaveLength(12)
    expect(pairs[0]).toMatchObject({ label: 'Jan', ratio: 0.9 })
    expect(pairs.every(({ a, b }) => a?.year === 2026 && b?.year === 2030)).toBe(true)
  })

  test('that one does not have are missing, not zero, and have no ratio', () => {
    const pairs = monthPairs(yearOf(2026), [month(2026, 3), month(2026, 4)])
    expect(pairs.map(({ b }) => b?.energyKwh)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at === 3 || at === 4 ? 100 : undefined)),
    )
    expect(pairs.filter(({ ratio }) => ratio !== null)).toHaveLength(2)
  })

  test('have no ratio where they cover different hours', () => {
    const [pair] = monthPairs([month(2026, 2, 100)], [month(2026, 2, 50, 15 * DAY_H)])
    expect(pair).toMatchObject({ ratio: null, hoursDiffer: true })
    expect(pair?.b?.energyKwh).toBe(50)
  })

  test('have no ratio to an A without energy', () => {
    expect(monthPairs([month(2026, 0, 0)], [month(2026, 0, 5)])[0]?.ratio).toBeNull()
  })

  test('from summer to summer meet a calendar year month by month', () => {
    const summerToSummer = [...yearOf(2025).slice(6), ...yearOf(2026).slice(0, 6)]
    const pairs = monthPairs(summerToSummer, yearOf(2026))
    expect(pairs).toHaveLength(12)
    expect(pairs[6]).toMatchObject({ a: { year: 2025 }, b: { year: 2026 }, ratio: 1 })
  })

  test('of several years meet by year and month', () => {
    const pairs = monthPairs([...yearOf(2025), ...yearOf(2026)], yearOf(2026))
    expect(pairs).toHaveLength(24)
    expect(pairs[0]).toMatchObject({ label: 'Jan 2025', b: undefined })
    expect(pairs[12]).toMatchObject({ label: 'Jan 2026', ratio: 1 })
  })

  test('of several years without a common month begin together', () => {
    const pairs = monthPairs([...yearOf(2025), ...yearOf(2026)], [...yearOf(2030), ...yearOf(2031)])
    expect(pairs).toHaveLength(24)
    expect(pairs[13]).toMatchObject({ label: 'Feb 2026', b: { year: 2031, monthIndex: 1 } })
  })

  test('are none where neither has any', () => {
    expect(monthPairs([], [])).toEqual([])
  })
})
