import { expect, test } from 'vitest'
import type { PointM } from './planeGeometry.ts'
import { constrainDirection, snapTo } from './snapping.ts'

const LINE: readonly PointM[] = [
  [0, 0],
  [100, 0],
]

test('a corner within reach wins over a nearer edge', () => {
  expect(snapTo([1.5, 0.1], [LINE], 2)).toEqual({ kind: 'vertex', at: [0, 0] })
})

test('an edge within reach takes the foot of the point', () => {
  expect(snapTo([50, 1.5], [LINE], 2)).toEqual({ kind: 'edge', at: [50, 0] })
})

test('beyond the end of an edge its corner is the nearest place', () => {
  expect(snapTo([101, 1], [LINE], 2)?.at).toEqual([100, 0])
})

test('nothing within reach is no snap', () => {
  expect(snapTo([50, 3], [LINE], 2)).toBeUndefined()
  expect(snapTo([0, 0], [], 2)).toBeUndefined()
})

test.each([
  [
    [10, 1],
    [10, 0],
  ],
  [
    [1, 10],
    [0, 10],
  ],
  [
    [10, 9],
    [9.5, 9.5],
  ],
  [
    [-10, -9],
    [-9.5, -9.5],
  ],
] as const)('%j turns to the nearest of eight directions', (at, expected) => {
  const [x, y] = constrainDirection([0, 0], at)
  expect(x).toBeCloseTo(expected[0], 9)
  expect(y).toBeCloseTo(expected[1], 9)
})

test('square to the edge before wins where it is nearer than a compass direction', () => {
  // the edge before runs at 20 degrees; square to it is 110 degrees
  const before: PointM = [-Math.cos(Math.PI / 9), -Math.sin(Math.PI / 9)]
  const [x, y] = constrainDirection([0, 0], [-3.4, 9.5], before)
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(110, 9)
})
