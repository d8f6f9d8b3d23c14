import { expect, test } from 'vitest'
import { runVectors } from '../testing/vectors.ts'
import { pvwattsAcPowerW, pvwattsConversionW } from './pvwattsInverter.ts'

test('the PVWatts inverter meets the reference values', () => {
  const run = runVectors('inverter_pvwatts', ({ value }) => ({
    power_ac: pvwattsAcPowerW(value.pdc, value.eta_inv_nom, value.pdc0),
  }))
  expect(run.failures).toEqual([])
  expect(run.compared).toBeGreaterThan(80)
})

test('the PVWatts curve falls to zero, not below, at very light load', () => {
  expect(pvwattsConversionW(0.001, 0.96, 1000)).toBe(0)
})
