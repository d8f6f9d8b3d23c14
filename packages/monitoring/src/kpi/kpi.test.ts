import { describe, expect, it } from 'vitest'
import { evaluatePlant } from '../evaluatePlant.ts'
import { at, madePlant, randomNumbers } from '../testing/madePlant.ts'
import {
  type AvailabilityTerms,
  countedEnergy,
  energyAvailability,
  timeAvailability,
} from './availability.ts'
import { degradationRate } from './degradation.ts'
import { modelPerformance } from './modelPerformance.ts'
import { plantFigures } from './plantFigures.ts'
import { powerFactorOf } from './powerFactorOf.ts'

/** Standard normal numbers (Box and Muller). */
function normals(n: number, seed: number): Float64Array {
  const random = randomNumbers(seed)
  return Float64Array.from({ length: n }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    return radius * Math.cos(2 * Math.PI * random())
  })
}

describe('model performance', () => {
  it('of a model with noise of 3 % of the mean is what the noise is', () => {
    const n = 20_000
    const noise = normals(n, 1)
    const model = Float64Array.from({ length: n }, (_, i) => 1000 * (1 - Math.cos(i / 50)))
    const sensor = model.map((value, i) => value + 30 * noise[i])
    const found = modelPerformance(model, sensor)
    expect(Math.abs(found?.nmbe ?? 1)).toBeLessThan(0.003)
    expect(found?.nrmse).toBeCloseTo(0.03, 3)
    expect(found?.r2).toBeGreaterThan(0.99)
    expect(found?.slope).toBeCloseTo(1, 2)
  })

  it('leaves out what is missing or not to count', () => {
    const model = Float64Array.of(10, 10, Number.NaN, 10)
    const sensor = Float64Array.of(8, 10, 10, 90)
    expect(modelPerformance(model, sensor, (i) => i < 3)).toMatchObject({
      count: 2,
      mbe: 1,
      mae: 1,
    })
    expect(modelPerformance(model, sensor, (i) => i < 1)).toBeNull()
  })
})

describe('availability', () => {
  const time = {
    useful_s: 36_000,
    down_s: { inverter_outage: 3600 },
    data_s: 86_400,
    total_s: 86_400,
  }

  it('by time is weighted by capacity, and counts reasons as the contract does', () => {
    const whole = { ...time, down_s: {} }
    expect(
      timeAvailability([
        { time, weight: 1 },
        { time: whole, weight: 3 },
      ]),
    ).toBeCloseTo(0.975, 12)
    const of = (as: 'available' | 'excluded') =>
      timeAvailability([{ time, weight: 1 }], { inverter_outage: as })
    expect([of('available'), of('excluded')]).toEqual([1, 1])
    expect(timeAvailability([])).toBeNull()
  })

  it('by energy counts each cause as the contract does', () => {
    const days = [{ sensor_kwh: 900, allocated: { inverter_outage: 80, curtailment: 20 } }]
    const of = (terms: AvailabilityTerms) => energyAvailability(countedEnergy(days, terms))
    expect(of({})).toBeCloseTo(900 / 980, 12)
    expect(of({ curtailment: 'available' })).toBeCloseTo(920 / 1000, 12)
    expect(of({ curtailment: 'unavailable' })).toBeCloseTo(900 / 1000, 12)
    expect(of({ inverter_outage: 'excluded' })).toBe(1)
    expect(energyAvailability(countedEnergy([]))).toBeNull()
  })

  it('by energy falls by what an outage took', () => {
    const made = madePlant(14)
    const stopped = made.readings.get('inv-2')
    stopped?.fill(0, at(6, 10), at(6, 14))
    const days = made.days()
    const results = evaluatePlant(made.plant, days)
    const { day } = results[6]
    const lost = day.allocated.inverter_outage ?? 0
    expect(energyAvailability(countedEnergy([day]))).toBeCloseTo(
      1 - lost / (day.sensor_kwh + lost),
      12,
    )
    const figures = plantFigures(made.plant, results)
    expect(figures.time_availability).toBeLessThan(1)
    expect(figures.time_availability).toBeGreaterThan(0.99)
    expect(figures.data_availability).toBe(1)
    expect(figures.in_service_epi ?? 0).toBeGreaterThan(figures.epi ?? 1)
    // availability is EPI over EPI in service, but for what was made above the model
    expect((figures.epi ?? 0) / (figures.in_service_epi ?? 1)).toBeCloseTo(
      figures.energy_availability ?? 0,
      3,
    )
    expect(figures.performance_ratio).toBeGreaterThan(0.7)
    // cells above 25 °C give less, which the corrected ratio does not hold against the plant
    expect(figures.performance_ratio_25c).toBeGreaterThan(figures.performance_ratio ?? 1)
  })
})

it('degradation is the middle of changes against the year before, and needs two years', () => {
  const noise = normals(1500, 3)
  const ratios = Array.from(noise, (value, day) => 1 - (0.007 * day) / 365 + 0.01 * value)
  const found = degradationRate(ratios)
  expect(found?.per_year).toBeCloseTo(-0.007, 2)
  expect(found?.low).toBeLessThan(-0.007)
  expect(found?.high).toBeGreaterThan(-0.0075)
  expect(degradationRate(ratios.slice(0, 500))).toBeNull()
})

it('a power factor has the side of its reactive power', () => {
  const found = powerFactorOf(Float64Array.of(98, 98, 1), Float64Array.of(19.9, -19.9, 0), 10)
  expect(found[0]).toBeCloseTo(0.98, 3)
  expect(found[1]).toBeCloseTo(-0.98, 3)
  expect(found[2]).toBeNaN()
})
