import { describe, expect, test } from 'vitest'
import { afterCopperLossW, ironLossW } from './transformer.ts'

const transformer = {
  nominalPowerVa: 1e6,
  ironLossW: 1000,
  nightDisconnect: false,
  copperLossAtNominalW: 10000,
}

describe('transformer', () => {
  test('loses its nominal copper loss when it gives its nominal power', () => {
    expect(afterCopperLossW(1010000, transformer, 1)).toBeCloseTo(1e6, 6)
    expect(afterCopperLossW(910000, transformer, 0.9)).toBeCloseTo(9e5, 6)
  })

  test('takes from the grid what it loses, however much comes', () => {
    expect(afterCopperLossW(-1e6, transformer, 1)).toBeCloseTo(-1010000, 6)
    expect(afterCopperLossW(-1000, transformer, 0.01)).toBeCloseTo(-1100, 6)
    // Both ways meet at no load, with one slope
    expect(afterCopperLossW(-1, transformer, 1)).toBeCloseTo(
      -afterCopperLossW(1, transformer, 1),
      7,
    )
  })

  test('draws its iron loss at night unless it is disconnected', () => {
    expect(ironLossW(-5, transformer)).toBe(1000)
    expect(ironLossW(-5, { ...transformer, nightDisconnect: true })).toBe(0)
    expect(ironLossW(5, { ...transformer, nightDisconnect: true })).toBe(1000)
  })
})
