import { describe, expect, test } from 'vitest'
import type { Weather } from '../model/weather.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from './prepareWeather.ts'

const WEATHER = greensboroWeather(3600)
const { site } = TRACKER_BLOCK
/** Noon and midnight of 15 June, local time. */
const NOON = 24 * 165 + 12
const MIDNIGHT = 24 * 165

function withHole(step: number, names: readonly ('ghiWm2' | 'dniWm2' | 'dhiWm2')[]): Weather {
  const holed = Object.fromEntries(
    names.map((name) => {
      const values = Float64Array.from(WEATHER[name] ?? [])
      values[step] = Number.NaN
      return [name, values]
    }),
  )
  return { ...WEATHER, ...holed }
}

describe('prepared weather', () => {
  test('keeps whole weather as it is', () => {
    const { irradiance, isMissing, isDerived } = prepareWeather(WEATHER, site)
    expect(irradiance.ghiWm2).toEqual(WEATHER.ghiWm2)
    expect(isMissing.includes(1)).toBe(false)
    expect(isDerived.includes(1)).toBe(false)
  })

  test('closes the triangle at the step that lacks a side', () => {
    const prepared = prepareWeather(withHole(NOON, ['dhiWm2']), site)
    const given = WEATHER.dhiWm2?.[NOON] ?? Number.NaN
    expect(Math.abs(prepared.irradiance.dhiWm2[NOON] - given)).toBeLessThan(30)
    expect([prepared.isDerived[NOON], prepared.isDerived[NOON + 1]]).toEqual([1, 0])
  })

  test('splits the global light where it is all there is', () => {
    const { irradiance, isMissing } = prepareWeather(withHole(NOON, ['dniWm2', 'dhiWm2']), site)
    expect(irradiance.dniWm2[NOON] + irradiance.dhiWm2[NOON]).toBeGreaterThan(100)
    expect(isMissing[NOON]).toBe(0)
  })

  test('cannot tell anything from the diffuse light alone', () => {
    const { irradiance, isMissing } = prepareWeather(withHole(NOON, ['ghiWm2', 'dniWm2']), site)
    expect(isMissing[NOON]).toBe(1)
    expect(irradiance.dhiWm2[NOON]).toBe(0)
  })

  test('misses no light at night', () => {
    const holed = withHole(MIDNIGHT, ['ghiWm2', 'dniWm2', 'dhiWm2'])
    expect(prepareWeather(holed, site).isMissing[MIDNIGHT]).toBe(0)
  })

  test('takes the offset of a sensor at night for darkness', () => {
    const ghiWm2 = Float64Array.from(WEATHER.ghiWm2 ?? [])
    ghiWm2[MIDNIGHT] = -3
    expect(prepareWeather({ ...WEATHER, ghiWm2 }, site).irradiance.ghiWm2[MIDNIGHT]).toBe(0)
  })
})
