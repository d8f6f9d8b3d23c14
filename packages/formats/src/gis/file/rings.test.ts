import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { polygonsOfRings } from './rings.ts'

const square = (at: number, size: number): Position[] => [
  [at, at],
  [at, at + size],
  [at + size, at + size],
  [at + size, at],
  [at, at],
]
const sizes = (rings: Position[][]) =>
  polygonsOfRings(rings)
    .map((polygon) => polygon.map((ring) => (ring[2]?.[0] ?? 0) - (ring[0]?.[0] ?? 0)))
    .map((polygon) => polygon.map(Math.abs))

test('a ring that turns against the one around it is a hole, one in that an island, in any order', () => {
  const rings = [square(20, 9), square(0, 100), square(200, 7), square(10, 50).toReversed()]
  for (const turned of [rings, rings.map((ring) => ring.toReversed()), rings.toReversed()])
    expect(sizes(turned)).toEqual([[100, 50], [9], [7]])
})

test('areas that lie in one another and turn alike are areas', () => {
  expect(sizes([square(10, 50), square(0, 100)])).toEqual([[100], [50]])
})

test('a hole that lies mostly outside stays a hole', () => {
  expect(sizes([square(0, 100), square(80, 60).toReversed()])).toEqual([[100, 60]])
  expect(sizes([square(0, 100), square(80, 60)])).toEqual([[100], [60]])
})
