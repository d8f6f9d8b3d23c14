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
    const after = (inputW: number) => afterCopperLossW(inputW, transformer, 1)
    const out = after(-1e6)
    expect(-1e6).toBeCloseTo(out + 1e4 * (out / 1e6) ** 2, 3)
    // Where the root would end it goes on, smoothly
    const edge = -3 / (16 * 1e-8)
    expect(after(edge - 1e-3)).toBeCloseTo(after(edge), 2)
    expect(after(edge - 1000) - after(edge)).toBeCloseTo(-2000, 6)
    expect(Math.abs(after(edge) - after(edge + 1000) + 2000)).toBeLessThan(1)
  })

  test('draws its iron loss at night unless it is disconnected', () => {
    expect(ironLossW(-5, transformer)).toBe(1000)
    expect(ironLossW(-5, { ...transformer, nightDisconnect: true })).toBe(0)
    expect(ironLossW(5, { ...transformer, nightDisconnect: true })).toBe(1000)
  })
})
