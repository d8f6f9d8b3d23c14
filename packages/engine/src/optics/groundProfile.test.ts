import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { GROUND_BINS, groundProfile } from './groundProfile.ts'
import {
  meanGroundSkyViewFactor,
  rowGroundViewFactor,
  sampledGroundSkyViewFactor,
} from './rowViewFactors.ts'

const rad = (deg: number): number => (deg * Math.PI) / 180
const SHAPE = { width: 0.4, height: 0.3 }

describe('profile of the ground between rows', () => {
  test.each([0, 10, 30, 60, 90])('all bins together are the whole ground (tilt %d°)', (tiltDeg) => {
    const profile = groundProfile(rad(tiltDeg), SHAPE)
    const cos = Math.cos(rad(tiltDeg))
    expect(sum(profile.front)).toBeCloseTo(rowGroundViewFactor(cos, SHAPE.width), 12)
    expect(sum(profile.rear)).toBeCloseTo(rowGroundViewFactor(-cos, SHAPE.width), 12)
    expect(sum(profile.sky) / GROUND_BINS).toBeCloseTo(
      meanGroundSkyViewFactor(cos, SHAPE.width),
      12,
    )
  })

  test('level rows are seen alike from both sides', () => {
    const { rear, sky } = groundProfile(0, SHAPE)
    for (let bin = 0; bin < GROUND_BINS / 2; bin++) {
      expect(rear[bin]).toBeCloseTo(rear[GROUND_BINS - 1 - bin], 9)
      expect(sky[bin]).toBeCloseTo(sky[GROUND_BINS - 1 - bin], 4)
    }
    // The rear looks at the ground below, which sees least of the sky.
    expect(rear[0]).toBeGreaterThan(rear[GROUND_BINS / 2])
    expect(sky[0]).toBeLessThan(sky[GROUND_BINS / 2])
  })

  test('light that the ground sends to rows and sky is all that it sends', () => {
    // By reciprocity a pitch of ground, seen from the faces, is g·W; the rest of its view is sky.
    const profile = groundProfile(rad(30), SHAPE)
    const toRows = SHAPE.width * (sum(profile.front) + sum(profile.rear))
    const toSky = sum(profile.sky) / GROUND_BINS
    expect(toRows + toSky).toBeCloseTo(1, 9)
  })

  test('rows high above the ground see it evenly', () => {
    const { rear } = groundProfile(rad(20), { width: 0.4, height: 8 })
    for (const bin of rear) expect(bin * GROUND_BINS).toBeCloseTo(sum(rear), 1)
  })

  test('the sky above each bin is that of many rows', () => {
    const profile = groundProfile(rad(25), SHAPE)
    const sampled = sampledGroundSkyViewFactor(
      {
        rotationRad: rad(25),
        groundCoverage: SHAPE.width,
        pitchM: 1,
        centreHeightM: SHAPE.height,
        maxRows: 200,
      },
      501,
    )
    expect(sum(profile.sky) / GROUND_BINS).toBeCloseTo(sampled, 3)
  })
})
