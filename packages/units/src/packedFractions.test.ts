import { expect, test } from 'vitest'
import { packFractions, unpackFractions } from './packedFractions.ts'

test('fractions come back to the thousandth, and none as none', () => {
  const values = Float64Array.of(0, 0.9874, 1, Number.NaN, 4)
  expect([...unpackFractions(packFractions(values))]).toEqual([0, 0.987, 1, Number.NaN, 4])
  expect(packFractions(Float64Array.of(1, Number.NaN))).toBe('Po//')
  expect(unpackFractions(packFractions(new Float64Array()))).toHaveLength(0)
})

test('what lies beyond the range is its end', () => {
  expect([...unpackFractions(packFractions(Float64Array.of(-0.2, 1e9)))]).toEqual([0, 4.094])
})
