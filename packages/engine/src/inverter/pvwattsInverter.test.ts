import { expect, test } from 'vitest'
import { pvwattsAcPowerW, pvwattsConversionW } from './pvwattsInverter.ts'

test('the PVWatts curve falls to zero, not below, at very light load', () => {
  expect(pvwattsConversionW(0.001, 0.96, 1000)).toBe(0)
})

test('PVWatts gives its nominal power at nominal load and no more', () => {
  expect(pvwattsAcPowerW(1000, 0.96, 1000)).toBeCloseTo(960, 9)
  expect(pvwattsAcPowerW(2000, 0.96, 1000)).toBe(960)
})
