import { expect, test } from 'vitest'
import { daylightH } from './daylight.ts'

const PHOENIX = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 340 }
const hours = (from: string, to: string, site = PHOENIX): number =>
  daylightH(Date.parse(from), Date.parse(to), site)

test('two hours at noon are two hours', () => {
  expect(hours('2026-06-04T11:00:00-07:00', '2026-06-04T13:00:00-07:00')).toBe(2)
})

test('a night has none, and neither has the hour around sunset', () => {
  expect(hours('2026-06-04T19:10:00-07:00', '2026-06-05T05:40:00-07:00')).toBe(0)
})

test('a summer day in Phoenix has 13 hours and a half above five degrees', () => {
  expect(hours('2026-06-04T00:00:00-07:00', '2026-06-05T00:00:00-07:00')).toBeCloseTo(13.4, 0)
})

test('the polar night has none, and the time of the past is none', () => {
  const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, altitudeM: 0 }
  expect(hours('2026-12-20T00:00:00Z', '2026-12-22T00:00:00Z', tromso)).toBe(0)
  expect(hours('2026-06-04T12:00:00Z', '2026-06-04T11:00:00Z')).toBe(0)
})
