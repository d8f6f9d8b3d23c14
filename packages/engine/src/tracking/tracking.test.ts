import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { SkyModel } from '../model/block.ts'
import type { Mount } from '../model/mount.ts'
import { cosIncidence } from '../sky/incidence.ts'
import { beamOnPlaneWm2, groundReflectedWm2, skyOnPlane } from '../sky/plane.ts'
import { diffuseSky } from '../sky/sky.ts'
import { relativeAirmass } from '../sun/airmass.ts'
import { type Orientation, planeOrientation } from './orientation.ts'

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

describe('a single-axis tracker', () => {
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

  test('does not follow measured angles that it ignores', () => {
    const inputs = {
      zenithDeg: Float64Array.of(100, 40),
      sunAzimuthDeg: Float64Array.of(300, 120),
      slope: LEVEL,
      groundCoverRatio: 0.4,
    }
    const measured = { ...inputs, measuredRotationDeg: Float64Array.of(12, -33) }
    expect(planeOrientation({ ...TRACKER, ignoresMeasured: true }, measured)).toEqual(
      planeOrientation(TRACKER, inputs),
    )
  })
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

describe('wind', () => {
  test('at its limit stows a single axis, unless its angle was measured', () => {
    const inputs = {
      zenithDeg: Float64Array.of(40, 40, 40, 40),
      sunAzimuthDeg: Float64Array.of(120, 120, 120, 120),
      slope: LEVEL,
      groundCoverRatio: 0.4,
      windMPerS: Float64Array.of(14.9, 15, NaN, 20),
      measuredRotationDeg: Float64Array.of(NaN, NaN, NaN, -33),
    }
    const calm = planeOrientation(TRACKER, inputs).rotationDeg
    const stowed = planeOrientation(
      { ...TRACKER, windStow: { speedMPerS: 15 } },
      inputs,
    ).rotationDeg
    expect(calm[0]).toBeLessThan(-30)
    expect(stowed).toEqual(Float64Array.of(calm[0], 5, calm[2], -33))
  })

  test('lays a dual axis down', () => {
    const mount = {
      kind: 'dualAxis',
      minTiltDeg: 3,
      maxTiltDeg: 70,
      minAzimuthDeg: 60,
      maxAzimuthDeg: 300,
      windStow: { speedMPerS: 12 },
    } as const
    const { tiltDeg, azimuthDeg } = planeOrientation(mount, {
      zenithDeg: Float64Array.of(50, 50),
      sunAzimuthDeg: Float64Array.of(120, 120),
      slope: LEVEL,
      windMPerS: Float64Array.of(3, 12),
    })
    expect(tiltDeg).toEqual(Float64Array.of(50, 3))
    expect(azimuthDeg).toEqual(Float64Array.of(120, 120))
  })
})

/** Light from clear to overcast under suns all over the sky, W/m². */
function manySkies(model: SkyModel) {
  const rows: { zenith: number; azimuth: number; ghi: number; diffuse: number }[] = []
  for (const zenith of [20, 45, 70, 84]) {
    for (const azimuth of [75, 130, 200, 285]) {
      for (const diffuse of [0.1, 0.5, 0.79, 0.8, 0.9, 1]) {
        rows.push({ zenith, azimuth, ghi: 900 * Math.cos(zenith * DEG_TO_RAD), diffuse })
      }
    }
  }
  const of = (value: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, value)
  const zenithDeg = of(({ zenith }) => zenith)
  const ghiWm2 = of(({ ghi }) => ghi)
  const dhiWm2 = of(({ ghi, diffuse }) => ghi * diffuse)
  const dniWm2 = of(({ ghi, diffuse, zenith }) => {
    return (ghi * (1 - diffuse)) / Math.cos(zenith * DEG_TO_RAD)
  })
  const sky = diffuseSky(model, {
    zenithDeg,
    dniWm2,
    dhiWm2,
    extraterrestrialWm2: new Float64Array(rows.length).fill(1366),
    airmass: relativeAirmass(zenithDeg),
  })
  return {
    zenithDeg,
    sunAzimuthDeg: of(({ azimuth }) => azimuth),
    light: { ghiWm2, dniWm2, dhiWm2, sky, albedo: new Float64Array(rows.length).fill(0.2) },
  }
}

describe.each(['perez', 'haydavies', 'isotropic'] as const)(
  'a tracker under the sky %s',
  (model) => {
    const skies = manySkies(model)
    const n = skies.zenithDeg.length
    const optimised = { ...TRACKER, strategy: { kind: 'diffuseOptimised' } } as const

    /** Light of the transposition itself on the planes, W/m². */
    const planeLight = ({ tiltDeg, azimuthDeg }: Orientation) => {
      const { ghiWm2, dniWm2, sky, albedo } = skies.light
      const cos = cosIncidence(tiltDeg, azimuthDeg, skies.zenithDeg, skies.sunAzimuthDeg)
      const parts = skyOnPlane(sky, tiltDeg, cos)
      const beam = beamOnPlaneWm2(dniWm2, cos)
      return groundReflectedWm2(ghiWm2, albedo, tiltDeg).map(
        (ground, i) =>
          ground + beam[i] + parts.isotropicWm2[i] + parts.circumsolarWm2[i] + parts.horizonWm2[i],
      )
    }

    test.each([
      ['level', LEVEL],
      ['sloped', { tiltDeg: 12, azimuthDeg: 150 }],
    ])('of diffuse light never gives less than one of the sun (%s ground)', (_, slope) => {
      const inputs = { ...skies, slope, groundCoverRatio: 0.4 }
      const plain = planeOrientation(TRACKER, inputs)
      const turned = planeOrientation(optimised, inputs)
      const [before, after] = [planeLight(plain), planeLight(turned)]
      let gained = 0
      for (let i = 0; i < n; i++) {
        expect(after[i]).toBeGreaterThanOrEqual(before[i] * (1 - 1e-12))
        expect(Math.abs(turned.rotationDeg[i])).toBeLessThanOrEqual(60)
        if (after[i] > before[i] * 1.001) gained++
      }
      expect(gained).toBeGreaterThan(10)
    })

    test('finds the best of all rotations of a diffuse sky', () => {
      const inputs = { ...skies, slope: LEVEL, groundCoverRatio: 0.4 }
      const after = planeLight(planeOrientation(optimised, inputs))
      const best = new Float64Array(n)
      for (let deg = -60; deg <= 60; deg += 0.5) {
        const tiltDeg = new Float64Array(n).fill(Math.abs(deg))
        const azimuthDeg = new Float64Array(n).fill(deg < 0 ? 90 : 270)
        const rotationDeg = new Float64Array(n).fill(deg)
        planeLight({ rotationDeg, tiltDeg, azimuthDeg }).forEach((light, i) => {
          best[i] = Math.max(best[i], light)
        })
      }
      const { dhiWm2, ghiWm2 } = skies.light
      const short = after.filter(
        (light, i) => dhiWm2[i] >= 0.8 * ghiWm2[i] && light < best[i] * (1 - 1e-9),
      )
      expect(short).toEqual(new Float64Array())
    })

    test('leaves the sun only from its share of diffuse light on', () => {
      const inputs = { ...skies, slope: LEVEL, groundCoverRatio: 0.4 }
      const plain = planeOrientation(TRACKER, inputs).rotationDeg
      const turned = planeOrientation(optimised, inputs).rotationDeg
      const never = planeOrientation(
        { ...TRACKER, strategy: { kind: 'diffuseOptimised', leastDiffuseFraction: 1.1 } },
        inputs,
      ).rotationDeg
      expect(never).toEqual(plain)
      const { dhiWm2, ghiWm2 } = skies.light
      const left = turned.filter((deg, i) => deg !== plain[i] && dhiWm2[i] < 0.795 * ghiWm2[i])
      expect(left).toEqual(new Float64Array())
      expect(turned).not.toEqual(plain)
    })
  },
)

test('a strategy of the light follows the sun without light, and keeps the stow angle at night', () => {
  const mount = { ...TRACKER, strategy: { kind: 'diffuseOptimised' } } as const
  const night = { zenithDeg: one(100), sunAzimuthDeg: one(300), slope: LEVEL }
  const day = { ...night, zenithDeg: one(30) }
  expect(planeOrientation(mount, day)).toEqual(planeOrientation(TRACKER, day))
  const light = {
    ghiWm2: one(0),
    dniWm2: one(0),
    dhiWm2: one(0),
    albedo: one(0.2),
    sky: { domeWm2: one(0), circumsolarNormalWm2: one(0), horizonWm2: one(0) },
  }
  expect(planeOrientation(mount, { ...night, light }).rotationDeg[0]).toBe(5)
})

test('an even sky lays the plane flat', () => {
  const skies = manySkies('isotropic')
  const overcast = {
    ...skies.light,
    dniWm2: new Float64Array(skies.zenithDeg.length),
    dhiWm2: skies.light.ghiWm2,
    sky: diffuseSky('isotropic', {
      zenithDeg: skies.zenithDeg,
      dniWm2: skies.light.dniWm2,
      dhiWm2: skies.light.ghiWm2,
      extraterrestrialWm2: skies.light.ghiWm2,
      airmass: skies.zenithDeg,
    }),
  }
  const { rotationDeg } = planeOrientation(
    { ...TRACKER, strategy: { kind: 'diffuseOptimised' } },
    { ...skies, light: overcast, slope: LEVEL, groundCoverRatio: 0.4 },
  )
  for (const rotation of rotationDeg) expect(Math.abs(rotation)).toBeLessThan(0.01)
})
