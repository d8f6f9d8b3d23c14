import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { shadedFractionOfPair, shadedRowFraction, sunlitGroundFraction } from './rowShading.ts'

const rad = (deg: number): number => deg * DEG_TO_RAD

describe('beam shading between rows', () => {
  test.each([20, 45, 70, 85])(
    'the short form equals it for equal rows on level ground (sun %d°)',
    (sunDeg) => {
      const pair = shadedFractionOfPair({
        sunRad: rad(sunDeg),
        shadedRotationRad: rad(30),
        shadingRotationRad: rad(30),
        crossAxisSlopeRad: 0,
        collectorWidthM: 2,
        pitchM: 5,
        surfaceOffsetM: 0,
      })
      const short = shadedRowFraction(
        Math.cos(rad(30)),
        Math.sin(rad(30)),
        Math.tan(rad(sunDeg)),
        0.4,
      )
      expect(short).toBeCloseTo(pair, 12)
    },
  )

  test('light that the ground loses falls on the rows', () => {
    const g = 0.4
    const lit = sunlitGroundFraction(Math.cos(rad(30)), Math.sin(rad(30)), Math.tan(rad(50)), g)
    const onRows = (g * Math.cos(rad(30 - 50))) / Math.cos(rad(50))
    expect(lit + onRows).toBeCloseTo(1, 12)
  })
})
