import { expect, test } from 'vitest'
import { leastSquares, predicted } from './leastSquares.ts'

/** NIST StRD NoInt1: y = β x, certified values. */
const X = Float64Array.of(60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70)
const Y = Float64Array.from(X, (_, i) => 130 + i)

test('a line through the origin has the certified values of NIST', () => {
  const fit = leastSquares([X], Y)
  expect(fit?.coefficients[0]).toBeCloseTo(2.07438016528926, 12)
  expect(fit?.standardErrors[0]).toBeCloseTo(2 / 121, 12)
  expect(fit?.residualDeviation).toBeCloseTo(3.56753034006338, 11)
})

test('points on a surface give its coefficients, whatever the size of the columns', () => {
  const e = Float64Array.from({ length: 200 }, (_, i) => 200 + ((i * 37) % 800))
  const air = Float64Array.from(e, (_, i) => 10 + ((i * 13) % 25))
  const columns = [e, e.map((value) => value * value), e.map((value, i) => value * air[i])]
  const y = e.map((value, i) => value * (7000 - 0.8 * value - 25 * air[i]))
  const fit = leastSquares(columns, y)
  expect(fit?.coefficients[0]).toBeCloseTo(7000, 6)
  expect(fit?.coefficients[1]).toBeCloseTo(-0.8, 9)
  expect(fit?.coefficients[2]).toBeCloseTo(-25, 7)
  expect(fit?.r2).toBeCloseTo(1, 12)
})

test('the error of a mean at a row of the data is that of the closed form', () => {
  const fit = leastSquares([X], Y)
  const squares = X.reduce((sum, x) => sum + x * x, 0)
  const found = fit && predicted(fit, [65])
  expect(found?.value).toBeCloseTo(65 * 2.07438016528926, 9)
  expect(found?.standardError).toBeCloseTo((3.56753034006338 * 65) / Math.sqrt(squares), 9)
})

test('columns that follow from each other, and too few points, have no answer', () => {
  expect(leastSquares([X, X.map((x) => 3 * x)], Y)).toBeUndefined()
  expect(leastSquares([X.subarray(0, 1)], Y.subarray(0, 1))).toBeUndefined()
  expect(leastSquares([new Float64Array(4)], new Float64Array(4))).toBeUndefined()
})
