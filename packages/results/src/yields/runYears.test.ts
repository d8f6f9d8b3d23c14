import { expect, test } from 'vitest'
import { meanYear, type RunMonth, runYears } from './runYears.ts'

/** Whole months of one kWh an hour in odd years and two in even ones, light twice that. */
function monthsFrom(year: number, monthIndex: number, count: number): readonly RunMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(Date.UTC(year, monthIndex + index))
    const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)
    const hours = (end - start.getTime()) / 3_600_000
    const energyKwh = hours * (start.getUTCFullYear() % 2 === 0 ? 2 : 1)
    return {
      year: start.getUTCFullYear(),
      monthIndex: start.getUTCMonth(),
      hours,
      energyKwh,
      referenceKwh: 2 * energyKwh,
    }
  })
}

const complete = (months: readonly RunMonth[]): readonly string[] =>
  runYears(months).map(({ label, isComplete }) => (isComplete ? label : `part of ${label}`))

test('a run of four calendar years has four, and their mean is of one year', () => {
  const years = runYears(monthsFrom(2019, 0, 48))
  expect(years.map(({ label }) => label)).toEqual(['2019', '2020', '2021', '2022'])
  expect(meanYear(years)).toEqual({
    years: 4,
    energyKwh: (8760 + 2 * 8784 + 8760 + 2 * 8760) / 4,
    referenceKwh: (8760 + 2 * 8784 + 8760 + 2 * 8760) / 2,
  })
})

test('parts of years at both ends are listed, and do not count in the mean', () => {
  const months = monthsFrom(2019, 9, 12 + 3 + 2)
  expect(complete(months)).toEqual(['part of 2019', '2020', 'part of 2021'])
  expect(meanYear(runYears(months))?.energyKwh).toBe(2 * 8784)
})

test('years begin with the month of the run where more of them are complete so', () => {
  expect(complete(monthsFrom(2019, 6, 24))).toEqual(['2019-07 to 2020-06', '2020-07 to 2021-06'])
  const fromMidMarch = monthsFrom(2021, 2, 14).map((month, index) =>
    index === 0 ? { ...month, hours: 300 } : month,
  )
  expect(complete(fromMidMarch)).toEqual([
    'part of 2020-04 to 2021-03',
    '2021-04 to 2022-03',
    'part of 2022-04 to 2023-03',
  ])
})

test('no energy is lost or counted twice among the years, however they begin', () => {
  for (const [first, count] of [
    [0, 48],
    [6, 24],
    [2, 14],
    [10, 9],
  ] as const) {
    const months = monthsFrom(2018, first, count)
    const sum = (rows: readonly { readonly energyKwh: number }[]): number =>
      rows.reduce((total, { energyKwh }) => total + energyKwh, 0)
    expect(sum(runYears(months))).toBe(sum(months))
  }
})

test('a leap day left out makes no part of a year; a lost month does, and leaves no mean', () => {
  const leap = monthsFrom(2020, 0, 12).map((month) =>
    month.monthIndex === 1 ? { ...month, hours: 28 * 24 } : month,
  )
  expect(complete(leap)).toEqual(['2020'])
  expect(meanYear(runYears(leap.slice(1)))).toBeUndefined()
})
