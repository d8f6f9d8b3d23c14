import { expect, test } from 'vitest'
import {
  dateText,
  momentAt,
  momentOnDate,
  momentUtcMs,
  movedMoment,
  siteOffsetH,
  timeText,
} from './siteClock.ts'

const NOON = { year: 2026, month: 6, day: 21, minute: 720 }

test('standard time follows the nearest meridian of a whole hour', () => {
  expect([-112.09, 0, 7.6, 77.2, 179].map(siteOffsetH)).toEqual([-7, 0, 1, 5, 12])
})

test('a moment and its instant lead to each other', () => {
  const instant = momentUtcMs(NOON, -7)
  expect(new Date(instant).toISOString()).toBe('2026-06-21T19:00:00.000Z')
  expect(momentAt(instant, -7)).toEqual(NOON)
})

test('minutes go on into the next day and year', () => {
  const late = { year: 2026, month: 12, day: 31, minute: 1435 }
  expect(movedMoment(late, 10)).toEqual({ year: 2027, month: 1, day: 1, minute: 5 })
})

test('a date field gives its day, and nothing while it is half typed', () => {
  expect(momentOnDate(NOON, '2024-02-29')).toEqual({ year: 2024, month: 2, day: 29, minute: 720 })
  expect(momentOnDate(NOON, '2026-02-30')).toBeUndefined()
  expect(momentOnDate(NOON, '')).toBeUndefined()
})

test('texts are those of a clock', () => {
  expect([timeText(425), dateText(NOON)]).toEqual(['07:05', '2026-06-21'])
})
