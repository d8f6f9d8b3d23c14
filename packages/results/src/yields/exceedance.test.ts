import { describe, expect, test } from 'vitest'
import {
  exceedance,
  UNCERTAINTY_PARTS,
  type UncertaintyParts,
  USUAL_UNCERTAINTY,
  uncertaintyParts,
  yieldSigma,
} from './exceedance.ts'

describe('energies and how likely they are exceeded', () => {
  test('of a usual plant: the root of the squares of its parts, by hand', () => {
    // 3.9² + 5² + 3² + 3² + 2² + 1.5² + 5² = 89.46
    expect(yieldSigma(USUAL_UNCERTAINTY)).toBeCloseTo(Math.sqrt(89.46) / 100, 12)
    expect(yieldSigma(USUAL_UNCERTAINTY, 10)).toBeCloseTo(Math.sqrt(89.46 - 15.21 * 0.9) / 100, 12)
    expect(exceedance(100, USUAL_UNCERTAINTY).p90).toBeCloseTo(87.87, 2)
    expect(exceedance(100, USUAL_UNCERTAINTY, 10).p90).toBeCloseTo(88.84, 2)
  })

  test('fall with the probability asked for; a sure forecast is certain', () => {
    const { p50, p75, p90, p95, p99 } = exceedance(1000, USUAL_UNCERTAINTY)
    expect(p99 < p95 && p95 < p90 && p90 < p75 && p75 < p50).toBe(true)
    expect(
      exceedance(
        1000,
        uncertaintyParts(() => 0),
      ).p99,
    ).toBe(1000)
  })

  test('fall when any part grows, from whatever parts, and do not when more years are averaged', () => {
    for (const parts of [USUAL_UNCERTAINTY, ...randomParts(50)]) {
      const { p90 } = exceedance(100, parts)
      for (const { key } of UNCERTAINTY_PARTS) {
        const better = exceedance(100, { ...parts, [key]: parts[key] / 2 }).p90
        expect(better, `${key} of ${JSON.stringify(parts)}`).toBeGreaterThan(p90)
      }
      const means = [1, 2, 10, 100].map((years) => exceedance(100, parts, years).p90)
      expect(means).toEqual(means.toSorted((a, b) => a - b))
      expect(means[0]).toBe(p90)
    }
  })

  test('of no year are refused', () => {
    expect(() => exceedance(1, USUAL_UNCERTAINTY, 0)).toThrow('got 0 years')
  })
})

function randomParts(count: number): readonly UncertaintyParts[] {
  let state = 1
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => uncertaintyParts(() => 0.001 + 0.2 * random()))
}
