import { describe, expect, test } from 'vitest'
import {
  celsiusToKelvin,
  degreesToRadians,
  kilowattsToWatts,
  megawattsToWatts,
  millimetresToMetres,
  percentToFraction,
  radiansToDegrees,
  wattsToKilowatts,
  wattsToMegawatts,
} from './convert.ts'

describe('conversions', () => {
  test('half a turn is pi radians, there and back', () => {
    expect(degreesToRadians(180)).toBe(Math.PI)
    expect(radiansToDegrees(degreesToRadians(37.5))).toBeCloseTo(37.5, 12)
  })

  test.each([
    [millimetresToMetres, 2278, 2.278],
    [percentToFraction, 2.5, 0.025],
    [kilowattsToWatts, 250, 250_000],
    [wattsToKilowatts, 275_000, 275],
    [megawattsToWatts, 1.5, 1_500_000],
    [wattsToMegawatts, 2_864_400, 2.8644],
    [celsiusToKelvin, 25, 298.15],
  ])('%o(%d) is %d', (convert, from, to) => {
    expect(convert(from)).toBeCloseTo(to, 12)
  })
})
