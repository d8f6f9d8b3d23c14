import { describe, expect, test } from 'vitest'
import type { Block, PowerFactorPoint } from '../model/block.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { powerFactorAtLimit, powerFactorAtLoad } from './powerFactorCurve.ts'

/** 1 up to half of the power, then falling to 0.9 at all of it. */
const CURVE: readonly PowerFactorPoint[] = [
  { load: 0.5, powerFactor: 1 },
  { load: 1, powerFactor: 0.9 },
]

test.each([
  [0, 1],
  [0.5, 1],
  [0.75, 0.95],
  [1, 0.9],
  [1.2, 0.9],
])('at a load of %d the power factor is %d', (load, powerFactor) => {
  expect(powerFactorAtLoad(CURVE, load)).toBeCloseTo(powerFactor, 12)
})

test.each([
  // p = 1 - 0.2 (p - 0.5): p = 1.1 / 1.2
  ['where it meets the apparent power', 100, 1.1 / 1.2],
  ['at all of the active power where that is enough', 115, 0.9],
])('the limit is %s', (_where, maxApparentPowerVa, powerFactor) => {
  const found = powerFactorAtLimit(CURVE, { maxAcPowerW: 100, maxApparentPowerVa })
  expect(found).toBeCloseTo(powerFactor, 12)
})

describe('a block that follows a curve', () => {
  const weather = greensboroWeather(3600)
  const range = { from: 160 * 24, to: 163 * 24 }
  const run = (change: Partial<Block>) =>
    simulateBlock({ ...TRACKER_BLOCK, ...change }, weather, range).series
  const { inverter } = TRACKER_BLOCK
  const maxW = TRACKER_BLOCK.inverterCount * inverter.maxAcPowerW

  test('carries the reactive power of its load', () => {
    const powerFactor = powerFactorAtLimit(CURVE, inverter)
    const { acInverterW, acAfterAuxiliariesW, reactiveVar } = run({
      powerFactor,
      powerFactorByLoad: CURVE,
    })
    const loads = acInverterW.map((powerW) => powerW / maxW)
    expect(Math.min(...loads.filter((load) => load > 0))).toBeLessThan(0.5)
    expect(Math.max(...loads)).toBeGreaterThan(0.6)
    reactiveVar.forEach((value, i) => {
      const phi = Math.acos(powerFactorAtLoad(CURVE, loads[i] ?? NaN))
      const powerW = Math.max(0, acAfterAuxiliariesW[i] ?? NaN)
      expect(value).toBeCloseTo(powerW * Math.tan(phi), 6)
    })
  })

  test('gives what one power factor gives where the curve is level', () => {
    const level = run({ powerFactor: 0.93, powerFactorByLoad: [{ load: 1, powerFactor: 0.93 }] })
    expect(level).toEqual(run({ powerFactor: 0.93 }))
  })

  test.each([
    ['none', []],
    ['loads that fall', CURVE.toReversed()],
    ['a power factor of 0', [{ load: 1, powerFactor: 0 }]],
  ])('with %s is refused', (_what, powerFactorByLoad) => {
    expect(() => run({ powerFactorByLoad })).toThrow(/powerFactorByLoad/)
  })
})
