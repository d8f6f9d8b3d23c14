import { expect, test } from 'vitest'
import { factorSeries, factorText } from './powerFactor.ts'

test('a power factor has the side of its reactive power, and 1 has none', () => {
  expect(factorText(-0.05)).toBe('0.950 lagging')
  expect(factorText(0.021, 2)).toBe('0.98 leading')
  expect(factorText(0.0001)).toBe('1.000')
})

test('steps without enough power or one of the readings have no factor', () => {
  const of = { isApparent: false, leastW: 10 }
  const found = factorSeries([100, 100, 5, null], [-75, 75, 1, 1], of)
  expect(found[0]).toBeCloseTo(-0.2, 9)
  expect(found[1]).toBeCloseTo(0.2, 9)
  expect(found.slice(2)).toEqual([null, null])
  expect(factorSeries([80], [100], { isApparent: true, leastW: 10 })[0]).toBeCloseTo(0.2, 9)
})
