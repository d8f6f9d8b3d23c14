import { describe, expect, test } from 'vitest'
import { maxModulesInSeries, minModulesInSeries } from './stringSizing.ts'

/** Domain.md 6.1 number 18: Voc 49.90 V, -128 mV/K, on 1,500 V. */
const LIMITS = {
  vocV: 49.9,
  vmpV: 41.96,
  betaVocVPerK: -0.128,
  betaVmpVPerK: -0.128,
  maxDcVoltageV: 1500,
  minMpptVoltageV: 500,
  maxMpptVoltageV: 1500,
  coldestC: -10,
  hottestC: 70,
}

describe('string sizing', () => {
  test('54.38 V in the cold: at most 27 modules on 1,500 V', () => {
    expect(maxModulesInSeries(LIMITS)).toBe(27)
    // a limit that is reached exactly is met
    expect(maxModulesInSeries({ ...LIMITS, maxDcVoltageV: 27 * 54.38 })).toBe(27)
  })

  test('too few modules fall below the MPPT range in the heat', () => {
    // 41.96 - 0.128 · 45 = 36.2 V: 14 modules reach 506.8 V, 13 only 470.6 V
    expect(minModulesInSeries(LIMITS)).toBe(14)
  })
})
