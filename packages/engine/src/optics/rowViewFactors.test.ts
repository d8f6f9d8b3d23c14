import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import {
  meanGroundSkyViewFactor,
  rowSkyAboveHorizon,
  sampledGroundSkyViewFactor,
} from './rowViewFactors.ts'

const cosDeg = (deg: number): number => Math.cos(deg * DEG_TO_RAD)

describe('view factors of long rows', () => {
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
