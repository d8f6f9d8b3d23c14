import { expect, test } from 'vitest'
import { dcOhmicLossW, dcOhmsFromFraction, threePhaseLossW } from './ohmicLosses.ts'

test('a three-phase line loses 3·I²·R', () => {
  const amperes = 1e6 / (Math.sqrt(3) * 800)
  expect(threePhaseLossW(1e6, 800, 0.002)).toBeCloseTo(3 * amperes * amperes * 0.002, 6)
})

test('a share of the nominal power lost in DC wires is lost at nominal current', () => {
  const ohm = dcOhmsFromFraction({
    lossFraction: 0.015,
    vmpV: 40,
    impA: 10,
    modulesPerString: 20,
    strings: 5,
  })
  expect(dcOhmicLossW(50, ohm)).toBeCloseTo(0.015 * 40 * 20 * 50, 9)
})
