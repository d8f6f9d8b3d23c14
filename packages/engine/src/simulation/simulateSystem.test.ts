import { describe, expect, test } from 'vitest'
import { simulateSystem } from './simulateSystem.ts'

const block = (
  powerW: number,
  reactiveVar = 0,
): { acBlockW: Float64Array; reactiveVar: Float64Array } => ({
  acBlockW: Float64Array.of(powerW),
  reactiveVar: Float64Array.of(reactiveVar),
})

const ONE = { intervalStartUtcMs: new Float64Array(1), stepS: 3600, utcOffsetH: 0 }

describe('plant stages', () => {
  test('without stages the blocks reach the grid as they are', () => {
    const out = simulateSystem({}, [block(3e6), block(2e6)], ONE)
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
      ONE,
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
    const out = simulateSystem({ gridLimitW: 4e6 }, [block(5e6)], ONE)
    expect(out.gridW[0]).toBe(4e6)
  })

  test('a schedule limits each hour of its month at the meter, behind line and transformer', () => {
    const clock = {
      // 11 and 12 o'clock of local time in June, 11 o'clock in July
      intervalStartUtcMs: Float64Array.of(
        Date.UTC(2021, 5, 3, 18),
        Date.UTC(2021, 5, 3, 19),
        Date.UTC(2021, 6, 3, 18),
      ),
      stepS: 3600,
      utcOffsetH: -7,
    }
    const shares = Array.from({ length: 288 }, () => 1)
    shares[24 * 5 + 11] = 0.25
    const plant = {
      hvLine: { voltageV: 33000, resistancePerWireOhm: 4 },
      gridLimitW: 4e6,
      gridLimitShares: shares,
    }
    const acBlockW = Float64Array.of(4.01e6, 4.01e6, 4.01e6)
    const out = simulateSystem(plant, [{ acBlockW, reactiveVar: new Float64Array(3) }], clock)
    const behindLineW = 4.01e6 - 4 * (4.01e6 / 33000) ** 2
    expect(behindLineW).toBeLessThan(4e6)
    expect(out.gridW).toEqual(Float64Array.of(1e6, behindLineW, behindLineW))
    const free = simulateSystem(
      { hvLine: plant.hvLine },
      [{ acBlockW, reactiveVar: new Float64Array(3) }],
      clock,
    )
    expect(out.acAfterHvCopperW).toEqual(free.acAfterHvCopperW)
  })

  test('power drawn at night is neither limited nor lessened', () => {
    const out = simulateSystem({ gridLimitW: 4e6, unavailabilityFraction: 0.1 }, [block(-900)], ONE)
    expect(out.gridW[0]).toBe(-900)
  })

  test('blocks of other lengths are refused', () => {
    expect(() =>
      simulateSystem({}, [block(1)], { ...ONE, intervalStartUtcMs: new Float64Array(2) }),
    ).toThrow(RangeError)
  })
})
