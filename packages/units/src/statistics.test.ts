import { expect, test } from 'vitest'
import { mean, meanOfKnown, median, quantileOf, sum, sumOfKnown } from './statistics.ts'

test('sums run from the first to the last, so that rounding is that of the order', () => {
  expect(sum([0.1, 0.2, 0.3])).toBe(0.1 + 0.2 + 0.3)
  expect(sum(Float64Array.of(1e16, 1, -1e16))).toBe(0)
  expect(sum([])).toBe(0)
})

test('a missing value makes a sum and a mean missing, and is left out where that is asked', () => {
  expect(sum([1, Number.NaN])).toBeNaN()
  expect(mean([1, Number.NaN])).toBeNaN()
  expect(meanOfKnown([1, Number.NaN, null, 4])).toBe(2.5)
  expect(sumOfKnown([1, Number.NaN, null, 4])).toBe(5)
})

test('of none the mean and the median are missing and the sum is 0', () => {
  expect([mean([]), meanOfKnown([null]), median([]), sumOfKnown([])]).toEqual([NaN, NaN, NaN, 0])
})

test('the median is the middle one, or the mean of the two in the middle, in numeric order', () => {
  expect(median([10, 9, 100])).toBe(10)
  expect(median([4, 1, 10, 2])).toBe(3)
})

test('a quantile lies in a line between the two values about its place', () => {
  const of = quantileOf([4, 1, 3, 2])
  expect([of(0), of(0.5), of(0.9), of(1)]).toEqual([1, 2.5, 3.7, 4])
  expect(quantileOf([])(0.5)).toBeNaN()
})
