import { describe, expect, test } from 'vitest'
import { groundMask, skyMask } from './rowMask.ts'
import { rowShadow, shadedArea } from './rowShadow.ts'

const cos = (deg: number): number => Math.cos((deg * Math.PI) / 180)
const sin = (deg: number): number => Math.sin((deg * Math.PI) / 180)

describe('masks of the next row', () => {
  test('a row alone loses nothing', () => {
    expect(skyMask(cos(30), 1e-6)).toBeCloseTo(1, 5)
    const light = { sunUp: sin(40), beamWm2: 500, diffuseWm2: 100 }
    expect(groundMask(cos(30), 0.4, light, 1)).toBe(1)
    expect(groundMask(cos(30), 1e-5, light, 1000)).toBeCloseTo(1, 3)
  })

  test('a level row has neither shade nor ground', () => {
    expect(skyMask(1, 0.9)).toBeCloseTo(1, 12)
    expect(groundMask(1, 0.4, { sunUp: 1, beamWm2: 800, diffuseWm2: 100 }, 50)).toBe(1)
  })

  test.each([
    // tilt, coverage, rows, zenith, DNI, DHI; sky and ground mask of SSC 308 (Phoenix, 21 May)
    [60, 0.4, 138, 65.658, 669, 89, 0.87985, 0.25049],
    [53.207, 0.4, 138, 53.215, 805, 99, 0.89624, 0.52769],
    [25, 0.5, 69, 13.186, 927, 128, 0.95843, 0.53253],
  ])('%d° and %d meet SSC', (tilt, coverage, rows, zenith, dni, dhi, sky, ground) => {
    // SSC sums a thousand places along the row.
    expect(Math.abs(skyMask(cos(tilt), coverage) - sky)).toBeLessThan(0.003)
    const light = { sunUp: cos(zenith), beamWm2: dni * cos(zenith), diffuseWm2: dhi }
    expect(groundMask(cos(tilt), coverage, light, rows)).toBeCloseTo(ground, 4)
  })
})

describe('the shadow of a fixed row', () => {
  const size = { widthM: 4, lengthM: 30, pitchM: 8 }
  const row = { cosTilt: cos(25), sinTilt: sin(25) }

  test('straight ahead, is as high as the sun’s line over the row before', () => {
    const sun = { sunUp: sin(15), sunAhead: cos(15), sunAlong: 0 }
    const { heightFraction, freeEndM } = rowShadow({ ...row, ...sun }, size)
    // Law of sines between the row, the ground and the sun's ray from the upper edge.
    const shadowM = (4 * sin(25 + 15)) / sin(15)
    expect(heightFraction).toBeCloseTo(1 - 8 / shadowM, 12)
    expect(freeEndM).toBe(0)
  })

  test('leaves an end free on the sun’s side, mornings as evenings', () => {
    const sun = { sunUp: sin(10), sunAhead: cos(10) * cos(40), sunAlong: cos(10) * sin(40) }
    const morning = rowShadow({ ...row, ...sun }, size)
    const evening = rowShadow({ ...row, ...sun, sunAlong: -sun.sunAlong }, size)
    expect(morning.freeEndM).toBeGreaterThan(1)
    expect(evening).toEqual(morning)
    expect(shadedArea(morning, size)).toBeLessThan(morning.heightFraction)
  })

  test('is none at night, with the sun behind, or on level rows', () => {
    const sun = { sunUp: sin(10), sunAhead: cos(10), sunAlong: 0 }
    const none = { heightFraction: 0, freeEndM: 0 }
    expect(rowShadow({ ...row, ...sun, sunUp: -0.1 }, size)).toEqual(none)
    expect(rowShadow({ ...row, ...sun, sunAhead: -0.5 }, size)).toEqual(none)
    expect(rowShadow({ cosTilt: 1, sinTilt: 0, ...sun }, size)).toEqual(none)
  })
})
