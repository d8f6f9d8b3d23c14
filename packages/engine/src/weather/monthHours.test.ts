import { expect, test } from 'vitest'
import { monthHours } from './monthHours.ts'

const at = (utc: string, utcOffsetH: number): number | undefined =>
  monthHours({ intervalStartUtcMs: Float64Array.of(Date.parse(utc)), utcOffsetH })[0]

test.each([
  ['2021-01-01T00:00Z', 0, 0],
  ['2021-01-01T00:00Z', -7, 24 * 11 + 17],
  ['2021-03-31T23:30Z', 5.5, 24 * 3 + 5],
  ['2021-12-31T23:59Z', 0, 287],
])('the interval that begins at %s, UTC%d, stands at %d', (utc, offset, place) => {
  expect(at(utc, offset)).toBe(place)
})
