import { describe, expect, test } from 'vitest'
import type { RowField } from './rowField.ts'
import { shadedStrings, uniformShadeFactor } from './stringShade.ts'

/** The 540 W module of SAM's list that the reference runs have. */
const MODULE = { fillFactor: (41.3 * 13.09) / (49.4 * 13.8), vmpV: 41.3, bypassDiodes: 3 }

const field = (changes: Partial<RowField['mask']>, isTracker = false): RowField => ({
  mask: {
    beam: 'strings',
    rowCount: 69,
    modulesAcross: 2,
    modulesAlong: 26,
    isLandscape: false,
    hasStringsAlong: false,
    ...MODULE,
    ...changes,
  },
  frame: {
    ground: [0, 0, 1],
    across: [1, 0, 0],
    groundCoverage: 0.5,
    groundPitchM: 8.4,
  },
  size: { widthM: 4.2, lengthM: 32, pitchM: 8.4 },
  isTracker,
})

describe('shaded strings', () => {
  test('upright, a tier is shaded as soon as the shadow touches it', () => {
    expect(shadedStrings(field({}), 0.01, 0)).toEqual({ strings: 34 / 69, submodules: 1 })
    expect(shadedStrings(field({}), 0.51, 0)).toEqual({ strings: 68 / 69, submodules: 1 })
  })

  test('on their side, modules lose one group of cells after the other', () => {
    const landscape = field({ isLandscape: true, modulesAcross: 4 })
    expect(shadedStrings(landscape, 0.05, 0).submodules).toBeCloseTo(1 / 3, 12)
    expect(shadedStrings(landscape, 0.15, 0).submodules).toBeCloseTo(2 / 3, 12)
    expect(shadedStrings(landscape, 0.3, 0)).toEqual({
      strings: (2 / (4 * 69)) * 68,
      submodules: 1,
    })
  })

  test('a free end helps the one string that lies along the row, no others and no tracker', () => {
    const moduleM = 32 / 26
    expect(shadedStrings(field({}), 0.2, 13 * moduleM).submodules).toBeCloseTo(0.5, 12)
    expect(shadedStrings(field({ hasStringsAlong: true }), 0.2, 13 * moduleM).submodules).toBe(1)
    expect(shadedStrings(field({}, true), 0.2, 13 * moduleM).submodules).toBe(1)
  })
})

describe('the factor of evenly shaded strings', () => {
  test('is 1 without shade', () => {
    expect(uniformShadeFactor({ strings: 0, submodules: 1 }, 0.2, MODULE)).toBe(1)
    expect(uniformShadeFactor({ strings: 0.5, submodules: 0 }, 0.2, MODULE)).toBe(1)
  })

  test('falls to the diffuse light where all submodules of all strings are shaded', () => {
    expect(uniformShadeFactor({ strings: 1, submodules: 1 }, 0.15, MODULE)).toBeCloseTo(0.15, 12)
  })

  test('of half of the strings shaded keeps the other half and the diffuse light at least', () => {
    const factor = uniformShadeFactor({ strings: 0.5, submodules: 1 }, 0.3, MODULE)
    expect(factor).toBeGreaterThan(0.5 + 0.5 * 0.3 - 1e-12)
    expect(factor).toBeLessThan(1)
  })

  test('does not rise with the shaded submodules', () => {
    let last = 1
    for (const submodules of [0.1, 0.3, 0.5, 0.8, 1]) {
      const factor = uniformShadeFactor({ strings: 0.4, submodules }, 0.2, MODULE)
      expect(factor).toBeLessThanOrEqual(last)
      last = factor
    }
  })

  test('meets SSC for a tracker without backtracking', () => {
    // Phoenix, 21 May, 6 h: POA 545.94 W/m², beam DNI 452 at 23.45°, the sky masked by 0.87985, the ground by 0.29381.
    const beam = 452 * Math.cos((23.45 * Math.PI) / 180)
    const shaded = 525.64 - beam
    const factor = uniformShadeFactor(
      shadedStrings(field({ rowCount: 138, modulesAcross: 1 }, true), 0.4, 0),
      shaded / 525.64,
      MODULE,
    )
    expect(factor).toBeCloseTo(0.21684, 3)
  })
})
