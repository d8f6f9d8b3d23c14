import { describe, expect, test } from 'vitest'
import { exceedance, yieldSigma } from './exceedance.ts'
import { randomParts } from './testing/randomParts.ts'
import { sigmaOf, USUAL_UNCERTAINTY } from './uncertaintyPart.ts'

describe('energies and how likely they are exceeded', () => {
  test('of a usual plant: the root of the squares of its parts, by hand', () => {
    // 3.9² + 5² + 3² + 3² + 2² + 1.5² + 5² = 89.46
    expect(yieldSigma(USUAL_UNCERTAINTY)).toBeCloseTo(Math.sqrt(89.46) / 100, 12)
    expect(yieldSigma(USUAL_UNCERTAINTY, 10)).toBeCloseTo(Math.sqrt(89.46 - 15.21 * 0.9) / 100, 12)
    expect(exceedance(100, USUAL_UNCERTAINTY).p90).toBeCloseTo(87.87, 2)
    expect(exceedance(100, USUAL_UNCERTAINTY, 10).p90).toBeCloseTo(88.84, 2)
  })

  test('of 8.7 %, 3.9 % of it between years: 88.8 and 79.8, and 89.9 over ten years', () => {
    const [between, resource] = USUAL_UNCERTAINTY
    const parts = [between!, { ...resource!, fraction: Math.sqrt(0.087 ** 2 - 0.039 ** 2) }]
    const year = exceedance(100, parts)
    expect(year.sigmaFraction).toBeCloseTo(0.087, 12)
    expect([year.p90.toFixed(1), year.p99.toFixed(1)]).toEqual(['88.8', '79.8'])
    expect(exceedance(100, parts, 10).p90.toFixed(1)).toBe('89.9')
  })

  test('take half a width over √3 of a uniform part and over √6 of a triangular one', () => {
    expect(sigmaOf({ distribution: 'uniform', fraction: 0.03 })).toBeCloseTo(0.0173205, 7)
    expect(sigmaOf({ distribution: 'triangular', fraction: 0.03 })).toBeCloseTo(0.0122474, 7)
  })

  test('fall with the probability asked for; a sure forecast is certain', () => {
    const { p50, p75, p90, p95, p99 } = exceedance(1000, USUAL_UNCERTAINTY)
    expect(p99 < p95 && p95 < p90 && p90 < p75 && p75 < p50).toBe(true)
    expect(exceedance(1000, []).p99).toBe(1000)
  })

  test('fall when any part grows, from whatever parts, and do not when more years are averaged', () => {
    for (const parts of [USUAL_UNCERTAINTY, ...randomParts(50)]) {
      const { p90 } = exceedance(100, parts)
      for (const part of parts) {
        const halved = parts.map((one) =>
          one === part ? { ...one, fraction: one.fraction / 2 } : one,
        )
        expect(exceedance(100, halved).p90, `when ${part.key} grows`).toBeGreaterThan(p90)
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
