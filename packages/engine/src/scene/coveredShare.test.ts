import { expect, test } from 'vitest'
import { coveredShare, cutPolygon, makePolygon, type Polygon } from './coveredShare.ts'

function polygon(...corners: readonly (readonly [number, number, number?])[]): Polygon {
  const out = makePolygon()
  corners.forEach(([x, y, depth = 0], k) => {
    out.x[k] = x
    out.y[k] = y
    out.depth[k] = depth
  })
  out.count = corners.length
  return out
}

test.each<[string, Polygon, number]>([
  ['all of it', polygon([-5, -5], [5, -5], [5, 5], [-5, 5]), 1],
  ['a corner', polygon([-1, -1], [1, -1], [1, 0.5], [-1, 0.5]), 1 / 4],
  ['nothing beside it', polygon([3, 0], [4, 0], [4, 1], [3, 1]), 0],
  ['nothing that touches it', polygon([2, 0], [4, 0], [4, 1], [2, 1]), 0],
  ['a slanted strip', polygon([0, 0], [2, 1], [2, 1.5], [0, 0.5]), 0.375],
  ['the same strip the other way round', polygon([0, 0.5], [2, 1.5], [2, 1], [0, 0]), 0.375],
  ['one within it', polygon([0.5, 0.25], [1.5, 0.25], [1.5, 0.75], [0.5, 0.75]), 0.25],
])('covers %s', (_, covering, share) => {
  expect(coveredShare()(covering, 0, 2, 0, 1)).toBeCloseTo(share, 12)
})

test('what lies below a depth is cut away', () => {
  const cut = makePolygon()
  cutPolygon(polygon([0, 0, -1], [2, 0, 1], [2, 1, 1], [0, 1, -1]), 'depth', 0, 1, cut)
  expect(coveredShare()(cut, 0, 2, 0, 1)).toBeCloseTo(0.5, 12)
})
