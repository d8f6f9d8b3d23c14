import { expect, test } from 'vitest'
import { missingDays, missingText } from './missingDays.ts'
import { endedPeriod, periodOf, periodText, readPeriod } from './reportPeriod.ts'

const KNOWN = { first: '2026-05-10', ended: '2026-06-20' }

test('a month has all its days, and one that goes on those that have ended', () => {
  expect(periodOf('2024-02')).toMatchObject({ from: '2024-02-01', to: '2024-02-29' })
  expect(periodOf('2026-12').to).toBe('2026-12-31')
  const going = endedPeriod(readPeriod('2026-06'), KNOWN)
  expect([going.to, periodText(going)]).toEqual(['2026-06-20', '1 to 20 Jun 2026'])
  expect(periodText(endedPeriod(readPeriod('2026-05'), KNOWN))).toBe('May 2026')
})

test.each([
  ['2026-06-21', 'period: 21 Jun 2026 has not ended at the plant: choose a day up to 20 Jun 2026'],
  ['2026-07', 'period: July 2026 has not ended at the plant: choose a day up to 20 Jun 2026'],
  [
    '2026-05-09',
    'period: the readings of the plant begin on 10 May 2026: choose a day from then on',
  ],
  ['2026-04', 'period: the readings of the plant begin on 10 May 2026: choose a day from then on'],
  ['2026-02-30', 'period: must be a day, for example 2026-06-21, or a month, for example 2026-06'],
  ['2026-13', 'period: must be a day, for example 2026-06-21, or a month, for example 2026-06'],
])('a report of %s is refused with what to choose', (of, message) => {
  expect(() => endedPeriod(readPeriod(of), KNOWN)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', message }),
  )
})

test('a plant without readings says so', () => {
  expect(() => endedPeriod(readPeriod('2026-06-01'), { ...KNOWN, first: undefined })).toThrow(
    'period: the plant has no readings yet',
  )
})

test('missing days are named in spans, by why they are', () => {
  const period = { ...periodOf('2026-06'), to: '2026-06-06' }
  const missing = missingDays(period, {
    known: new Set(['2026-06-01', '2026-06-05']),
    waiting: new Set(['2026-06-05', '2026-06-06']),
  })
  expect(missingText(missing, 6)).toBe(
    'Missing: 4 of 6 days: no readings on 2 to 4 Jun 2026; not evaluated yet on 6 Jun 2026. Every figure is of the other days.',
  )
  expect(missingText([], 6)).toBe('')
})
