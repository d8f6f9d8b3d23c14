import { describe, expect, test } from 'vitest'
import { cosinesBetween, directionsOf } from '../simulation/directions.ts'
import { diffuseGlass } from '../simulation/glass.ts'
import { MODULE, TRACKER_BLOCK } from '../testing/blocks.ts'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
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
    frontIam: value.iam_front,
    rearIam: value.iam_back,
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
    const run = runVectors('bifacial_infinite_sheds', (c) => {
      const light = lightOf(c)
      const rear = { poa_back_sky_diffuse: light.rearSkyWm2[0] }
      return c.value.albedo === 0 ? { ...rear, poa_front: light.frontTransmittedWm2[0] } : rear
    })
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(180)
  })

  // The reference cuts the view of the ground at rows below 5 degrees and samples it; the closed form has neither limit.
  test('front and rear meet the finely sampled reference values', () => {
    const run = runVectors(
      'bifacial_infinite_sheds',
      (c) => {
        const light = lightOf(c)
        return {
          poa_front: light.frontTransmittedWm2[0],
          poa_back_ground_diffuse: light.rearGroundWm2[0],
        }
      },
      { only: (c) => c.value.npoints === 2000, tolerance: { rel: 4e-3, abs: 1e-4 } },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(20)
  })
})
