import { describe, expect, test } from 'vitest'
import {
  combinedUncertainty,
  exceedance,
  USUAL_UNCERTAINTY,
  USUAL_UNCERTAINTY_PARTS,
} from './exceedance.ts'

describe('energies and how likely they are exceeded', () => {
  test('of a single year: 8.7 % make P90 88.8 and P99 79.8 of 100', () => {
    const year = exceedance(100)
    expect(year.p50).toBe(100)
    expect(year.p90).toBeCloseTo(88.8, 1)
    expect(year.p99).toBeCloseTo(79.8, 1)
  })

  test('of ten years: only the spread of the years shrinks, P90 is 89.9', () => {
    const decade = exceedance(100, USUAL_UNCERTAINTY, 10)
    expect(decade.sigmaFraction).toBeCloseTo(0.0787, 4)
    expect(decade.p90).toBeCloseTo(89.9, 1)
  })

  test('of parts of one size grow with the root of their number', () => {
    const four = combinedUncertainty({
      interannualFraction: 0.02,
      irradiationFraction: 0.02,
      transpositionFraction: 0.02,
      moduleRatingFraction: 0.02,
      soilingFraction: 0,
      snowFraction: 0,
      otherFraction: 0,
    })
    expect(four.yearFraction).toBeCloseTo(0.04, 12)
    expect(combinedUncertainty(USUAL_UNCERTAINTY_PARTS).yearFraction).toBeCloseTo(0.0946, 4)
  })

  test('fall with the probability asked for; a sure forecast is certain', () => {
    const { p50, p75, p90, p95, p99 } = exceedance(1000)
    expect(p99 < p95 && p95 < p90 && p90 < p75 && p75 < p50).toBe(true)
    expect(exceedance(1000, { yearFraction: 0, interannualFraction: 0 }).p99).toBe(1000)
  })

  test('of no year, or of parts greater than the whole, are refused', () => {
    expect(() => exceedance(1, USUAL_UNCERTAINTY, 0)).toThrow('got 0 years')
    expect(() => exceedance(1, { yearFraction: 0.01, interannualFraction: 0.02 })).toThrow(
      'at least 0.02',
    )
  })
})
