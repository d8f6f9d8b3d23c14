import { expect, test } from 'vitest'
import { annualGhi } from './annualGhi.ts'

test('several years are one mean year, gaps count for nothing, and half a year says nothing', () => {
  expect(annualGhi(Array.from({ length: 730 }, () => 5))).toBe(1825)
  expect(annualGhi([...Array.from({ length: 365 }, () => 4), null])).toBe(1460)
  expect(annualGhi(Array.from({ length: 180 }, () => 5))).toBeNull()
})
