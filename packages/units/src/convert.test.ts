import { expect, test } from 'vitest'
import {
  degreesToRadians,
  fractionToPercent,
  percentToFraction,
  wattsToKilowatts,
} from './convert.ts'

test.each([
  [degreesToRadians, 180, Math.PI],
  [percentToFraction, 2.5, 0.025],
  [fractionToPercent, 0.025, 2.5],
  [wattsToKilowatts, 275_000, 275],
])('%o(%d) is %d', (convert, from, to) => {
  expect(convert(from)).toBeCloseTo(to, 12)
})
