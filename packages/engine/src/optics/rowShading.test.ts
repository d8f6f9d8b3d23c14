import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { runVectors } from '../testing/vectors.ts'
import { shadedFractionOfPair, shadedRowFraction, sunlitGroundFraction } from './rowShading.ts'

const rad = (deg: number): number => deg * DEG_TO_RAD

/** Sun in the cross-section of an axis that may be tilted (Anderson & Mikofski 2020, equations 1 to 5). */
function projectedSunRad(v: Readonly<Record<string, number>>): number {
  const sinZenith = Math.sin(rad(v.solar_zenith))
  const east = sinZenith * Math.sin(rad(v.solar_azimuth))
  const north = sinZenith * Math.cos(rad(v.solar_azimuth))
  const up = Math.cos(rad(v.solar_zenith))
  const across = east * Math.cos(rad(v.axis_azimuth)) - north * Math.sin(rad(v.axis_azimuth))
  const along = east * Math.sin(rad(v.axis_azimuth)) + north * Math.cos(rad(v.axis_azimuth))
  const normal = along * Math.sin(rad(v.axis_tilt)) + up * Math.cos(rad(v.axis_tilt))
  return Math.atan2(across, normal)
}

describe('beam shading between rows', () => {
  test('rows turned differently on a slope meet the reference values', () => {
    const run = runVectors('shading_shaded_fraction1d', ({ value }) => ({
      shaded_fraction: shadedFractionOfPair({
        sunRad: projectedSunRad(value),
        shadedRotationRad: rad(value.shaded_row_rotation),
        shadingRotationRad: rad(
          Number.isFinite(value.shading_row_rotation)
            ? value.shading_row_rotation
            : value.shaded_row_rotation,
        ),
        crossAxisSlopeRad: rad(value.cross_axis_slope),
        collectorWidthM: value.collector_width,
        pitchM: value.pitch,
        surfaceOffsetM: value.surface_to_axis_offset,
      }),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

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
