import { expect, test } from 'vitest'
import { blockPlan } from './blockShapes.ts'
import { epiClass, NO_EPI } from './epiClasses.ts'

const square = (block_id: string, west: number) => ({
  block_id,
  name: block_id,
  polygons: [
    [
      [
        [west, 60],
        [west + 0.02, 60],
        [west + 0.02, 60.01],
        [west, 60.01],
        [west, 60],
      ],
    ],
  ],
})

test('blocks lie beside each other, north up, as wide as they are at their latitude', () => {
  const plan = blockPlan([square('a', 10), square('b', 10.02)])
  const [a, b] = plan?.shapes ?? []
  // at 60° two hundredths of a degree of longitude are as long as one of latitude
  expect((plan?.width ?? 0) / (plan?.height ?? 1)).toBeCloseTo((2000 + 120) / (1000 + 120), 1)
  expect(b?.x).toBeGreaterThan(a?.x ?? Infinity)
  expect(b?.y).toBe(a?.y)
  expect(a?.path.startsWith('M30.0 ')).toBe(true)
  expect(blockPlan([])).toBeUndefined()
})

test('each EPI has one class, and none where it is not known', () => {
  expect([0.5, 0.8, 0.949, 0.95, 1.2].map((epi) => epiClass(epi).label)).toEqual([
    'below 80 %',
    '80 to 90 %',
    '90 to 95 %',
    '95 to 98 %',
    '98 % and more',
  ])
  expect(epiClass(null)).toBe(NO_EPI)
})
