import { describe, expect, test } from 'vitest'
import { runPart } from '../../../../tools/reference/testing/vectors.ts'
import type { VectorCase } from '../../../../tools/reference/vectorFile.ts'
import { cosinesBetween, directionsOf } from '../simulation/directions.ts'
import { diffuseGlass } from '../simulation/glass.ts'
import { MODULE, TRACKER_BLOCK } from '../testing/blocks.ts'
import { infiniteRowsOptics } from './infiniteRows.ts'
import { makePlaneLight, type OpticsInput, type PlaneLight } from './optics.ts'
import { rowFrame } from './rowFrame.ts'
import { uniformGround } from './uniformGround.ts'

interface Scene {
  readonly tiltDeg: number
  readonly azimuthDeg: number
  readonly zenithDeg: number
  readonly sunAzimuthDeg: number
  readonly ghi: number
  readonly dni: number
  readonly dhi: number
  readonly circumsolarNormal: number
  readonly albedo: number
  readonly frontIam: number
  readonly rearIam: number
}

function inputOf(scene: Scene): OpticsInput {
  const sun = directionsOf(Float64Array.of(scene.zenithDeg), Float64Array.of(scene.sunAzimuthDeg))
  const normal = directionsOf(Float64Array.of(scene.tiltDeg), Float64Array.of(scene.azimuthDeg))
  return {
    sunEast: sun.east,
    sunNorth: sun.north,
    sunUp: sun.up,
    normalEast: normal.east,
    normalNorth: normal.north,
    normalUp: normal.up,
    cosAoi: cosinesBetween(sun, normal),
    ghiWm2: Float64Array.of(scene.ghi),
    dniWm2: Float64Array.of(scene.dni),
    circumsolarNormalWm2: Float64Array.of(scene.circumsolarNormal),
    isotropicWm2: Float64Array.of(scene.dhi),
    horizonWm2: Float64Array.of(0),
    albedo: Float64Array.of(scene.albedo),
    frontBeamIam: Float64Array.of(scene.frontIam),
    frontCircumsolarIam: Float64Array.of(scene.frontIam),
    rearBeamIam: Float64Array.of(scene.rearIam),
  }
}

const CLEAR_GLASS = diffuseGlass({ ...MODULE, iam: { kind: 'none' } }, TRACKER_BLOCK.mount)

/** Hay-Davies' split of a reference case, or none; see the notes of the file. */
function sceneOf({ value, text }: VectorCase): Scene {
  const cosZenith = Math.cos((value.solar_zenith * Math.PI) / 180)
  const anisotropy = text.model === 'haydavies' ? value.dni / value.dni_extra : 0
  const normal = (value.dhi * anisotropy) / Math.max(cosZenith, 0.01745)
  return {
    tiltDeg: value.surface_tilt,
    azimuthDeg: value.surface_azimuth,
    zenithDeg: value.solar_zenith,
    sunAzimuthDeg: value.solar_azimuth,
    ghi: value.ghi,
    dni: value.dni,
    dhi: value.dhi - normal * Math.max(cosZenith, 0),
    circumsolarNormal: normal,
    albedo: value.albedo,
    // Cases of one face name its modifier without a side.
    frontIam: value.iam_front ?? value.iam,
    rearIam: value.iam_back ?? 1,
  }
}

function lightOf(c: VectorCase): PlaneLight {
  const { value } = c
  const level = { tiltDeg: 0, azimuthDeg: 0 }
  const frame = rowFrame(value.surface_azimuth - 90, level, value.pitch, value.gcr * value.pitch)
  const optics = infiniteRowsOptics({
    frame,
    ground: uniformGround(value.gcr, 0),
    glass: CLEAR_GLASS,
    isBifacial: true,
  })
  const out = makePlaneLight(1)
  optics(inputOf(sceneOf(c)), out)
  return out
}

