import { expect, test } from 'vitest'
import { dayCount, periodOf, periodText } from './period.ts'

test.each([
  ['today', '2026-03-02', '2026-03-02', 1],
  ['yesterday', '2026-03-01', '2026-03-01', 1],
  ['7d', '2026-02-24', '2026-03-02', 7],
  ['30d', '2026-02-01', '2026-03-02', 30],
  ['month', '2026-03-01', '2026-03-02', 2],
  ['year', '2026-01-01', '2026-03-02', 61],
] as const)('%s is from %s to %s', (period, from, to, count) => {
  const found = periodOf({ period }, '30d', '2026-03-02')
  expect(found).toEqual({ key: period, from, to })
  expect(dayCount(found)).toBe(count)
})

test('days of the address may come in any order, and one alone is a day', () => {
  const search = { period: 'days', from: '2026-02-03', to: '2026-01-30' } as const
  expect(periodOf(search, '30d', '2026-03-02')).toEqual({
    key: 'days',
    from: '2026-01-30',
    to: '2026-02-03',
  })
  expect(periodOf({ period: 'days', from: '2026-02-03' }, '30d', '2026-03-02').to).toBe(
    '2026-02-03',
  )
})

test('a page has a period of its own where the address names none', () => {
  expect(periodOf({}, 'today', '2026-03-02').key).toBe('today')
})

test('a period in words names its year once', () => {
  expect(periodText({ from: '2026-02-01', to: '2026-03-02' })).toBe('1 Feb to 2 Mar 2026')
  expect(periodText({ from: '2025-12-30', to: '2026-01-02' })).toBe('30 Dec 2025 to 2 Jan 2026')
  expect(periodText({ from: '2026-02-01', to: '2026-02-01' })).toBe('1 Feb 2026')
})
