import type { PvsystFactorSet, PvsystFactors } from '@duet/engine'
import { expect, test } from 'vitest'
import { combinePvsystParts, type PvsystPart } from './combinePvsystParts.ts'

const NONE: PvsystFactorSet = {
  structureShadeFraction: undefined,
  transparentFraction: undefined,
  rearMismatchFraction: undefined,
  effectiveAlbedo: undefined,
  edgeGainRatio: undefined,
  frontElectricalShadeFraction: undefined,
  diffuseShadingRatio: undefined,
  layoutMismatchFraction: undefined,
  bifacialGain: undefined,
}

function part(shade: number, monthKwh: number, bifaciality: number): PvsystPart {
  const set = { ...NONE, structureShadeFraction: shade }
  const factors: PvsystFactors = {
    annual: set,
    months: Array.from({ length: 12 }, (_, month) => (month === 0 ? NONE : set)),
    bifaciality,
    openAreaFraction: 0.02,
    runs: [
      {
        key: 'r0',
        scene: 'Whole scene',
        rearKwhM2: 100 * shade,
        rearGroundKwhM2: 1,
        dcKwh: 2,
        acKwh: 1,
      },
    ],
  }
  // nothing but the tare of the night in January
  return { factors, month_ac_kwh: [-1, ...Array.from({ length: 11 }, () => monthKwh)] }
}

test('blocks weigh by their energy; what a month has not stays without value', () => {
  const both = combinePvsystParts([part(0.02, 300, 0.7), part(0.06, 100, 0.8)])
  expect(both.annual.structureShadeFraction).toBeCloseTo(0.03, 4)
  expect(both.months[5]?.structureShadeFraction).toBeCloseTo(0.03, 12)
  expect(both.months[0]?.structureShadeFraction).toBeUndefined()
  expect(both.annual.bifacialGain).toBeUndefined()
  expect(both.bifaciality).toBeCloseTo(0.725, 4)
  expect(both.runs[0]).toMatchObject({ key: 'r0', dcKwh: 4, acKwh: 2 })
  expect(both.runs[0]?.rearKwhM2).toBeCloseTo(3, 2)
})

test('one block is itself; none is none', () => {
  const one = part(0.02, 300, 0.7)
  expect(combinePvsystParts([one])).toBe(one.factors)
  expect(() => combinePvsystParts([])).toThrow(RangeError)
})
