import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

test('a degree along a meridian, half way round, and over the date line', () => {
  const place = (latitude: number, longitude: number) => ({ latitude, longitude })
  expect(distanceKm(place(0, 0), place(1, 0))).toBeCloseTo(111.195, 2)
  expect(distanceKm(place(0, 0), place(0, 180))).toBeCloseTo(20_015.115, 2)
  expect(distanceKm(place(60, 179.5), place(60, -179.5))).toBeCloseTo(55.598, 1)
})
