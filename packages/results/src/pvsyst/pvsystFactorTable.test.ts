import type { PvsystFactorSet, PvsystFactors } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { pvsystFactorCsv, pvsystFactorTable } from './pvsystFactorTable.ts'

const SET: PvsystFactorSet = {
  structureShadeFraction: 0.057,
  transparentFraction: 0.031,
  rearMismatchFraction: 0.04,
  effectiveAlbedo: 0.21,
  edgeGainRatio: 1.05,
  frontElectricalShadeFraction: 0.001,
  diffuseShadingRatio: 0.96,
  layoutMismatchFraction: 0.002,
  bifacialGain: 0.07,
}

const dark: PvsystFactorSet = { ...SET, structureShadeFraction: undefined }

const FACTORS: PvsystFactors = {
  annual: SET,
  months: Array.from({ length: 12 }, (_, month) => (month === 11 ? dark : SET)),
  bifaciality: 0.7,
  openAreaFraction: 0.02,
  runs: [
    { key: 'r0', scene: 'Whole scene', rearKwhM2: 150, rearGroundKwhM2: 120, dcKwh: 9, acKwh: 8 },
    { key: 'r1', scene: 'Bare, "open"', rearKwhM2: 160, rearGroundKwhM2: 130, dcKwh: 9, acKwh: 8 },
  ],
}

describe('table of the factors for PVsyst', () => {
  const table = pvsystFactorTable(FACTORS)
  const row = (key: string) => table.factors.find((one) => one.key === key)

  test('shows losses in per cent and ratios as they are', () => {
    expect(row('structure_shading')?.annual).toBeCloseTo(5.7, 12)
    expect(row('edge_gain')?.annual).toBe(1.05)
    expect(row('effective_albedo')?.annual).toBe(0.21)
    expect(row('bifaciality')?.months).toHaveLength(12)
  })

  test('leaves open what a dark month does not show', () => {
    expect(row('structure_shading')?.months[11]).toBeNull()
    expect(row('structure_shading')?.months[0]).toBeCloseTo(5.7, 12)
  })

  test('has a line a factor and a line a run as comma-separated values', () => {
    const lines = pvsystFactorCsv(table).split('\r\n')
    expect(lines).toHaveLength(1 + table.factors.length + 1 + 1 + 2 + 1)
    expect(lines[1]?.split(',')).toHaveLength(16)
    expect(lines.at(-2)).toBe('R1,"Bare, ""open""",160,130,9,8')
  })
})
