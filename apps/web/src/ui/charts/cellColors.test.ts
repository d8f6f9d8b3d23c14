import { expect, test } from 'vitest'
import { cellPixels } from './cellColors.ts'

test('cells go from the darkest to the lightest colour, and none has its own', () => {
  const pixels = cellPixels(Float64Array.of(0.5, 1, 9, -1, Number.NaN), { min: 0.5, max: 1 })
  const rgba = (index: number): number[] => [...pixels.subarray(4 * index, 4 * index + 4)]
  expect(rgba(0)).toEqual([0x00, 0x22, 0x4e, 255])
  expect(rgba(1)).toEqual([0xfe, 0xe8, 0x38, 255])
  // Beyond the ends
  expect(rgba(2)).toEqual(rgba(1))
  expect(rgba(3)).toEqual(rgba(0))
  expect(rgba(4)).toEqual([0xdf, 0xe4, 0xe8, 255])
})
