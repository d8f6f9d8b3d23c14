import { describe, expect, test } from 'vitest'
import type { Block, TownsendSnow } from '../../model/block.ts'
import { townsendSnowLoss } from '../../snow/townsend.ts'
import { TRACKER_BLOCK } from '../../testing/blocks.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { simulateBlock } from '../simulateBlock.ts'

const HOURLY = greensboroWeather(3600)
const HOURS = HOURLY.airC.length
const JANUARY_H = 31 * 24
/** 10 cm fall on the 5th and 6 cm on the 20th of January; all is gone a week later. */
const DEPTH_CM = Float64Array.from(HOURLY.airC, (_, i) => {
  const day = Math.floor(i / 24)
  if (day >= 4 && day < 11) return 10
  return day >= 19 && day < 26 ? 6 : 0
})
const SNOWY = {
  ...HOURLY,
  snowDepthCm: DEPTH_CM,
  relativeHumidityPercent: new Float64Array(HOURS).fill(70),
}
const SNOW: TownsendSnow = {
  kind: 'townsend',
  slantHeightM: 4,
  lowerEdgeM: 0.8,
  stringFactor: 0.75,
  reposeDeg: 40,
}
const FIXED: Block = {
  ...TRACKER_BLOCK,
  opticsModel: 'openPlane',
  mount: { kind: 'fixed', tiltDeg: 30, azimuthDeg: 180 },
}
const SNOWED: Block = { ...FIXED, snow: SNOW }

const lossOf = ({ poaAfterSoilingWm2, poaAfterSnowWm2 }: Record<string, Float64Array>) =>
  Float64Array.from(poaAfterSnowWm2 ?? [], (after, i) => 1 - after / (poaAfterSoilingWm2?.[i] ?? 0))

describe('snow by what falls in a month', () => {
  test('takes what the formula does from all light of the month and less of the next, and leaves the rear', () => {
    const { series } = simulateBlock(SNOWED, SNOWY)
    const { series: bare } = simulateBlock(FIXED, HOURLY)
    expect(series.rearWm2).toEqual(bare.rearWm2)
    const loss = lossOf({ ...series }).map((share) => (Number.isNaN(share) ? 0 : share))
    const months = [0, 1, 2].map((month) =>
      Math.max(...loss.subarray(month * JANUARY_H, (month + 1) * 28 * 24)),
    )
    const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
    const january = (values: Float64Array) => values.subarray(0, JANUARY_H)
    const [expected] = townsendSnowLoss(
      {
        snowCm: [16, 0],
        snowfalls: [2, 0],
        relativeHumidityPercent: [70, 70],
        airC: [sum(january(HOURLY.airC)) / JANUARY_H, 10],
        poaWhM2: [sum(january(bare.poaNominalWm2)), 1e5],
      },
      { ...SNOW, tiltDeg: 30, frontFraction: 1 },
    )
    expect(months[0]).toBeCloseTo(expected, 9)
    expect(months[0]).toBeGreaterThan(0.01)
    expect(months[1]).toBeGreaterThan(0.2 * expected)
    expect(months[1]).toBeLessThan(0.8 * expected)
    expect(loss.subarray(61 * 24).every((share) => Math.abs(share) < 1e-12)).toBe(true)
  })

  test('is the same of a range as of the whole', () => {
    const whole = simulateBlock(SNOWED, SNOWY).series.poaAfterSnowWm2
    const range = { from: 500, to: 900 }
    const part = simulateBlock(SNOWED, SNOWY, range).series.poaAfterSnowWm2
    expect(part).toEqual(whole.slice(range.from, range.to))
  })

  test('of a month that the weather has in part is that of a whole one of the same mean', () => {
    const hours = 14 * 24
    const cut = Object.fromEntries(
      Object.entries(SNOWY).map(([name, value]) => [
        name,
        value instanceof Float64Array ? value.slice(0, hours) : value,
      ]),
    )
    const weather = { ...SNOWY, ...cut }
    const { poaNominalWm2, poaAfterSoilingWm2, poaAfterSnowWm2 } = simulateBlock(
      SNOWED,
      weather,
    ).series
    const whole = 31 / 14
    const [expected] = townsendSnowLoss(
      {
        snowCm: [10 * whole],
        snowfalls: [whole],
        relativeHumidityPercent: [70],
        airC: [weather.airC.reduce((total, air) => total + air, 0) / hours],
        poaWhM2: [whole * poaNominalWm2.reduce((total, poa) => total + poa, 0)],
      },
      { ...SNOW, tiltDeg: 30, frontFraction: 1 },
    )
    const noon = poaAfterSoilingWm2.indexOf(Math.max(...poaAfterSoilingWm2))
    expect(1 - poaAfterSnowWm2[noon] / poaAfterSoilingWm2[noon]).toBeCloseTo(expected, 9)
  })

  test('is refused for tables that turn, and without humidity', () => {
    expect(() => simulateBlock({ ...TRACKER_BLOCK, snow: SNOW }, SNOWY)).toThrow(/expected fixed/)
    const dry = { ...HOURLY, snowDepthCm: DEPTH_CM }
    expect(() => simulateBlock(SNOWED, dry)).toThrow(/relativeHumidityPercent/)
  })
})
