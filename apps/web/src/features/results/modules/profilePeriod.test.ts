import { expect, test } from 'vitest'
import { monthsOf, periodRange, siteTime } from './profilePeriod.ts'

test('a day is a day of site time', () => {
  expect(periodRange('2001-06-21T12:00', -7)).toEqual({
    from: '2001-06-21T07:00:00.000Z',
    to: '2001-06-22T07:00:00.000Z',
    hasSteps: true,
  })
  expect(periodRange('2001-12', 5.5)).toEqual({
    from: '2001-11-30T18:30:00.000Z',
    to: '2001-12-31T18:30:00.000Z',
    hasSteps: false,
  })
  expect(periodRange('2001', 0)).toEqual({ hasSteps: false })
  expect(siteTime('2001-06-21T19:30:00Z', -7)).toBe('2001-06-21T12:30')
})

test('months from the first step to the last', () => {
  expect(monthsOf('2001-11-01T07:00:00Z', '2002-02-01T07:00:00Z', -7)).toEqual([
    '2001-11',
    '2001-12',
    '2002-01',
  ])
})
