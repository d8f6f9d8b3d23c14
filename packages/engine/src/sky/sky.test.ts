import { describe, expect, test } from 'vitest'
import { cosIncidence, incidenceAngleDeg } from './incidence.ts'
import { PEREZ_1988 } from './perez1988.ts'
import { skyOnPlane, skyPartsOnPlane } from './plane.ts'
import { diffuseSky, perezSky } from './sky.ts'
import { kingSkyWm2 } from './wholeSky.ts'

const one = (x: number) => Float64Array.of(x)

describe('the diffuse sky on a plane', () => {
  test('a level plane receives the diffuse horizontal irradiance under a clear, high sun', () => {
    const light = {
      zenithDeg: one(40),
      dniWm2: one(800),
      dhiWm2: one(110),
      extraterrestrialWm2: one(1360),
      airmass: one(1.3),
    }
    for (const model of ['perez', 'haydavies', 'isotropic'] as const) {
      const plane = skyOnPlane(
        diffuseSky(model, light),
        one(0),
        one(Math.cos((40 * Math.PI) / 180)),
      )
      const sum = plane.isotropicWm2[0] + plane.circumsolarWm2[0] + plane.horizonWm2[0]
      expect(sum).toBeCloseTo(110, 10)
    }
  })

  test('a missing beam is missing in the sky of Perez', () => {
    const light = {
      zenithDeg: one(40),
      dniWm2: one(NaN),
      dhiWm2: one(110),
      extraterrestrialWm2: one(1360),
      airmass: one(1.3),
    }
    expect(diffuseSky('perez', light).domeWm2[0]).toBeNaN()
  })
})

test('every older set of coefficients of Perez has its eight bins and stays near the one of 1990 under haze', () => {
  const light = {
    zenithDeg: one(40),
    dniWm2: one(300),
    dhiWm2: one(250),
    extraterrestrialWm2: one(1360),
    airmass: one(1.3),
  }
  const sumOf = (coefficients?: readonly number[]) => {
    const plane = skyOnPlane(perezSky(light, undefined, coefficients), one(35), one(0.98))
    return plane.isotropicWm2[0] + plane.circumsolarWm2[0] + plane.horizonWm2[0]
  }
  for (const coefficients of Object.values(PEREZ_1988)) {
    expect(coefficients).toHaveLength(48)
    expect(Math.abs(sumOf(coefficients) / sumOf() - 1)).toBeLessThan(0.1)
  }
})

test('a dark horizon band may darken the whole plane, and its parts tell so', () => {
  const sky = { domeWm2: one(10), circumsolarNormalWm2: one(0), horizonWm2: one(-20) }
  expect(skyPartsOnPlane(sky, one(90), one(-1)).horizonWm2[0]).toBeCloseTo(-20, 12)
  expect(skyOnPlane(sky, one(90), one(-1)).isotropicWm2[0]).toBe(0)
})

test("King's sky is even on a level plane and brighter near the horizon for a low sun", () => {
  const at = (tilt: number, zenith: number) =>
    kingSkyWm2({
      zenithDeg: one(zenith),
      ghiWm2: one(400),
      dhiWm2: one(100),
      tiltDeg: one(tilt),
    })[0]
  expect(at(0, 60)).toBe(100)
  expect(at(90, 80)).toBeGreaterThan(at(90, 20))
})

test('a plane that faces the sun has it at right angles, one turned over behind it', () => {
  const cosOf = (tilt: number, azimuth: number) =>
    cosIncidence(one(tilt), one(azimuth), one(40), one(150))
  expect(incidenceAngleDeg(cosOf(40, 150))[0]).toBeCloseTo(0, 5)
  expect(incidenceAngleDeg(cosOf(140, 330))[0]).toBeCloseTo(180, 5)
})
