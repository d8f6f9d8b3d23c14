import { sum } from '@duet/units'
import { expect, test } from 'vitest'
import { exceedance } from './exceedance.ts'
import { lifeTable } from './lifeTable.ts'
import { USUAL_UNCERTAINTY } from './uncertaintyPart.ts'

const LAW = { firstYearFraction: 0.02, laterYearsFraction: 0.005 }
const block = { energyKwh: 1000, degradation: LAW, runFactor: 1 }

test('a block loses half its first-year rate in the first year, then the yearly one', () => {
  const { years } = lifeTable({ energyKwh: 1000, blocks: [block] }, 25, USUAL_UNCERTAINTY)
  expect(years).toHaveLength(25)
  expect(years[0]!.energyKwh).toBeCloseTo(990, 9)
  expect(years[1]!.energyKwh).toBeCloseTo(977.5, 9)
  expect(years[24]!.energyKwh).toBeCloseTo(1000 * (0.98 - 0.005 * 23.5), 9)
  expect(years[24]!.cumulatedKwh).toBeCloseTo(sum(years.map(({ energyKwh }) => energyKwh)), 6)
  expect(years[4]!.p90Kwh).toBe(exceedance(years[4]!.energyKwh, USUAL_UNCERTAINTY).p90)
})

test('what age has left in the run is not taken twice', () => {
  const aged = { ...block, energyKwh: 900, runFactor: 0.9 }
  const { years } = lifeTable({ energyKwh: 900, blocks: [aged] }, 2, USUAL_UNCERTAINTY)
  expect(years[1]!.energyKwh).toBeCloseTo(977.5, 9)
})

test('blocks age by their own laws, weighted by energy', () => {
  const still = {
    energyKwh: 3000,
    runFactor: 1,
    degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
  }
  const { years } = lifeTable({ energyKwh: 4000, blocks: [block, still] }, 1, USUAL_UNCERTAINTY)
  expect(years[0]!.energyKwh).toBeCloseTo(3990, 9)
})

test('the life is as certain as the mean of its years', () => {
  const still = { ...block, degradation: { firstYearFraction: 0, laterYearsFraction: 0 } }
  const { total } = lifeTable({ energyKwh: 1000, blocks: [still] }, 10, USUAL_UNCERTAINTY)
  expect(total.p90).toBeCloseTo(exceedance(10_000, USUAL_UNCERTAINTY, 10).p90, 6)
})

test('modules that are worn out before the end of the life give nothing more', () => {
  const fast = { ...block, degradation: { firstYearFraction: 0.5, laterYearsFraction: 0.5 } }
  const { years, total } = lifeTable({ energyKwh: 1000, blocks: [fast] }, 5, USUAL_UNCERTAINTY)
  expect(years.map(({ energyKwh }) => energyKwh)).toEqual([750, 250, 0, 0, 0])
  expect(total.p50).toBeCloseTo(1000, 9)
})

test('the life follows the compounding law and LeTID as the run does', () => {
  const degradation = { ...LAW, law: 'compounding', letid: { fraction: 0.02, years: 1 } } as const
  const plant = { energyKwh: 1000, blocks: [{ ...block, degradation }] }
  const { years } = lifeTable(plant, 20, USUAL_UNCERTAINTY)
  // the mean of a year of a falling exponential is that of its middle but for 1e-6
  expect(years[19]!.factor).toBeCloseTo(0.98 * 0.98 * 0.995 ** 18.5, 5)
})

test('the life falls faster where modules age unlike', () => {
  const degradation = { ...LAW, spread: { years: [10, 20], lost: [0.02, 0.06] } }
  const of = (law: typeof LAW) =>
    lifeTable({ energyKwh: 1000, blocks: [{ ...block, degradation: law }] }, 20, USUAL_UNCERTAINTY)
  const [alike, unlike] = [of(LAW), of(degradation)]
  const ratio = (year: number): number =>
    unlike.years[year - 1]!.energyKwh / alike.years[year - 1]!.energyKwh
  expect(ratio(1)).toBeGreaterThan(0.9999)
  expect(ratio(10)).toBeCloseTo(1 - 0.02 * 0.95 ** 2, 4)
  expect(ratio(20)).toBeLessThan(ratio(10))
})
