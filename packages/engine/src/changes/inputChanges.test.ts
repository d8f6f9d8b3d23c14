import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { CellTemperature } from '../model/module.ts'
import type { Weather } from '../model/weather.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { cellTemperatureC } from '../temperature/cellTemperature.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { changedBlock, changedWeather, changeText, type InputChanges } from './inputChanges.ts'

const changed = (changes: InputChanges): Block => changedBlock(TRACKER_BLOCK, changes)

describe('changed inputs of a block', () => {
  test('are so many times as much as they were, and the others stay', () => {
    const base = TRACKER_BLOCK
    expect(changed({ albedo: 0.1 }).albedoByMonth[0]).toBeCloseTo(0.22, 12)
    expect(changed({ albedo: 9 }).albedoByMonth[0]).toBe(1)
    expect(changed({ soiling: 0.25 }).soiling).toMatchObject({
      lossByMonth: base.albedoByMonth.map(() => 0.025),
    })
    expect(changed({ bifaciality: -0.5 }).module.bifaciality).toBe(base.module.bifaciality / 2)
    // Of 0.5 % less power than stated: 0.995 · 1.02
    expect(changed({ module_power: 0.02 }).allowances.qualityFraction).toBeCloseTo(-0.0149, 12)
    expect(changed({ temperature_coefficient: 0.1 }).module.temperatureResponse).toBe(1.1)
    const { mount, inverter, degradation } = changed({ albedo: 0.1, soiling: 0.1 })
    expect({ mount, inverter, degradation }).toEqual({
      mount: base.mount,
      inverter: base.inverter,
      degradation: base.degradation,
    })
  })

  const MODELS: readonly CellTemperature[] = [
    { kind: 'faiman', u0: 25, u1: 6.84 },
    { kind: 'pvsyst', uc: 29, uv: 1.2, absorption: 0.9, efficiency: 0.2 },
    { kind: 'noct', noctC: 45, efficiency: 0.2 },
    { kind: 'sandia', a: -3.56, b: -0.075, deltaTC: 3, e0Wm2: 1000 },
  ]

  test.each(MODELS)('heat the cells of $kind so many times above the air', (cellTemperature) => {
    const rise = (model: CellTemperature): number => {
      const poaWm2 = Float64Array.of(800)
      const inputs = { poaWm2, effectiveWm2: poaWm2, airC: Float64Array.of(30) }
      return cellTemperatureC(model, { ...inputs, windMPerS: Float64Array.of(2) })[0] - 30
    }
    const { module } = changedBlock(
      { ...TRACKER_BLOCK, module: { ...TRACKER_BLOCK.module, cellTemperature } },
      { cell_heating: 0.1 },
    )
    expect(rise(cellTemperature)).toBeGreaterThan(5)
    expect(rise(module.cellTemperature) / rise(cellTemperature)).toBeCloseTo(1.1, 12)
  })
})

test('a greater temperature coefficient takes the power of a linear module as if its gamma were so', () => {
  const starts = Float64Array.from({ length: 24 }, (_none, i) => Date.UTC(2025, 5, 21, i))
  const weather: Weather = {
    intervalStartUtcMs: starts,
    stepS: 3600,
    utcOffsetH: -5,
    ghiWm2: starts.map(() => 600),
    dniWm2: starts.map(() => 500),
    airC: starts.map(() => 35),
  }
  const withGamma = (gammaPerK: number): Block => ({
    ...TRACKER_BLOCK,
    module: {
      ...TRACKER_BLOCK.module,
      electrical: { kind: 'linear', pmpW: 400, vmpV: 40, gammaPerK },
    },
  })
  const power = (block: Block): Float64Array => simulateBlock(block, weather).series.dcMppW
  const base = withGamma(-0.004)
  const byChange = power(changedBlock(base, { temperature_coefficient: 0.1 }))
  const byGamma = power(withGamma(-0.0044))
  expect(Math.max(...byGamma)).toBeGreaterThan(1e5)
  expect(Math.max(...power(base))).toBeGreaterThan(Math.max(...byGamma))
  byChange.forEach((watts, i) => expect(watts).toBeCloseTo(byGamma[i], 6))
})

test('changed light is that of all three components, and an albedo is never above 1', () => {
  const weather: Weather = {
    intervalStartUtcMs: Float64Array.of(0, 3_600_000),
    stepS: 3600,
    utcOffsetH: 0,
    ghiWm2: Float64Array.of(500, NaN),
    dniWm2: Float64Array.of(700, 0),
    dhiWm2: Float64Array.of(100, 20),
    airC: Float64Array.of(20, 20),
    albedo: Float64Array.of(0.2, 0.95),
  }
  const brighter = changedWeather(weather, { irradiation: 0.1, albedo: 0.1 })
  expect([...brighter.ghiWm2!]).toEqual([expect.closeTo(550, 9), NaN])
  expect([...brighter.dniWm2!, ...brighter.dhiWm2!]).toEqual(
    [770, 0, 110, 22].map((value) => expect.closeTo(value, 9)),
  )
  expect([...brighter.albedo!]).toEqual([expect.closeTo(0.22, 12), 1])
  expect(brighter.airC).toBe(weather.airC)
})

test('is told in words', () => {
  expect(changeText({ irradiation: 0.02 })).toBe('Irradiation +2 %')
  expect(changeText({ soiling: -0.2, albedo: 0.1 })).toBe('Albedo +10 %, Soiling loss -20 %')
  expect(changeText({})).toBe('')
})
