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

  test('draws its iron loss at night unless it is disconnected', () => {
    expect(ironLossW(-5, transformer)).toBe(1000)
    expect(ironLossW(-5, { ...transformer, nightDisconnect: true })).toBe(0)
    expect(ironLossW(5, { ...transformer, nightDisconnect: true })).toBe(1000)
  })
})
