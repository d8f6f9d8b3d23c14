import { expect, test } from 'vitest'
import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'
import { makeSunAtIntervals } from '../sun/sunAtIntervals.ts'
import { clearSkyIndexModifier } from './clearSkyIndex.ts'

const CDTE = [1.002, -0.07108, 0.02465] as const

function modifier(ghiWm2: number, zenithDeg: number, airmass: number): number {
  const sun = makeSunAtIntervals(1)
  sun.apparentZenithDeg[0] = zenithDeg
  return clearSkyIndexModifier(Float64Array.of(ghiWm2), sun, Float64Array.of(airmass), CDTE)[0]
}

const clearWm2 = (zenithDeg: number): number => haurwitzGhiWm2(Float64Array.of(zenithDeg))[0]

test('under a clear sky the airmass alone decides', () => {
  expect(modifier(clearWm2(40), 40, 1)).toBeCloseTo(1.002, 12)
  expect(modifier(clearWm2(60), 60, 2)).toBeCloseTo(1.002 * 2 ** 0.02465, 12)
})

test('clouds take red light before blue: CdTe gains', () => {
  expect(modifier(0.3 * clearWm2(40), 40, 1.3)).toBeCloseTo(
    1.002 * 0.3 ** -0.07108 * 1.3 ** 0.02465,
    12,
  )
})

test('the index is bounded, and without an airmass there is no answer', () => {
  expect(modifier(0, 40, 1.3)).toBe(modifier(0.01 * clearWm2(40), 40, 1.3))
  expect(modifier(5, 91, Number.NaN)).toBeNaN()
})
