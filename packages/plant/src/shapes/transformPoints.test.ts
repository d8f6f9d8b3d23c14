import { expect, test } from 'vitest'
import { azimuthDeg, distanceM, type PointM, signedAreaM2 } from './planeGeometry.ts'
import { centroidM, openRing, perimeterM, polygonAreaM2 } from './shapeM.ts'
import { rectangle, seeded, star } from './testing/randomRings.ts'
import { rotatePoints, scalePoints } from './transformPoints.ts'

const NORTH: PointM = [0, 10]

test('points turn clockwise', () => {
  expect(rotatePoints([NORTH], 90, [0, 0])[0]).toEqual([10, 0])
  const [turned] = rotatePoints([NORTH], 30, [0, 0])
  expect(azimuthDeg([0, 0], turned ?? [0, 0])).toBeCloseTo(30, 9)
})

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'random ring %d: turns add up, and neither a turn nor its way back changes the area',
  (seed) => {
    const next = seeded(seed)
    const ring = star(next, [100, 50], 80)
    const [byDeg, about] = [360 * next(), [50 * next(), 50 * next()] as PointM]
    expect(rotatePoints(ring, 360, about)).toEqual(ring)
    const turned = rotatePoints(ring, byDeg, about)
    expect(signedAreaM2(turned)).toBeCloseTo(signedAreaM2(ring), 6)
    const back = rotatePoints(turned, 360 - byDeg, about)
    back.forEach((at, index) => expect(distanceM(at, ring[index] ?? at)).toBeLessThan(1e-9))
    expect(signedAreaM2(scalePoints(ring, 3, about))).toBeCloseTo(9 * signedAreaM2(ring), 4)
  },
)

test('a scale about a point leaves that point', () => {
  expect(
    scalePoints(
      [
        [4, 4],
        [5, 6],
      ],
      2,
      [4, 4],
    ),
  ).toEqual([
    [4, 4],
    [6, 8],
  ])
})

test('area, edge length and balance of a frame', () => {
  const frame = [rectangle([0, 0], 100, 100), rectangle([50, 0.5], 49, 99)]
  expect(polygonAreaM2(frame)).toBe(10000 - 49 * 99)
  expect(perimeterM(frame)).toBe(400 + 2 * (49 + 99))
  const [x, y] = centroidM({ kind: 'polygon', rings: frame }) ?? [0, 0]
  expect(x).toBeCloseTo((10000 * 50 - 4851 * 74.5) / (10000 - 4851), 9)
  expect(y).toBeCloseTo(50, 9)
  expect(
    centroidM({
      kind: 'line',
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    }),
  ).toEqual([7.5, 2.5])
  expect(centroidM({ kind: 'line', points: [] })).toBeUndefined()
})

test('a ring is opened once, and points that stand twice stand once', () => {
  expect(
    openRing([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
  expect(
    openRing([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})
