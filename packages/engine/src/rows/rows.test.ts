import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import {
  groundSkyViewFactorAt,
  rowGroundViewFactor,
  rowSkyViewFactor,
} from '../optics/rowViewFactors.ts'
import { type Ants2dInput, ants2d } from './ants2d.ts'
import { faceStripViewFactors, stripSkyViewFactor, stripSunlitFraction } from './groundStrips.ts'
import { martinezLossFraction } from './martinez.ts'
import { groundAngleDeg, maskingAngleDeg, meanMaskingAngleDeg } from './maskingAngle.ts'
import { sunwardSky } from './sunwardSky.ts'

const ROWS = { width: 2, pitch: 5, height: 1.5 }

describe('masking angle', () => {
  test.each([
    [20, 0.3],
    [45, 0.5],
    [85, 0.8],
  ])('its closed mean is the mean of its places (tilt %d°, cover %d)', (tilt, cover) => {
    const places = 4000
    let sum = 0
    for (let i = 0; i < places; i++) sum += maskingAngleDeg(tilt, cover, (i + 0.5) / places)
    expect(meanMaskingAngleDeg(tilt, cover)).toBeCloseTo(sum / places, 4)
  })

  test('is none at the upper edge, and the ground angle none at the lower', () => {
    expect(maskingAngleDeg(30, 0.4, 1)).toBe(0)
    expect(groundAngleDeg(30, 0.4, 0)).toBe(0)
  })
})

test('shade on a block takes more power than area', () => {
  const loss = martinezLossFraction(1000, 800, {
    shadedFraction: 0.1,
    shadedBlocks: 2,
    totalBlocks: 4,
  })
  expect(loss).toBeGreaterThan(0.08)
  expect(loss).toBeCloseTo(0.8 * (1 - 0.9 * 0.6), 12)
})

test('light around the sun only changes its place', () => {
  const one = (x: number) => Float64Array.of(x)
  const light = {
    zenithDeg: one(50),
    dniWm2: one(700),
    dhiWm2: one(120),
    extraterrestrialWm2: one(1360),
    airmass: one(1.55),
  }
  const cosZenith = Math.cos(50 * DEG_TO_RAD)
  for (const model of ['isotropic', 'haydavies', 'perez', 'perez-driesse'] as const) {
    const { dniWm2, dhiWm2 } = sunwardSky(model, light)
    expect(dhiWm2[0] + dniWm2[0] * cosZenith).toBeCloseTo(120 + 700 * cosZenith, 9)
  }
})

describe('strips of ground', () => {
  test.each([-60, -20, 0, 35, 75, 90])('see the mean of the sky of their places (%d°)', (deg) => {
    const rotationRad = deg * DEG_TO_RAD
    const places = 2000
    let sum = 0
    for (let i = 0; i < places; i++) {
      sum += groundSkyViewFactorAt({
        rotationRad,
        groundCoverage: ROWS.width / ROWS.pitch,
        pitchM: ROWS.pitch,
        centreHeightM: ROWS.height,
        x: 0.2 + (0.3 * (i + 0.5)) / places,
        maxRows: 40,
      })
    }
    const closed = stripSkyViewFactor({ ...ROWS, rotationRad }, 1, 2.5, 40)
    expect(closed).toBeCloseTo(sum / places, 4)
  })

  test.each([
    [-50, 0.1, 0.6],
    [0, 0, 1],
    [30, 0.25, 0.75],
    [90, 0, 1],
    [140, 0.3, 1],
    [180, 0, 1],
    [215, 0, 0.5],
  ])('share what a part of a face sees of the ground (%d°, %d to %d)', (deg, x0, x1) => {
    const rotationRad = deg * DEG_TO_RAD
    const bounds = Float64Array.of(0, 0.1, 0.4, 0.5, 1)
    const views = faceStripViewFactors({ ...ROWS, rotationRad }, x0, x1, bounds, 400)
    const leansRight = Math.sin(rotationRad) < 0
    const all = rowGroundViewFactor(
      Math.cos(rotationRad),
      ROWS.width / ROWS.pitch,
      leansRight ? 1 - x1 : x0,
      leansRight ? 1 - x0 : x1,
    )
    expect(views.every((view) => view >= 0)).toBe(true)
    expect(views.reduce((a, b) => a + b)).toBeCloseTo(all, 5)
  })

  test('lose to shadow what the rows take of the beam', () => {
    const sunRad = 40 * DEG_TO_RAD
    const rotationRad = 30 * DEG_TO_RAD
    const sunlit = stripSunlitFraction({ ...ROWS, rotationRad }, sunRad, 0, ROWS.pitch)
    const onRows = (ROWS.width * Math.cos(rotationRad - sunRad)) / Math.cos(sunRad)
    expect((1 - sunlit) * ROWS.pitch).toBeCloseTo(onRows, 9)
  })
})

