import { expect, test } from 'vitest'
import { areaOf, cutPolygon, makePolygon, type Polygon } from './polygon.ts'

function polygonOf(...corners: readonly (readonly [number, number, number?])[]): Polygon {
  const out = makePolygon()
  corners.forEach(([x, y, depth = 0], k) => {
    out.x[k] = x
    out.y[k] = y
    out.depth[k] = depth
  })
  out.count = corners.length
  return out
}

/** Share of the rectangle from the origin to 2, 1 that a polygon covers. */
function covered(polygon: Polygon): number {
  const [a, b] = [makePolygon(), makePolygon()]
  cutPolygon(polygon, 'x', 0, 1, a)
  cutPolygon(a, 'x', 2, -1, b)
  cutPolygon(b, 'y', 0, 1, a)
  cutPolygon(a, 'y', 1, -1, b)
  return areaOf(b) / 2
}

test.each<[string, Polygon, number]>([
  ['all of it', polygonOf([-5, -5], [5, -5], [5, 5], [-5, 5]), 1],
  ['a corner', polygonOf([-1, -1], [1, -1], [1, 0.5], [-1, 0.5]), 1 / 4],
  ['nothing beside it', polygonOf([3, 0], [4, 0], [4, 1], [3, 1]), 0],
  ['nothing that touches it', polygonOf([2, 0], [4, 0], [4, 1], [2, 1]), 0],
  ['a slanted strip', polygonOf([0, 0], [2, 1], [2, 1.5], [0, 0.5]), 0.375],
  ['the same strip the other way round', polygonOf([0, 0.5], [2, 1.5], [2, 1], [0, 0]), 0.375],
  ['one within it', polygonOf([0.5, 0.25], [1.5, 0.25], [1.5, 0.75], [0.5, 0.75]), 0.25],
])('covers %s', (_, covering, share) => {
  expect(covered(covering)).toBeCloseTo(share, 12)
})

test('what lies below a depth is cut away', () => {
  const cut = makePolygon()
  cutPolygon(polygonOf([0, 0, -1], [2, 0, 1], [2, 1, 1], [0, 1, -1]), 'depth', 0, 1, cut)
  expect(covered(cut)).toBeCloseTo(0.5, 12)
})
