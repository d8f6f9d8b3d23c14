import { describe, expect, test } from 'vitest'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { precipitableWaterCm } from './precipitableWater.ts'
import {
  FIRST_SOLAR_2,
  firstSolar1Modifier,
  firstSolar2Modifier,
  type SpectralModuleType,
  spectralModifier,
} from './spectral.ts'

const one = (x: number) => Float64Array.of(x)

const isModuleType = (name: string | undefined): name is SpectralModuleType =>
  name !== undefined && name in FIRST_SOLAR_2

function coefficientsOf({ text, series }: VectorCase): readonly number[] {
  if (series.coefficients) return Array.from(series.coefficients)
  const name =
    text.module_type === 'xsi'
      ? 'monosi'
      : text.module_type === 'multisi'
        ? 'polysi'
        : text.module_type
  if (!isModuleType(name)) throw new Error(`no coefficients for ${name}`)
  return FIRST_SOLAR_2[name]
}

describe('the spectral modifier', () => {
  test('of First Solar 2 meets the reference for named modules and for own coefficients', () => {
    const run = runVectors('spectral_firstsolar', (c) => ({
      modifier: firstSolar2Modifier(
        one(c.value.airmass_absolute),
        one(c.value.precipitable_water),
        coefficientsOf(c),
      ),
    }))
    expect(run).toEqual({ compared: 167, failures: [] })
  })

  test('of First Solar 1 is its polynomial', () => {
    expect(firstSolar1Modifier(one(2), [1, 0.1, 0.01, 0.001, 0.0001])[0]).toBeCloseTo(1.2496, 12)
  })

  test('is one in the night and without a model', () => {
    const model = { kind: 'firstSolar2', coefficients: FIRST_SOLAR_2.cdte } as const
    expect(spectralModifier(model, one(NaN), one(2))[0]).toBe(1)
    expect(spectralModifier({ kind: 'none' }, one(1.5), one(2))[0]).toBe(1)
  })
})

test('precipitable water meets the reference', () => {
  const run = runVectors('gueymard94_pw', ({ value }) => ({
    precipitable_water: precipitableWaterCm(one(value.temp_air), one(value.relative_humidity)),
  }))
  expect(run).toEqual({ compared: 80, failures: [] })
})
