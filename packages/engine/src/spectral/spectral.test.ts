import { describe, expect, test } from 'vitest'
import { poloModifier } from './facadeSpectral.ts'
import { precipitableWaterCm } from './precipitableWater.ts'
import { caballeroModifier, jrcModifier, PVSPEC, pvspecModifier } from './skySpectral.ts'
import { FIRST_SOLAR_2, firstSolar1Modifier, spectralModifier } from './spectral.ts'

const one = (x: number) => Float64Array.of(x)

describe('the spectral modifier', () => {
  test('of First Solar 1 is its polynomial', () => {
    expect(firstSolar1Modifier(one(2), [1, 0.1, 0.01, 0.001, 0.0001])[0]).toBeCloseTo(1.2496, 12)
  })

  test('is one in the night and without a model', () => {
    const model = { kind: 'firstSolar2', coefficients: FIRST_SOLAR_2.cdte } as const
    expect(spectralModifier(model, one(NaN), one(2))[0]).toBe(1)
    expect(spectralModifier({ kind: 'none' }, one(1.5), one(2))[0]).toBe(1)
  })
})

describe('a spectral modifier is near one under the spectrum of reference', () => {
  test.each(['multisi', 'monosi', 'cigs', 'asi', 'fs4-1', 'fs4-2'] as const)('%s', (type) => {
    expect(Math.abs(pvspecModifier(PVSPEC[type], one(1.5), one(1))[0] - 1)).toBeLessThan(0.06)
  })

  test.each(['multisi', 'cdte'] as const)('of Ispra, %s', (type) => {
    expect(jrcModifier(type, one(1.5), one(1))[0]).toBe(1)
  })

  test.each(['cdte', 'monosi', 'multisi', 'cigs', 'asi', 'perovskite'] as const)(
    'of Caballero, %s',
    (type) => {
      const modifier = caballeroModifier(type, one(1.5), one(0.084), one(1.4164))[0]
      expect(Math.abs(modifier - 1)).toBeLessThan(0.03)
    },
  )
})

test('a bright ground moves a facade of amorphous silicon and a sun behind it counts as in its plane', () => {
  const at = (incidenceDeg: number, albedo: number) =>
    poloModifier(
      'asi',
      {
        absoluteAirmass: one(2),
        aod500: one(0.2),
        precipitableWaterCm: one(1.5),
        incidenceDeg: one(incidenceDeg),
      },
      { pressurePa: 101325, albedo },
    )[0]
  expect(at(60, 0.6)).not.toBeCloseTo(at(60, 0.2), 3)
  expect(at(120, 0.2)).toBe(at(90, 0.2))
})

test('precipitable water has its floor in dry cold', () => {
  expect(precipitableWaterCm(one(-40), one(5))[0]).toBe(0.1)
})
