import { expect, test } from 'vitest'
import { mergeShapes } from './mergeShapes.ts'
import type { PointM } from './planeGeometry.ts'
import { isInsidePolygon, polygonAreaM2 } from './shapeM.ts'
import { splitShape } from './splitShape.ts'
import { rectangle, seeded, star } from './testing/randomRings.ts'

test('two that overlap become one', () => {
  const [merged, ...rest] = mergeShapes([
    [rectangle([0, 0], 100, 100)],
    [rectangle([50, 50], 100, 100)],
  ])
  expect(rest).toEqual([])
  expect(polygonAreaM2(merged ?? [])).toBeCloseTo(17500, 6)
})

test('two side by side become one rectangle of four corners', () => {
  const [merged, ...rest] = mergeShapes([
    [rectangle([0, 0], 33.33333, 100)],
    [rectangle([33.33333, 0], 50, 100)],
  ])
  expect(rest).toEqual([])
  expect(merged?.[0]).toHaveLength(4)
  expect(merged?.[0]).toContainEqual([33.33333 + 50, 100])
})

test.each([0.0008, -0.0008])('a gap or overlap of %d m is none', (gapM) => {
  const merged = mergeShapes([[rectangle([0, 0], 100, 100)], [rectangle([100 + gapM, 20], 50, 30)]])
  expect(merged).toHaveLength(1)
  expect(merged[0]).toHaveLength(1)
  expect(polygonAreaM2(merged[0] ?? [])).toBeCloseTo(11500, 0)
})

test('two that lie apart stay two', () => {
  const apart = [[rectangle([0, 0], 10, 10)], [rectangle([10.01, 0], 10, 10)]]
  expect(mergeShapes(apart)).toHaveLength(2)
})

test('a ring of four around a yard keeps the yard as a hole', () => {
  const merged = mergeShapes([
    [rectangle([0, 0], 100, 10)],
    [rectangle([0, 90], 100, 10)],
    [rectangle([0, 10], 10, 80)],
    [rectangle([90, 10], 10, 80)],
  ])
  expect(merged).toHaveLength(1)
  expect(merged[0]).toHaveLength(2)
  expect(polygonAreaM2(merged[0] ?? [])).toBeCloseTo(3600, 6)
})

test('nothing merges to nothing', () => {
  expect(mergeShapes([])).toEqual([])
})

test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))(
  'random land %d: its parts merge to it again',
  (seed) => {
    const next = seeded(seed)
    const outline = star(next, [0, 0], 120)
    const cut = Array.from(
      { length: 3 },
      (): PointM => [400 * (next() - 0.5), 400 * (next() - 0.5)],
    )
    const parts = splitShape({ kind: 'polygon', rings: [outline] }, cut)
    const merged = mergeShapes(
      parts.flatMap((part) => (part.kind === 'polygon' ? [part.rings] : [])),
    )
    expect(merged).toHaveLength(1)
    expect(polygonAreaM2(merged[0] ?? [])).toBeCloseTo(polygonAreaM2([outline]), 1)
  },
)

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'random lands %d: the union covers what either covers',
  (seed) => {
    const next = seeded(seed)
    const lands = Array.from({ length: 3 }, () => [star(next, [80 * next(), 80 * next()], 60)])
    const merged = mergeShapes(lands)
    const sum = merged.reduce((area, polygon) => area + polygonAreaM2(polygon), 0)
    expect(sum).toBeLessThanOrEqual(lands.reduce((area, land) => area + polygonAreaM2(land), 0) + 1)
    for (let i = 0; i < 200; i++) {
      const at: PointM = [200 * next() - 60, 200 * next() - 60]
      const isCovered = lands.some((land) => isInsidePolygon(at, land))
      expect(merged.some((polygon) => isInsidePolygon(at, polygon))).toBe(isCovered)
    }
  },
)
