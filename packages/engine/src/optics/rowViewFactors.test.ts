import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { runVectors } from '../testing/vectors.ts'
import {
  groundSkyViewFactorAt,
  meanGroundSkyViewFactor,
  rowGroundViewFactor,
  rowGroundViewFactorAt,
  rowSkyAboveHorizon,
  rowSkyViewFactor,
  rowSkyViewFactorAt,
  sampledGroundSkyViewFactor,
} from './rowViewFactors.ts'

const cosDeg = (deg: number): number => Math.cos(deg * DEG_TO_RAD)

describe('view factors of long rows', () => {
  test('row to sky meets the reference values', () => {
    const run = runVectors('vf_row_sky_2d', ({ value }) => ({
      vf_point: rowSkyViewFactorAt(cosDeg(value.surface_tilt), value.gcr, value.x),
      vf_integ: rowSkyViewFactor(cosDeg(value.surface_tilt), value.gcr, value.x0, value.x1),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('row to ground meets the reference values', () => {
    const run = runVectors('vf_row_ground_2d', ({ value }) => ({
      vf_point: rowGroundViewFactorAt(cosDeg(value.surface_tilt), value.gcr, value.x),
      vf_integ: rowGroundViewFactor(cosDeg(value.surface_tilt), value.gcr, value.x0, value.x1),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('a place on the ground meets the reference values', () => {
    const run = runVectors('vf_ground_sky_2d', ({ value }) => ({
      vf: groundSkyViewFactorAt({
        rotationRad: value.rotation * DEG_TO_RAD,
        groundCoverage: value.gcr,
        pitchM: value.pitch,
        centreHeightM: value.height,
        x: value.x,
        maxRows: value.max_rows,
      }),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(100)
  })

  test('the sampled mean over a pitch meets the reference values', () => {
    const run = runVectors('vf_ground_sky_2d_integ', ({ value }) => ({
      vf: sampledGroundSkyViewFactor(
        {
          rotationRad: value.surface_tilt * DEG_TO_RAD,
          groundCoverage: value.gcr,
          pitchM: value.pitch,
          centreHeightM: value.height,
          maxRows: value.max_rows,
        },
        value.npoints,
      ),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(100)
  })

  test.each([
    [0, 0.4],
    [25, 0.45],
    [60, 0.3],
    [90, 0.6],
    [130, 0.5],
  ])(
    'the closed mean is the limit of many rows (tilt %d°, coverage %d)',
    (tiltDeg, groundCoverage) => {
      const sampled = sampledGroundSkyViewFactor(
        {
          rotationRad: tiltDeg * DEG_TO_RAD,
          groundCoverage,
          pitchM: 5,
          centreHeightM: 1.5,
          maxRows: 500,
        },
        501,
      )
      expect(
        Math.abs(meanGroundSkyViewFactor(cosDeg(tiltDeg), groundCoverage) - sampled),
      ).toBeLessThan(5e-6)
    },
  )

  test('level rows leave the ground the open share of the sky', () => {
    expect(meanGroundSkyViewFactor(1, 0.4)).toBeCloseTo(0.6, 12)
  })

  test.each([
    [10, 4],
    [30, 8],
    [60, 12],
  ])(
    'a horizon above the ground hides what lies below it (tilt %d°, horizon %d°)',
    (tiltDeg, horizonDeg) => {
      const [g, tilt, horizon] = [0.4, tiltDeg * DEG_TO_RAD, horizonDeg * DEG_TO_RAD]
      const places = 20000
      let sum = 0
      for (let i = 0; i < places; i++) {
        const reach = g * (1 - (i + 0.5) / places)
        const edge = Math.atan2(reach * Math.sin(tilt), 1 - reach * Math.cos(tilt))
        sum += 0.5 * (1 + Math.cos(tilt + Math.max(edge, horizon)))
      }
      const closed = rowSkyAboveHorizon(Math.cos(tilt), Math.sin(tilt), g, Math.sin(horizon))
      expect(closed).toBeCloseTo(sum / places, 7)
    },
  )
})