describe('rows part by part', () => {
  const input: Ants2dInput = {
    rotationDeg: 35,
    axisAzimuthDeg: 180,
    axisTiltDeg: 0,
    crossAxisSlopeDeg: 0,
    groundCoverage: 0.4,
    pitchM: 5,
    centreHeightM: 1.5,
    sunZenithDeg: 75,
    sunAzimuthDeg: 265,
    ghiWm2: 350,
    dniWm2: 800,
    dhiWm2: 143,
    albedo: new Float64Array(10).fill(0.2),
    rowParts: 8,
    maxRows: 40,
  }
  const mean = (values: Float64Array) => values.reduce((a, b) => a + b) / values.length

  test('have the mean of the row as a whole', () => {
    const parts = ants2d(input)
    const whole = ants2d({ ...input, rowParts: 1 })
    for (const side of ['front', 'rear'] as const) {
      for (const key of ['directWm2', 'skyWm2', 'groundWm2', 'shadedFraction'] as const) {
        expect(mean(parts[side][key])).toBeCloseTo(whole[side][key][0], 9)
      }
    }
    expect(whole.front.skyWm2[0]).toBeCloseTo(
      143 * rowSkyViewFactor(Math.cos(35 * DEG_TO_RAD), 0.4),
      9,
    )
  })

  test('are shaded from the lower edge up, which is towards the evening sun', () => {
    const { shadedFraction } = ants2d({ ...input, groundCoverage: 0.7 }).front
    expect(shadedFraction[0]).toBe(1)
    expect(shadedFraction[7]).toBe(0)
  })

  test('turned the other way in the morning see the same in a mirror', () => {
    const evening = ants2d(input)
    const morning = ants2d({
      ...input,
      rotationDeg: -35,
      sunAzimuthDeg: 95,
      albedo: input.albedo.toReversed(),
    })
    const mirrored = morning.rear.groundWm2.toReversed()
    mirrored.forEach((light, i) => expect(light).toBeCloseTo(evening.rear.groundWm2[i], 9))
  })

  test('on a slope that turns rows, sun and ground together keep beam and shade', () => {
    const level = ants2d(input)
    const slope = 10
    const cos = Math.cos(slope * DEG_TO_RAD)
    // A sun due west, so that the cross-section turns as a whole.
    const west = { ...input, sunAzimuthDeg: 270 }
    const turned = ants2d({
      ...west,
      rotationDeg: input.rotationDeg + slope,
      sunZenithDeg: west.sunZenithDeg + slope,
      crossAxisSlopeDeg: slope,
      pitchM: input.pitchM * cos,
      groundCoverage: input.groundCoverage / cos,
      centreHeightM: input.centreHeightM / cos,
    })
    const plain = ants2d(west)
    expect(mean(turned.front.directWm2)).toBeCloseTo(mean(plain.front.directWm2), 8)
    expect(mean(turned.front.skyWm2)).toBeCloseTo(mean(level.front.skyWm2), 8)
  })
})
