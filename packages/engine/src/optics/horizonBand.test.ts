import { expect, test } from 'vitest'
import { visibleHorizonFraction } from './horizonBand.ts'

const rad = (deg: number): number => (deg * Math.PI) / 180

const at40Deg = (groundCoverage: number): number =>
  visibleHorizonFraction(Math.cos(rad(40)), Math.sin(rad(40)), groundCoverage)

test('a lone row sees the whole horizon band', () => {
  expect(visibleHorizonFraction(Math.cos(rad(25)), Math.sin(rad(25)), 1e-6)).toBeCloseTo(1, 4)
})

test('closer rows hide more of the horizon band', () => {
  expect(at40Deg(0.2)).toBeGreaterThan(at40Deg(0.4))
  expect(at40Deg(0.4)).toBeGreaterThan(at40Deg(0.7))
  expect(at40Deg(0.7)).toBeGreaterThan(0)
})

test('a level row looks over its neighbours', () => {
  expect(visibleHorizonFraction(1, 0, 0.5)).toBe(1)
})
