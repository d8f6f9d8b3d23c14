import { describe, expect, test } from 'vitest'
import { cosIncidence } from '../sky/incidence.ts'
import { skyOnPlane } from '../sky/plane.ts'
import { perezSky } from '../sky/sky.ts'
import { reindlSkyWm2 } from '../sky/wholeSky.ts'
import { relativeAirmass } from '../sun/airmass.ts'
import { hdkrSky } from './hdkrSky.ts'
import { perezHighSunSky } from './perezHighSun.ts'

const of = (...values: number[]): Float64Array => Float64Array.from(values)

function lightAt(zenith: number, dni: number, dhi: number) {
  const zenithDeg = of(zenith)
  const ghi = dni * Math.max(0, Math.cos((zenith * Math.PI) / 180)) + dhi
  return {
    zenithDeg,
    dniWm2: of(dni),
    dhiWm2: of(dhi),
    ghiWm2: of(ghi),
    extraterrestrialWm2: of(1366.1),
    airmass: relativeAirmass(zenithDeg),
  }
}

describe('the sky of Hay, Davies, Klucher and Reindl', () => {
  test.each([
    [0, 30, 800, 100],
    [25, 50, 600, 200],
    [60, 75, 300, 90],
    [90, 40, 0, 150],
  ])('in parts is Reindl’s on a plane of %d°', (tilt, zenith, dni, dhi) => {
    const light = lightAt(zenith, dni, dhi)
    const tiltDeg = of(tilt)
    const cos = cosIncidence(tiltDeg, of(180), light.zenithDeg, of(200))
    const parts = skyOnPlane(hdkrSky({ ...light, tiltDeg }), tiltDeg, cos)
    const sum = parts.isotropicWm2[0] + parts.circumsolarWm2[0] + parts.horizonWm2[0]
    expect(sum).toBeCloseTo(reindlSkyWm2({ ...light, tiltDeg, cosIncidence: cos })[0], 9)
  })

  test('has a number with the sun below the horizon', () => {
    const sky = hdkrSky({ ...lightAt(90.2, 20, 10), tiltDeg: of(25) })
    expect(sky.domeWm2[0] + sky.circumsolarNormalWm2[0] + sky.horizonWm2[0]).toBeGreaterThan(0)
  })
})

describe('Perez’ sky of a high sun', () => {
  test('is Perez’ above 2.5° of elevation', () => {
    const light = lightAt(87, 200, 40)
    expect(perezHighSunSky(light)).toEqual(perezSky(light))
  })

  test('is an even dome below', () => {
    expect(perezHighSunSky(lightAt(88.8, 48, 43))).toEqual({
      domeWm2: of(43),
      circumsolarNormalWm2: of(0),
      horizonWm2: of(0),
    })
  })
})
