import { expect, test } from 'vitest'
import { monthRows } from './monthRows.ts'

const ratio = (time: readonly string[]) => ({
  time,
  columns: ['performance_ratio', 'energy', 'reference_energy'],
  values: [time.map(() => 0.8), time.map((_, index) => 80 + index), time.map(() => 100)],
})

const factor = (time: readonly string[]) => ({
  time,
  columns: ['capacity_factor_dc', 'capacity_factor_ac', 'energy', 'hours'],
  values: [time.map(() => 0.2), time.map(() => 0.25), time.map(() => 80), time.map(() => 744)],
})

test('a month is named by the clock of the site, not of UTC', () => {
  // Midnight of 1 January at UTC+10 is still December in UTC.
  const time = ['2025-12-31T14:00:00.000Z']
  expect(monthRows(ratio(time), factor(time), 10)[0]?.label).toBe('Jan')
})

test('years are named where a run has more than one', () => {
  const time = ['2025-12-01T07:00:00.000Z', '2026-01-01T07:00:00.000Z']
  expect(monthRows(ratio(time), factor(time), -7).map(({ label }) => label)).toEqual([
    'Dec 2025',
    'Jan 2026',
  ])
})

test('a month that one answer lacks shows what the other has', () => {
  const [first, second] = monthRows(
    ratio(['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']),
    factor(['2026-02-01T00:00:00.000Z']),
    0,
  )
  expect(first).toMatchObject({ energyKwh: 80, capacityFactorDc: null })
  expect(second).toMatchObject({ energyKwh: 81, capacityFactorDc: 0.2 })
})