describe('infinite rows', () => {
  test('the rear sky, and the front at an albedo of zero, meet the reference values', () => {
    const exact = { rel: 1e-6, abs: 1e-5 }
    const rear = runPart(
      'bifacial_infinite_sheds',
      (c) => ({ poa_back_sky_diffuse: lightOf(c).rearSkyWm2[0] }),
      { outputs: ['poa_back_sky_diffuse'], tolerance: exact },
    )
    expect(rear.failures).toEqual([])
    expect(rear.compared).toBeGreaterThan(180)
    const front = runPart(
      'bifacial_infinite_sheds',
      (c) => ({ poa_front: lightOf(c).frontTransmittedWm2[0] }),
      { only: (c) => c.value.albedo === 0, outputs: ['poa_front'], tolerance: exact },
    )
    expect(front.failures).toEqual([])
    expect(front.compared).toBeGreaterThan(5)
  })

  // The reference cuts the view of the ground at rows below 5 degrees and samples it; the closed form has neither limit.
  test('front and rear meet the finely sampled reference values', () => {
    const run = runPart(
      'bifacial_infinite_sheds',
      (c) => {
        const light = lightOf(c)
        return {
          poa_front: light.frontTransmittedWm2[0],
          poa_back_ground_diffuse: light.rearGroundWm2[0],
        }
      },
      {
        only: (c) => c.value.npoints === 2000,
        outputs: ['poa_front', 'poa_back_ground_diffuse'],
        tolerance: { rel: 4e-3, abs: 1e-4 },
      },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(20)
  })

  test('one face alone meets the reference values', () => {
    const run = runPart(
      'bifacial_infinite_sheds_poa',
      (c) => ({ poa_global: lightOf(c).frontTransmittedWm2[0] }),
      {
        only: (c) => c.value.npoints === 2000,
        outputs: ['poa_global'],
        tolerance: { rel: 1e-3, abs: 1e-4 },
      },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(20)
  })

  // Sun and tables by their angle from the ground's normal, positive to the south; rows 2 m wide and 5 m apart.
  test.each([
    [55, 25],
    [72, 25],
    [76, 10],
    [-60, 40],
    [-80, 60],
  ])('a slope turns beam and shade as a whole (sun %d°, tables %d°)', (sunDeg, tableDeg) => {
    const level = beamOnFaces(sunDeg, tableDeg, 0)
    const sloped = beamOnFaces(sunDeg, tableDeg, 12)
    expect(level[0] + level[1]).toBeGreaterThan(10)
    expect(sloped[0]).toBeCloseTo(level[0], 8)
    expect(sloped[1]).toBeCloseTo(level[1], 8)
  })
})

/** Front and rear of tables on ground that falls to the south, under a sun due south or north and nothing else. */
function beamOnFaces(sunDeg: number, tableDeg: number, slopeDeg: number): readonly number[] {
  const sunZenithDeg = sunDeg + slopeDeg
  // The pitch is given on the level.
  const pitchM = 5 * Math.cos((slopeDeg * Math.PI) / 180)
  const frame = rowFrame(90, { tiltDeg: slopeDeg, azimuthDeg: 180 }, pitchM, 2)
  const out = makePlaneLight(1)
  infiniteRowsOptics({
    frame,
    ground: uniformGround(frame.groundCoverage, 0),
    glass: CLEAR_GLASS,
    isBifacial: true,
  })(
    inputOf({
      tiltDeg: tableDeg + slopeDeg,
      azimuthDeg: 180,
      zenithDeg: Math.abs(sunZenithDeg),
      sunAzimuthDeg: sunZenithDeg < 0 ? 0 : 180,
      ghi: 0,
      dni: 800,
      dhi: 0,
      circumsolarNormal: 0,
      albedo: 0,
      frontIam: 1,
      rearIam: 1,
    }),
    out,
  )
  return [out.frontShadedWm2[0], out.rearBeamWm2[0]]
}
