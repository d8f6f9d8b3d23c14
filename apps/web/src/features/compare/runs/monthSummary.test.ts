import { expect, test } from 'vitest'
import { type Month, monthPairs } from './monthPairs.ts'
import { monthSummary } from './monthSummary.ts'

const month = (year: number, monthIndex: number, energyKwh: number, hours = 720): Month => ({
  year,
  monthIndex,
  energyKwh,
  hours,
})

test('says how years are aligned, what is missing and what cannot be compared', () => {
  const text = monthSummary(
    monthPairs(
      [month(2026, 0, 100), month(2026, 1, 100), month(2026, 2, 100)],
      [month(2030, 0, 90), month(2030, 1, 40, 360)],
    ),
  ).replaceAll(/\s/gu, ' ')
  expect(text).toBe(
    'A is of 2026, B of 2030: the same months of the year stand side by side. ' +
      'B / A is 0.900 in Jan. Missing in B: Mar. ' +
      'No ratio where the runs cover different hours: Feb (A 720 h, B 360 h).',
  )
})

test('names the months that are furthest apart', () => {
  const a = [month(2026, 0, 100), month(2026, 1, 100), month(2026, 2, 100)]
  const b = [month(2026, 0, 98), month(2026, 1, 101), month(2026, 2, 96)]
  expect(monthSummary(monthPairs(a, b))).toBe(
    'B / A is lowest in Mar (0.960) and highest in Feb (1.010).',
  )
  expect(monthSummary(monthPairs(a, a))).toBe('B / A is 1.000 in every month.')
})
