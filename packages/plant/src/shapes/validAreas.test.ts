import { describe, expect, test } from 'vitest'
import { seeded } from '../editing/testing/randomEdits.ts'
import { type PointM, signedAreaM2 } from './planeGeometry.ts'
import { isInsidePolygon, type PolygonM, polygonAreaM2, type RingPointsM } from './shapeM.ts'
import { validAreas } from './validAreas.ts'

const SQUARE: RingPointsM = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
]
const inner = (at: number, size: number): RingPointsM => [
  [at, at],
  [at + size, at],
  [at + size, at + size],
  [at, at + size],
]
const totalM2 = (areas: readonly PolygonM[]): number =>
  areas.reduce((sum, area) => sum + polygonAreaM2(area), 0)

/** How often a ring runs around a point (Sunday's crossings). */
function windingNumber([x, y]: PointM, ring: RingPointsM): number {
  let turns = 0
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
    if (ay <= y && by > y && side > 0) turns += 1
    if (ay > y && by <= y && side < 0) turns -= 1
  })
  return turns
}

describe('a polygon that is mended', () => {
  test('keeps its holes, whichever way they turn, and where they cross', () => {
    for (const turn of [(r: RingPointsM) => r, (r: RingPointsM) => r.toReversed()]) {
      expect(totalM2(validAreas([SQUARE, turn(inner(10, 10))]))).toBeCloseTo(1500, 6)
      expect(totalM2(validAreas([SQUARE, inner(10, 10), turn(inner(15, 10))]))).toBeCloseTo(1425, 6)
      // half outside
      expect(totalM2(validAreas([SQUARE, turn(inner(35, 10))]))).toBeCloseTo(1575, 6)
      expect(validAreas([SQUARE, turn(inner(-5, 50))])).toEqual([])
    }
  })

  test('of an outline in the shape of an 8 keeps the hole of either half', () => {
    const eight: RingPointsM = [
      [0, 0],
      [40, 40],
      [40, 0],
      [0, 40],
    ]
    const left: RingPointsM = [
      [4, 18],
      [8, 18],
      [8, 22],
      [4, 22],
    ]
    for (const hole of [left, left.map(([x, y]): PointM => [40 - x, y])]) {
      expect(totalM2(validAreas([eight, hole]))).toBeCloseTo(800 - 16, 6)
      expect(totalM2(validAreas([eight, hole.toReversed()]))).toBeCloseTo(800 - 16, 6)
    }
  })

  test.each(Array.from({ length: 150 }, (_, i) => i + 1))(
    'is land only inside the outline and outside the holes, seed %d',
    (seed) => {
      const next = seeded(seed)
      const ring = (corners: number): RingPointsM =>
        Array.from({ length: corners }, (): PointM => [next() * 100, next() * 100])
      const polygon = [
        ring(4 + Math.floor(next() * 5)),
        ...Array.from({ length: Math.floor(next() * 4) }, () => ring(3 + Math.floor(next() * 4))),
      ]
      const [outline = [], ...holes] = polygon
      const areas = validAreas(polygon)
      const isLand = (at: PointM): boolean =>
        windingNumber(at, outline) !== 0 && holes.every((hole) => windingNumber(at, hole) === 0)
      const points = Array.from({ length: 200 }, (): PointM => [next() * 100, next() * 100])
      const wrong = points.filter(
        (at) => areas.some((area) => isInsidePolygon(at, area)) !== isLand(at),
      )
      // a point may lie within 0.1 mm of an edge
      expect(wrong.length).toBeLessThanOrEqual(1)
      expect(areas.every(([first = []]) => signedAreaM2(first) > 0)).toBe(true)
    },
  )
})
