import { expect, test } from 'vitest'
import { fromShown, toShown } from './displayFactor.ts'

test('binary fractions leave nothing behind on screen', () => {
  expect(toShown(0.07, 100)).toBe(7)
  expect(toShown(0.0045, 100)).toBe(0.45)
  expect(toShown(27.800000000000004, 1)).toBe(27.8)
})

test('what is shown comes back as it was stored', () => {
  for (const stored of [0.004, 0.0055, 0.35, 123456.789]) {
    expect(fromShown(toShown(stored, 100), 100)).toBe(stored)
    expect(fromShown(toShown(stored, 0.001), 0.001)).toBe(stored)
  }
})
