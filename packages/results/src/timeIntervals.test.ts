import { expect, test } from 'vitest'
import { intervalOfStep, intervalStartUtcMs, timeInterval } from './timeIntervals.ts'

test.each([
  ['OneHour', 5.5, '2021-03-03T10:59:00Z', '2021-03-03T10:30:00Z'],
  ['OneDay', -7, '2021-03-01T06:59:00Z', '2021-02-28T07:00:00Z'],
  ['OneWeek', 0, '2021-03-07T23:00:00Z', '2021-03-01T00:00:00Z'],
  ['OneMonth', 1, '2021-02-28T23:00:00Z', '2021-02-28T23:00:00Z'],
  ['OneYear', -8, '2021-01-01T07:00:00Z', '2020-01-01T08:00:00Z'],
] as const)('%s at UTC%d: %s begins at %s', (interval, utcOffsetH, instant, expected) => {
  expect(intervalStartUtcMs(Date.parse(instant), interval, utcOffsetH)).toBe(Date.parse(expected))
})

test('a step has the name of its length, and unknown names have none', () => {
  expect(intervalOfStep(900)).toBe('FifteenMinutes')
  expect(intervalOfStep(1000)).toBeUndefined()
  expect(timeInterval('onehour')).toBeUndefined()
})
