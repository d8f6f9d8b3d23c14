import { describe, expect, test } from 'vitest'
import { changeText, formulaText } from './lossTexts.ts'
import type { WaterfallBar } from './waterfallBars.ts'

const GAP = '\u202f'

const soiling: WaterfallBar = {
  key: 'soiling',
  label: 'Soiling',
  group: 'irradiance',
  unit: 'kWh/m²',
  kind: 'stage',
  before: 2580,
  after: 2528.4,
  lower: 2528.4,
  upper: 2580,
  loss: 51.6,
  fraction: 0.02,
  ofNominal: 0.018,
  isModelled: true,
}

describe('texts of the loss account', () => {
  test('a loss has a minus, a gain a plus', () => {
    expect(changeText(soiling, 'fraction')).toBe(`−2.00${GAP}%`)
    expect(changeText({ ...soiling, loss: -51.6, fraction: -0.02 }, 'fraction')).toBe(
      `+2.00${GAP}%`,
    )
  })

  test('a stage without a model has no change, whatever its numbers are', () => {
    for (const mode of ['fraction', 'nominal', 'energy'] as const) {
      expect(changeText({ ...soiling, isModelled: false }, mode)).toBe('not modelled')
    }
  })

  test('energies take a prefix and show four digits, also zeros', () => {
    expect(changeText({ ...soiling, unit: 'kWh/m²' }, 'energy')).toBe(`−51.60${GAP}kWh/m²`)
  })

  test('a loss too small for two decimals is not shown as none', () => {
    expect(changeText({ ...soiling, fraction: 0.00003 }, 'fraction')).toBe(`−0.003${GAP}%`)
  })

  test('what rounding leaves behind is shown as none', () => {
    expect(changeText({ ...soiling, loss: -4e-13, fraction: -1e-16 }, 'fraction')).toBe(`0${GAP}%`)
  })

  test('the formula has the figures in it', () => {
    expect(formulaText(soiling)).toBe(`2,528${GAP}kWh/m² / 2,580${GAP}kWh/m² − 1 = −2.00${GAP}%`)
  })
})
