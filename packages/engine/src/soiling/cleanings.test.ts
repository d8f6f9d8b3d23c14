import { describe, expect, test } from 'vitest'
import type { Soiling } from '../model/block.ts'
import type { Weather } from '../model/weather.ts'
import { meanDirtRatio } from '../simulation/front/dirtRatio.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { daysSinceCleaning } from './cleaningDays.ts'
import { cleaningsPerYear, withCleanings } from './cleanings.ts'

const HOURS = 8760
/** A year of hours from its local midnight, under constant light. */
const year: Weather = {
  ...greensboroWeather(3600),
  stepS: 3600,
  utcOffsetH: 0,
  intervalStartUtcMs: Float64Array.from(
    { length: HOURS },
    (_, i) => Date.UTC(2021, 0, 1) + i * 3_600_000,
  ),
  rainMm: new Float64Array(HOURS),
}
const LIGHT = new Float64Array(HOURS).fill(700)
const loss = (soiling: Soiling | undefined, light = LIGHT): number =>
  soiling ? 1 - meanDirtRatio({ id: 'b', soiling }, year, light) : Number.NaN

const SAWTOOTH: Soiling = {
  kind: 'sawtooth',
  lossPerDay: 0.001,
  cleaningIntervalDays: 73,
  lastCleaningUtcMs: Date.UTC(2020, 4, 17),
}
const KIMBER: Soiling = {
  kind: 'kimber',
  lossPerDay: 0.001,
  cleaningRainMm: 6,
  graceDays: 0,
  maxLossFraction: 0.3,
  wash: { intervalDays: 73, onUtcMs: Date.UTC(2021, 0, 1) },
}

describe('cleanings evenly spread', () => {
  test.each([1, 5, 73, 365])(
    '%d a year of a sawtooth in constant light lose r (365/n - 1)/2',
    (n) => {
      expect(loss(withCleanings(SAWTOOTH, n))).toBeCloseTo((0.001 * (365 / n - 1)) / 2, 12)
    },
  )

  test('are on whole days: intervals of 52 and 53 days for seven a year', () => {
    const ages = Array.from({ length: 365 }, (_, day) =>
      daysSinceCleaning({ intervalDays: 365 / 7, onUtcMs: 0 }, day),
    )
    const lengths = ages.flatMap((age, day) =>
      ages[day + 1] === 0 || day === 364 ? [age + 1] : [],
    )
    expect(lengths.toSorted((a, b) => a - b)).toEqual([52, 52, 52, 52, 52, 52, 53])
    expect(daysSinceCleaning({ intervalDays: 365 / 7, onUtcMs: 0 }, -365)).toBe(0)
  })

  test('are counted of each kind of dirt', () => {
    expect(cleaningsPerYear(SAWTOOTH)).toBe(5)
    expect(cleaningsPerYear(KIMBER)).toBe(5)
    expect(cleaningsPerYear(withCleanings(KIMBER, 0)!)).toBe(0)
    expect(cleaningsPerYear({ kind: 'monthly', lossByMonth: [] })).toBeUndefined()
  })

  test('of dirt by rain lose less the more there are; without any it stops at its maximum', () => {
    const losses = Array.from({ length: 13 }, (_, n) => loss(withCleanings(KIMBER, n)))
    expect(losses).toEqual(losses.toSorted((a, b) => b - a))
    // hourly growth from clean: 0.001·t/24 until 300 days, then 0.3
    expect(losses[0]).toBeCloseTo((300 * 0.15 + 65 * 0.3) / 365, 4)
    expect(losses[5]).toBeCloseTo((0.001 * (73 - 1 / 24)) / 2, 12)
  })

  test('of dust wash it off', () => {
    const dust = new Float64Array(HOURS).fill(30)
    const dusty = { ...year, pm25UgPerM3: dust, pm10UgPerM3: dust.map((ug) => 2 * ug) }
    const soiling: Soiling = {
      kind: 'hsu',
      fineMPerS: 0.0009,
      coarseMPerS: 0.004,
      tiltDeg: 20,
      cleaningRainMm: 0.5,
    }
    const passing = [0, 4, 365].map((n) =>
      meanDirtRatio({ id: 'b', soiling: withCleanings(soiling, n)! }, dusty, LIGHT),
    )
    expect(passing).toEqual(passing.toSorted((a, b) => a - b))
    expect(passing[2]).toBeGreaterThan(0.99)
  })

  test('say nothing of monthly losses, nor a sawtooth of none', () => {
    expect(withCleanings({ kind: 'monthly', lossByMonth: [] }, 3)).toBeUndefined()
    expect(withCleanings(SAWTOOTH, 0)).toBeUndefined()
  })

  test('weigh by the light: what falls at night or is missing counts for nothing', () => {
    const first = Float64Array.from({ length: HOURS }, (_, i) => (i < 24 ? 500 : i < 48 ? NaN : 0))
    const cleaned: Soiling = { ...SAWTOOTH, lastCleaningUtcMs: Date.UTC(2020, 11, 22) }
    expect(loss(cleaned, first)).toBeCloseTo(0.01, 12)
    expect(loss(cleaned, new Float64Array(HOURS))).toBeNaN()
    expect(() => loss(cleaned, new Float64Array(2))).toThrow('got light of 2 steps, expected 8760')
  })
})
