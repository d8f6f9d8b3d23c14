import { describe, expect, test } from 'vitest'
import { simulateSystem } from './simulateSystem.ts'

const block = (
  powerW: number,
  reactiveVar = 0,
): { acBlockW: Float64Array; reactiveVar: Float64Array } => ({
  acBlockW: Float64Array.of(powerW),
  reactiveVar: Float64Array.of(reactiveVar),
})

describe('plant stages', () => {
  test('without stages the blocks reach the grid as they are', () => {
    const out = simulateSystem({}, [block(3e6), block(2e6)], { stepCount: 1 })
    expect(out.gridW[0]).toBe(5e6)
  })

  test('line, transformer and limit take their share in order', () => {
    const out = simulateSystem(
      {
        hvLine: { voltageV: 33000, resistancePerWireOhm: 1 },
        hvTransformer: {
          nominalPowerVa: 6e6,
          ironLossW: 5000,
          nightDisconnect: false,
          copperLossAtNominalW: 40000,
        },
        gridLimitW: 4e6,
        unavailabilityFraction: 0.01,
      },
      [block(4e6, 3e6)],
      { stepCount: 1 },
    )
    const lineW = (5e6 / 33000) ** 2
    expect(out.acBlocksW[0] - out.acAfterHvWireW[0]).toBeCloseTo(lineW, 6)
    expect(out.acAfterHvWireW[0] - out.acAfterHvIronW[0]).toBeCloseTo(5000, 6)
    const copperW = out.acAfterHvIronW[0] - out.acAfterHvCopperW[0]
    expect(copperW).toBeCloseTo(40000 * (out.acAfterHvCopperW[0] / (0.8 * 6e6)) ** 2, 6)
    expect(out.acAfterGridLimitW[0]).toBe(out.acAfterHvCopperW[0])
    expect(out.gridW[0]).toBeCloseTo(0.99 * out.acAfterGridLimitW[0], 6)
  })

  test('the grid limit curtails', () => {
    const out = simulateSystem({ gridLimitW: 4e6 }, [block(5e6)], { stepCount: 1 })
    expect(out.gridW[0]).toBe(4e6)
  })

  test('power drawn at night is neither limited nor lessened', () => {
    const out = simulateSystem({ gridLimitW: 4e6, unavailabilityFraction: 0.1 }, [block(-900)], {
      stepCount: 1,
    })
    expect(out.gridW[0]).toBe(-900)
  })

  test('blocks of other lengths are refused', () => {
    expect(() => simulateSystem({}, [block(1)], { stepCount: 2 })).toThrow(RangeError)
  })
})
