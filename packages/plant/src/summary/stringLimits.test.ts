import { describe, expect, test } from 'vitest'
import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { ET_PAN } from '../simulation/testing/etPan.ts'
import { stringLimits } from './stringLimits.ts'

describe('string limits', () => {
  test('without design temperatures -10 and 70 °C hold', () => {
    expect(stringLimits({}, panelDefaults, inverterDefaults)).toMatchObject({
      coldestC: -10,
      hottestC: 70,
      maxDcVoltageV: 1500,
      minMpptVoltageV: 500,
    })
    const own = { min_design_temperature: -25, max_design_temperature: 80 }
    expect(stringLimits(own, panelDefaults, inverterDefaults)).toMatchObject({
      coldestC: -25,
      hottestC: 80,
    })
  })

  test('the coefficient of Vmp is that of Pmp less that of Isc', () => {
    const panel = { ...panelDefaults, pan_file_import: ET_PAN }
    const { betaVmpVPerK, vmpV } = stringLimits({}, panel, inverterDefaults)
    expect(betaVmpVPerK / vmpV).toBeCloseTo(-0.0034 - 0.00728 / 14, 12)
  })

  test('without a coefficient of Pmp it is that of Voc in volts', () => {
    const { betaVmpVPerK, betaVocVPerK } = stringLimits({}, panelDefaults, inverterDefaults)
    expect(betaVmpVPerK).toBe(betaVocVPerK)
  })
})
