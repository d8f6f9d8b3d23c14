import { expect, test } from 'vitest'
import { FRAME } from '../plant/testing/plane.ts'
import { mapGrid, roundStep } from './metreGrid.ts'

test.each([
  [0.3, 0.5],
  [1, 1],
  [1.01, 2],
  [22, 50],
  [60, 100],
])('a step of at least %d is %d', (least, step) => {
  expect(roundStep(least)).toBeCloseTo(step, 12)
})

test('a plant-scale view has a metre grid through the origin, every fifth line strong', () => {
  const { features } = mapGrid(
    { west: -112.588, south: 33.422, east: -112.578, north: 33.432, metresPerPixel: 1 },
    FRAME,
  )
  const strong = features.filter(({ properties }) => properties.isMajor)
  expect(features.length).toBeGreaterThan(60)
  expect(features.length / strong.length).toBeGreaterThan(4)
  const throughOrigin = features.some(({ geometry }) =>
    geometry.coordinates.every(([lng = 0]) => Math.abs(lng - FRAME.originLongitudeDeg) < 1e-6),
  )
  expect(throughOrigin).toBe(true)
})

test('a wide view has meridians and parallels', () => {
  const { features } = mapGrid(
    { west: -140, south: 10, east: -80, north: 60, metresPerPixel: 5000 },
    FRAME,
  )
  expect(features.length).toBeLessThan(100)
  expect(features[0]?.geometry.coordinates[0]?.[1]).toBe(-85)
})
