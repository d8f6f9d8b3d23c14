import { describe, expect, test } from 'vitest'
import type { Mount } from '../simulation/input.ts'
import { cosIncidence, incidenceAngleDeg } from '../sky/incidence.ts'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { planeOfRotation, planeOrientation } from './orientation.ts'
import { projectedZenithDeg, trackerRotationDeg } from './singleAxis.ts'
import { axisTiltDeg, crossAxisTiltDeg } from './terrain.ts'

const one = (x: number) => Float64Array.of(x)
const LEVEL = { tiltDeg: 0, azimuthDeg: 180 }

const TRACKER: Extract<Mount, { kind: 'singleAxis' }> = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 5,
}

const rotationOf = ({ value, flag, series }: VectorCase) =>
  trackerRotationDeg(
    one(value.apparent_zenith),
    one(value.solar_azimuth),
    {
      axisAzimuthDeg: value.axis_azimuth,
      axisTiltDeg: value.axis_tilt,
      minAngleDeg: series.max_angle ? series.max_angle[0] : -value.max_angle,
      maxAngleDeg: series.max_angle ? series.max_angle[1] : value.max_angle,
    },
    flag.backtrack
      ? { groundCoverRatio: value.gcr, crossAxisTiltDeg: value.cross_axis_tilt }
      : undefined,
  )

describe('a single-axis tracker', () => {
  test('turns as in the reference', () => {
    const run = runVectors(
      'tracking_singleaxis',
      (c) => {
        const rotation = rotationOf(c)
        const plane = planeOfRotation(rotation, c.value.axis_azimuth, c.value.axis_tilt)
        const cos = cosIncidence(
          plane.tiltDeg,
          plane.azimuthDeg,
          one(c.value.apparent_zenith),
          one(c.value.solar_azimuth),
        )
        const isLevel = plane.tiltDeg[0] < 1e-4
        return {
          tracker_theta: rotation,
          surface_tilt: plane.tiltDeg,
          aoi: incidenceAngleDeg(cos),
          ...(isLevel ? {} : { surface_azimuth: plane.azimuthDeg }),
        }
      },
      { circular: ['surface_azimuth'] },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(400)
  })

  test('orients its plane as in the reference', () => {
    const run = runVectors(
      'tracking_surface_orientation',
      ({ value }) => {
        const plane = planeOfRotation(one(value.tracker_theta), value.axis_azimuth, value.axis_tilt)
        const isLevel = plane.tiltDeg[0] < 1e-4
        return {
          surface_tilt: plane.tiltDeg,
          ...(isLevel ? {} : { surface_azimuth: plane.azimuthDeg }),
        }
      },
      { circular: ['surface_azimuth'] },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('projects the sun as in the reference', () => {
    const run = runVectors('projected_solar_zenith', ({ value }) => ({
      projected_solar_zenith: projectedZenithDeg(
        one(value.solar_zenith),
        one(value.solar_azimuth),
        { axisAzimuthDeg: value.axis_azimuth, axisTiltDeg: value.axis_tilt },
      ),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBe(205)
  })

  test.each([
    // cover ratio, zenith, azimuth, cross-axis tilt, rotation
    [0.35, 80, 90, 0, -19.745],
    [0.35, 85, 80, 0, -9.568],
    [0.5, 80, 90, 0, -10.322],
    [0.4, 70, 100, 0, -39.79],
    [0.35, 80, 90, -10, -60],
    [0.35, 80, 270, -10, -10],
  ])('cover %d, sun %d/%d, slope %d: %d degrees', (gcr, zenith, azimuth, crossDeg, rotation) => {
    const slope = { tiltDeg: Math.abs(crossDeg), azimuthDeg: crossDeg < 0 ? 90 : 270 }
    const orientation = planeOrientation(TRACKER, {
      zenithDeg: one(zenith),
      sunAzimuthDeg: one(azimuth),
      slope,
      groundCoverRatio: gcr,
    })
    expect(Math.abs(orientation.rotationDeg[0] - rotation)).toBeLessThan(0.01)
  })

  test('holds its stow angle at night and follows measured angles', () => {
    const orientation = planeOrientation(TRACKER, {
      zenithDeg: Float64Array.of(100, 100, 40),
      sunAzimuthDeg: Float64Array.of(300, 300, 120),
      slope: LEVEL,
      groundCoverRatio: 0.4,
      measuredRotationDeg: Float64Array.of(NaN, 12, -33),
    })
    expect(orientation.rotationDeg).toEqual(Float64Array.of(5, 12, -33))
    expect(orientation.azimuthDeg).toEqual(Float64Array.of(270, 270, 90))
  })
})

test('the ground tilts axes as in the reference', () => {
  const run = runVectors('tracking_terrain_tilts', ({ value }) => {
    const slope = { tiltDeg: value.slope_tilt, azimuthDeg: value.slope_azimuth }
    return {
      axis_tilt: axisTiltDeg(slope, value.axis_azimuth),
      cross_axis_tilt: crossAxisTiltDeg(slope, value.axis_azimuth, value.axis_tilt),
    }
  })
  expect(run.failures).toEqual([])
  expect(run.compared).toBe(210)
})

test('a dual axis faces the sun within its bounds', () => {
  const mount = {
    kind: 'dualAxis',
    minTiltDeg: 10,
    maxTiltDeg: 70,
    minAzimuthDeg: 60,
    maxAzimuthDeg: 300,
  } as const
  const orientation = planeOrientation(mount, {
    zenithDeg: Float64Array.of(50, 5, 85),
    sunAzimuthDeg: Float64Array.of(120, 180, 310),
    slope: LEVEL,
  })
  expect(orientation.tiltDeg).toEqual(Float64Array.of(50, 10, 70))
  expect(orientation.azimuthDeg).toEqual(Float64Array.of(120, 180, 300))
})

test('bounds of a dual axis may lie on both sides of north', () => {
  const mount = {
    kind: 'dualAxis',
    minTiltDeg: 0,
    maxTiltDeg: 80,
    minAzimuthDeg: -120,
    maxAzimuthDeg: 120,
  } as const
  const orientation = planeOrientation(mount, {
    zenithDeg: Float64Array.of(50, 50, 50),
    sunAzimuthDeg: Float64Array.of(300, 200, 30),
    slope: LEVEL,
  })
  expect(orientation.azimuthDeg).toEqual(Float64Array.of(300, 240, 30))
})
