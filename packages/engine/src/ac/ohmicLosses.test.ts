import { expect, test } from 'vitest'
import { runVectors } from '../testing/vectors.ts'
import { dcOhmicLossW, dcOhmsFromFraction, threePhaseLossW } from './ohmicLosses.ts'

test('DC wire resistance and loss meet the reference values', () => {
  const run = runVectors('dc_ohmic_losses', ({ value }) => {
    const resistance = dcOhmsFromFraction({
      lossFraction: value.dc_ohmic_percent / 100,
      vmpV: value.vmp_ref,
      impA: value.imp_ref,
      modulesPerString: value.modules_per_string,
      strings: value.strings,
    })
    return { resistance, loss: dcOhmicLossW(value.current, resistance) }
  })
  expect(run.failures).toEqual([])
  expect(run.compared).toBeGreaterThan(100)
})

test('a three-phase line loses 3·I²·R', () => {
  const amperes = 1e6 / (Math.sqrt(3) * 800)
  expect(threePhaseLossW(1e6, 800, 0.002)).toBeCloseTo(3 * amperes * amperes * 0.002, 6)
})
