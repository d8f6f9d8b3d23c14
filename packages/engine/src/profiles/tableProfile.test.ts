import { mean } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { fieldFactors } from '../field/fieldFactors.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { someDays } from '../testing/someDays.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import type { FaceLight } from './faceLight.ts'
import { type TableProfile, tableProfile, zoneOfTables } from './tableProfile.ts'

const block = smallTrackerBlock()
const factors = fieldFactors(block)
if (factors === undefined) throw new Error('got no factors, expected those of a traced block')
const weather = prepareWeather(someDays([16, 190]), block.site)
const whole = { from: 0, to: 48 }
const { series, zones } = simulatePreparedBlock(block, weather, whole, factors)

const profileOf = (range: typeof whole, index: number): TableProfile =>
  tableProfile(block, weather, range, factors, index)

describe('profile of a class of tables', () => {
  const profiles = factors.classes.map((_, index) => profileOf(whole, index))

  test('has the mean light of its zone, whichever way it is summed', () => {
    profiles.forEach(({ modules, cells, chord, tiers, columns, cellRows }, zone) => {
      expect([tiers, columns, cellRows]).toEqual([1, 4, 12])
      const effective = mean(zones?.effectiveWm2[zone] ?? new Float64Array(1))
      const rear = mean(zones?.rearWm2[zone] ?? new Float64Array(1))
      for (const part of [modules, cells, chord] satisfies FaceLight[]) {
        // single precision of the profile
        expect(mean(part.effectiveWm2) / effective).toBeCloseTo(1, 6)
        expect(mean(part.rearWm2) / rear).toBeCloseTo(1, 6)
      }
    })
  })

  test('weighed by tables has the light of the block', () => {
    const of = zoneOfTables(block) ?? new Int32Array()
    const all = of.reduce((sum, zone) => sum + mean(profiles[zone].modules.effectiveWm2), 0)
    expect(all / of.length / mean(series.effectiveWm2)).toBeCloseTo(1, 6)
  })

  test('is brighter behind at the ends of a row that lie open', () => {
    const { rearWm2 } = profiles[0].modules
    expect(rearWm2[0]).toBeGreaterThan(rearWm2[1])
    expect(rearWm2[3]).toBeGreaterThan(rearWm2[2])
  })

  test('is darker behind at the tube', () => {
    const { rearWm2 } = profiles[0].chord
    expect(rearWm2[5]).toBeLessThan(0.9 * rearWm2[0])
    expect(rearWm2[6]).toBeLessThan(0.9 * rearWm2[11])
  })

  test('distinguishes a loss by the fit and by the circuit, of one size', () => {
    for (const { unevenness } of profiles) {
      const { differenceFraction, estimatedFraction, solved } = unevenness
      expect(differenceFraction).toBeGreaterThan(0.002)
      expect(differenceFraction).toBeLessThan(0.1)
      const { shadeFraction, frontFraction, rearFraction, totalFraction } = solved ?? NO_LOSS
      expect(shadeFraction + frontFraction + rearFraction).toBeCloseTo(totalFraction, 12)
      expect(totalFraction).toBeGreaterThan(0.1 * estimatedFraction)
      expect(totalFraction).toBeLessThan(5 * estimatedFraction)
    }
  })

  const NO_LOSS = {
    shadeFraction: Number.NaN,
    frontFraction: Number.NaN,
    rearFraction: Number.NaN,
    totalFraction: Number.NaN,
  }
})

test('a period is the mean of its instants', () => {
  const noon = [35, 36, 37].map((from) => profileOf({ from, to: from + 1 }, 0))
  const period = profileOf({ from: 35, to: 38 }, 0)
  expect(period.hours).toBe(3)
  period.cells.effectiveWm2.forEach((value, k) => {
    const sum = noon.reduce((all, { cells }) => all + cells.effectiveWm2[k], 0)
    expect(sum / 3).toBeCloseTo(value, 9)
  })
})

test('at night there is no light and no loss', () => {
  const night = profileOf({ from: 0, to: 3 }, 0)
  expect(mean(night.cells.effectiveWm2)).toBe(0)
  expect(night.unevenness).toEqual({
    differenceFraction: 0,
    estimatedFraction: 0,
    solved: undefined,
  })
})

test('a class that the block has not is refused', () => {
  expect(() => profileOf(whole, 99)).toThrow('got class 99')
})
