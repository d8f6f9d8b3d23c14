import { describe, expect, test } from 'vitest'
import { adrModuleEfficiency } from './adrEfficiency.ts'
import { HULD_PVGIS_5, HULD_PVGIS_6, huldDcW } from './huld.ts'
import { pvwattsDcW, pvwattsLossFraction } from './pvwattsArray.ts'
import { type SandiaModule, sandiaModulePoints } from './sandiaModule.ts'

describe('PVWatts', () => {
  const array = { nominalW: 1000, gammaPerK: -0.004, lowLightFraction: 0.01 }

  test('an array lacks its low-light share at 200 W/m², and nothing at 1000', () => {
    expect(pvwattsDcW(array, 200, 25)).toBeCloseTo(190, 9)
    expect(pvwattsDcW(array, 1000, 25)).toBeCloseTo(1000, 9)
  })

  test('above 1000 W/m² the low-light term adds power unless it is capped', () => {
    expect(pvwattsDcW(array, 1100, 25)).toBeGreaterThan(1100)
    expect(pvwattsDcW({ ...array, isLowLightCapped: true }, 1100, 25)).toBeCloseTo(1100, 9)
  })

  test('the default losses of the manual together are 14.08 %', () => {
    const loss = pvwattsLossFraction({
      soilingFraction: 0.02,
      shadingFraction: 0.03,
      snowFraction: 0,
      mismatchFraction: 0.02,
      wiringFraction: 0.02,
      connectionsFraction: 0.005,
      lidFraction: 0.015,
      nameplateFraction: 0.01,
      ageFraction: 0,
      availabilityFraction: 0.03,
    })
    expect(loss).toBeCloseTo(0.1408, 4)
  })
})

test.each([HULD_PVGIS_5, HULD_PVGIS_6])(
  'Huld gives the nominal power at STC, none in the dark',
  (sets) => {
    for (const k of Object.values(sets)) {
      expect(huldDcW(300, 1000, 25, k)).toBe(300)
      expect(huldDcW(300, 0, 25, k)).toBe(0)
    }
  },
)

test('the ADR model gives its own efficiency at STC', () => {
  const module = { ka: 20, kd: -6, kdPerK: 0.02, seriesFraction: 0.05, shuntFraction: 0.1 }
  expect(adrModuleEfficiency(module, 1000, 25)).toBeCloseTo(20, 12)
})

describe('the Sandia module', () => {
  const module: SandiaModule = {
    iscA: 5.1,
    vocV: 43.5,
    impA: 4.55,
    vmpV: 35.6,
    ixA: 5.04,
    ixxA: 3.16,
    alphaIscPerK: 0.0003,
    alphaImpPerK: -0.00025,
    betaVocVPerK: -0.152,
    betaVmpVPerK: -0.158,
    betaVocByLightVPerK: 0,
    betaVmpByLightVPerK: 0,
    ideality: 1.25,
    cellsInSeries: 72,
    c: [0.99, 0.01, -0.15, -8.96, 0.995, 0.005, 1.15, -0.15],
  }

  test('has its own five points at STC', () => {
    const points = sandiaModulePoints(module, 1000, 25)
    const expected = { iscA: 5.1, impA: 4.55, vocV: 43.5, vmpV: 35.6, ixA: 5.04, ixxA: 3.16 }
    for (const [name, value] of Object.entries(expected)) {
      expect(points[name as keyof typeof expected]).toBeCloseTo(value, 12)
    }
    expect(points.pmpW).toBeCloseTo(4.55 * 35.6, 9)
  })

  test('gives nothing in the dark, and voltages never below zero', () => {
    expect(sandiaModulePoints(module, 0, 25).pmpW).toBe(0)
    expect(sandiaModulePoints(module, 1e-6, 25).vmpV).toBe(0)
  })
})
