import { describe, expect, test } from 'vitest'
import { spencerWm2 } from '../sun/extraterrestrial.ts'
import { clearnessIndex, zenithIndependentClearness } from './clearnessIndex.ts'
import { haurwitzGhiWm2, ineichenClearSky } from './clearSky.ts'
import { completeIrradiance } from './complete.ts'
import { simplifiedSolis } from './simplifiedSolis.ts'
import { bolandSplit, erbsDriesseSplit, erbsSplit, orgillHollandsSplit } from './splitGlobal.ts'

const one = (x: number) => Float64Array.of(x)

describe('a missing component', () => {
  test('closes the triangle whichever it is', () => {
    const zenithDeg = one(60)
    const whole = { ghiWm2: one(500), dniWm2: one(600), dhiWm2: one(200) }
    for (const name of ['ghiWm2', 'dniWm2', 'dhiWm2'] as const) {
      const closed = completeIrradiance({ ...whole, [name]: one(NaN) }, zenithDeg)
      expect(closed[name][0]).toBeCloseTo(whole[name][0], 9)
    }
  })

  test('stays missing with a second one', () => {
    expect(completeIrradiance({ ghiWm2: one(500) }, one(60)).dniWm2[0]).toBeNaN()
  })

  test('is held to a clear sky under a low sun alone', () => {
    const at = (zenithDeg: number) =>
      completeIrradiance(
        { ghiWm2: one(400), dhiWm2: one(100), clearDniWm2: one(500) },
        one(zenithDeg),
      ).dniWm2[0]
    expect(at(82)).toBeCloseTo(550, 9)
    expect(at(70)).toBeGreaterThan(800)
    expect(at(88)).toBe(0)
  })
})

describe('splitting the global irradiance', () => {
  const SPLITS = [
    ['Erbs', erbsSplit],
    ['Erbs and Driesse', erbsDriesseSplit],
    ['Orgill and Hollands', orgillHollandsSplit],
    ['Boland', bolandSplit],
  ] as const

  test.each(SPLITS)('%s closes, clouds make it diffuse and clear skies beam', (_, split) => {
    const ghiWm2 = Float64Array.of(60, 500, 900)
    const zenithDeg = new Float64Array(3).fill(30)
    const { dniWm2, dhiWm2 } = split({
      ghiWm2,
      zenithDeg,
      extraterrestrialWm2: new Float64Array(3).fill(spencerWm2(100)),
    })
    dniWm2.forEach((dni, i) => {
      expect(dhiWm2[i] + dni * Math.cos(Math.PI / 6)).toBeCloseTo(ghiWm2[i], 9)
    })
    expect(dhiWm2[0] / 60).toBeGreaterThan(0.95)
    expect(dhiWm2[2] / 900).toBeLessThan(0.3)
  })

  test.each([0.216, 0.792])("Driesse's form of Erbs does not jump at %d", (clearness) => {
    const shareAt = (k: number) => {
      const ghiWm2 = one(k * 1000)
      const sky = { ghiWm2, zenithDeg: one(0), extraterrestrialWm2: one(1000) }
      return erbsDriesseSplit(sky).dhiWm2[0] / ghiWm2[0]
    }
    expect(Math.abs(shareAt(clearness + 1e-9) - shareAt(clearness - 1e-9))).toBeLessThan(1e-6)
  })

  test('clearness keeps to its bounds', () => {
    const bounds = { most: 2, leastCosZenith: 0.2 }
    const kt = clearnessIndex(one(400), one(89), one(1360), bounds)
    expect(kt[0]).toBeCloseTo(400 / (1360 * 0.2), 12)
    expect(zenithIndependentClearness(one(2), one(20), 1.5)[0]).toBe(1.5)
  })
})

describe('the clear sky', () => {
  test('of three models agrees within a tenth', () => {
    const zenithDeg = one(30)
    const extraterrestrial = one(1361)
    const ineichen = ineichenClearSky(
      {
        apparentZenithDeg: zenithDeg,
        absoluteAirmass: one(1.15),
        linkeTurbidity: one(3),
        extraterrestrialWm2: extraterrestrial,
      },
      0,
    )
    const solis = simplifiedSolis({
      apparentElevationDeg: one(60),
      aod700: one(0.1),
      precipitableWaterCm: one(1.4),
      extraterrestrialWm2: extraterrestrial,
    })
    expect(Math.abs(solis.ghiWm2[0] / ineichen.ghiWm2[0] - 1)).toBeLessThan(0.1)
    expect(Math.abs(haurwitzGhiWm2(zenithDeg)[0] / ineichen.ghiWm2[0] - 1)).toBeLessThan(0.1)
  })

  test('of Solis is dark below the horizon and dims with aerosol', () => {
    const at = (elevationDeg: number, aod: number) =>
      simplifiedSolis({
        apparentElevationDeg: one(elevationDeg),
        aod700: one(aod),
        precipitableWaterCm: one(1),
        extraterrestrialWm2: one(1361),
      })
    expect(at(-5, 0.1).ghiWm2[0]).toBe(0)
    expect(at(40, 0.4).dniWm2[0]).toBeLessThan(at(40, 0.04).dniWm2[0])
    expect(at(40, 0.4).dhiWm2[0]).toBeGreaterThan(at(40, 0.04).dhiWm2[0])
  })
})
