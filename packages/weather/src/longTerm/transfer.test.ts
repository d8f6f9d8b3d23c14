import { randomStream } from '@duet/engine'
import { expect, test } from 'vitest'
import { LONG_TERM_METHODS, transferOf } from './transfer.ts'

const { uniform } = randomStream(3)
const REFERENCE = Float64Array.from({ length: 500 }, () => 20 + 900 * uniform() ** 2)

const spread = (values: Float64Array): { mean: number; deviation: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / values.length) }
}

test.each(LONG_TERM_METHODS)('%s: a linear function of the reference comes back', (method) => {
  const transfer = transferOf(
    method,
    REFERENCE,
    REFERENCE.map((value) => 7 + 0.8 * value),
  )
  for (const value of REFERENCE) expect(transfer(value)).toBeCloseTo(7 + 0.8 * value, 9)
})

test.each(LONG_TERM_METHODS)('%s: equal distributions are taken to themselves', (method) => {
  // The same values in another order
  const transfer = transferOf(method, REFERENCE, REFERENCE.toReversed())
  for (const value of [0, 1, ...REFERENCE, 2000]) expect(transfer(value)).toBeCloseTo(value, 9)
})

test('linear retains mean and deviation of what was measured, however loosely both go together', () => {
  const measured = REFERENCE.map((value) => 0.7 * value + 200 * uniform())
  const made = spread(REFERENCE.map(transferOf('linear', REFERENCE, measured)))
  expect(made.mean).toBeCloseTo(spread(measured).mean, 9)
  expect(made.deviation).toBeCloseTo(spread(measured).deviation, 9)
})

test('quantile follows what is not linear, rises everywhere and goes on in proportion', () => {
  const transfer = transferOf(
    'quantile',
    REFERENCE,
    REFERENCE.map((value) => value ** 2 / 1000),
  )
  expect(transfer(500)).toBeCloseTo(250, 0)
  const most = Math.max(...REFERENCE)
  expect(transfer(2 * most) / transfer(most)).toBeCloseTo(2, 9)
  expect(transfer(0)).toBe(0)
  const rising = Array.from({ length: 200 }, (_none, i) => transfer(i * 6))
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
})

test('a reference that does not change is taken in proportion; none is refused', () => {
  for (const method of LONG_TERM_METHODS) {
    expect(transferOf(method, Float64Array.of(5, 5), Float64Array.of(8, 12))(10)).toBeCloseTo(20, 9)
    expect(() => transferOf(method, new Float64Array(), new Float64Array())).toThrow('no pairs')
  }
})
