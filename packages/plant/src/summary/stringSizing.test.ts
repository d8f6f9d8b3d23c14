import { describe, expect, test } from 'vitest'
import { maxModulesInSeries, minModulesInSeries, stringIssues } from './stringSizing.ts'

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
const codes = (modules: number, change: Partial<typeof LIMITS> = {}): string[] =>
  stringIssues(modules, { ...LIMITS, ...change }).map(({ code }) => code)

describe('string sizing', () => {
  test('54.38 V in the cold: at most 27 modules on 1,500 V', () => {
    expect(maxModulesInSeries(LIMITS)).toBe(27)
    expect(codes(27)).toEqual([])
  })

  test('28 modules exceed the absolute maximum, and the message names it', () => {
    const [issue] = stringIssues(28, LIMITS)
    expect(issue?.code).toBe('ABOVE_ABSOLUTE_MAX')
    expect(issue?.message).toMatch(/1523 V.+exceeds absolute max of the inverter, 1500 V/)
  })

  test('above the MPPT range but under the absolute maximum is a message of its own', () => {
    expect(codes(27, { maxMpptVoltageV: 1150 })).toEqual(['ABOVE_MPPT_RANGE'])
    expect(codes(28, { maxMpptVoltageV: 1150 })).toEqual(['ABOVE_ABSOLUTE_MAX', 'ABOVE_MPPT_RANGE'])
    const [, issue] = stringIssues(28, { ...LIMITS, maxMpptVoltageV: 1150 })
    expect(issue?.message).toMatch(/exceeds MPPT range, which ends at 1150 V/)
  })

  test('too few modules fall below the MPPT range in the heat', () => {
    // 41.96 - 0.128 · 45 = 36.2 V: 14 modules reach 506.8 V, 13 only 470.6 V
    expect(minModulesInSeries(LIMITS)).toBe(14)
    expect(codes(14)).toEqual([])
    expect(codes(13)).toEqual(['BELOW_MPPT_RANGE'])
  })
})
