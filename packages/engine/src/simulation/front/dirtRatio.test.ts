import { describe, expect, test } from 'vitest'
import type { Block, Soiling } from '../../model/block.ts'
import { TRACKER_BLOCK } from '../../testing/blocks.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { simulateBlock } from '../simulateBlock.ts'
import { dirtRatio, hasDirtWeather } from './dirtRatio.ts'

const HOURLY = greensboroWeather(3600)
const N = HOURLY.airC.length
/** Two dry days, then 8 mm at the hour 60. */
const rainMm = Float64Array.from({ length: N }, (_, i) => (i === 60 ? 8 : 0))
const RAINY = { ...HOURLY, rainMm }
const DUSTY = {
  ...RAINY,
  pm25UgPerM3: new Float64Array(N).fill(20),
  pm10UgPerM3: new Float64Array(N).fill(60),
}
const KIMBER: Soiling = {
  kind: 'kimber',
  lossPerDay: 0.024,
  cleaningRainMm: 6,
  graceDays: 1,
  maxLossFraction: 0.3,
}
const HSU: Soiling = {
  kind: 'hsu',
  fineMPerS: 0.0009,
  coarseMPerS: 0.004,
  tiltDeg: 0,
  cleaningRainMm: 0.5,
}
const of = (soiling: Soiling): Block => ({ ...TRACKER_BLOCK, soiling })
const ratio = (soiling: Soiling, weather = DUSTY, from = 0, to = N): Float64Array =>
  dirtRatio(of(soiling), weather, { from, to }, weather.intervalStartUtcMs.subarray(from, to))

describe('dirt by rain', () => {
  test('grows by the hour, is gone with rain and stays away for the days of grace', () => {
    const left = ratio(KIMBER)
    expect(left[0]).toBe(1)
    expect(left[59]).toBeCloseTo(1 - 59 * 0.001, 12)
    expect([...left.subarray(60, 107)].every((share) => share === 1)).toBe(true)
    // the window of a day has the rain until the hour 83, and a day of grace follows
    expect(left[108]).toBeCloseTo(1 - 0.001 * 2, 12)
  })

  test('is washed at midnight of its days', () => {
    const midnight = HOURLY.intervalStartUtcMs.findIndex(
      (utcMs, i) => i > 0 && new Date(utcMs + HOURLY.utcOffsetH * 3_600_000).getUTCHours() === 0,
    )
    const onUtcMs = Date.UTC(
      new Date(
        (HOURLY.intervalStartUtcMs[midnight] ?? 0) + HOURLY.utcOffsetH * 3_600_000,
      ).getUTCFullYear(),
      0,
      1,
    )
    const left = ratio({ ...KIMBER, wash: { intervalDays: 1, onUtcMs } })
    expect(left[midnight]).toBe(1)
    expect(left[midnight + 5]).toBeCloseTo(1 - 0.005, 12)
  })

  test('of dust takes light by the mass that fell since the rain', () => {
    const left = ratio(HSU)
    const mass = 60 * 3600 * (20e-6 * 0.0009 + 40e-6 * 0.004)
    // the error function of a small argument is 2/√π · (x - x³/3 + x⁵/10)
    const x = 0.17 * mass ** 0.8473
    const erf = (2 / Math.sqrt(Math.PI)) * (x - x ** 3 / 3 + x ** 5 / 10)
    expect(left[59]).toBeCloseTo(1 - 0.3437 * erf, 6)
    expect(left[60]).toBe(1)
    expect(left[61]).toBeCloseTo(left[0] ?? NaN, 12)
  })

  test.each([KIMBER, HSU])('of $kind in ranges is that of the whole, byte for byte', (soiling) => {
    const whole = ratio(soiling)
    for (const [from, to] of [
      [0, 50],
      [50, 70],
      [70, N],
    ] as const)
      expect(ratio(soiling, DUSTY, from, to)).toEqual(whole.slice(from, to))
  })

  test('dims the front after its shade, and moves no stage before it', () => {
    const range = { from: 48, to: 72 }
    const { series } = simulateBlock(of(KIMBER), DUSTY, range)
    const clean = simulateBlock(
      of({ kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0) }),
      DUSTY,
      range,
    ).series
    const left = ratio(KIMBER).subarray(48, 72)
    expect(series.poaAfterShadingWm2).toEqual(clean.poaAfterShadingWm2)
    expect(series.rearWm2).toEqual(clean.rearWm2)
    series.poaAfterSoilingWm2.forEach((lightWm2, i) =>
      expect(lightWm2).toBeCloseTo((left[i] ?? NaN) * (clean.poaAfterSoilingWm2[i] ?? NaN), 9),
    )
  })

  test('needs its columns of the weather', () => {
    expect(() => ratio(KIMBER, HOURLY as typeof DUSTY)).toThrow(
      'Block block: got weather without rainMm, expected it for kimber soiling',
    )
    expect(() => ratio(HSU, RAINY as typeof DUSTY)).toThrow('without pm25UgPerM3')
    expect(hasDirtWeather(HSU, RAINY)).toBe(false)
    expect(hasDirtWeather(KIMBER, RAINY)).toBe(true)
    expect(hasDirtWeather({ kind: 'monthly', lossByMonth: [] }, HOURLY)).toBe(true)
  })
})
