import { expect, test } from 'vitest'
import { energyScale, percentDecimals, resultFigure } from './resultFigure.ts'

const written = (value: number, unit: string): string => {
  const figure = resultFigure(value, unit)
  return `${figure.value.toFixed(figure.decimals)} ${figure.unit}`
}

test.each([
  [31_174_010.3, 'kWh', '31.17 GWh'],
  [999_999.9, 'kWh', '1.000 GWh'],
  [0.5, 'kWh', '500.0 Wh'],
  [-2_345.6, 'kWh', '-2.346 MWh'],
  [1877.2512, 'kWh/kWp', '1877 kWh/kWp'],
  [152.34, 'kWh/kWp', '152.3 kWh/kWp'],
  [0.00321, 'kWh/kWp', '0.003 kWh/kWp'],
  [0.83204, '', '83.2 %'],
  [0, 'kWh', '0 Wh'],
  [-1e-13, 'kWh/m²', '-0 kWh/m²'],
])('%d %s is written %s', (value, unit, text) => {
  expect(written(value, unit)).toBe(text)
})

test('a column of energies has one unit, and three digits of its smallest', () => {
  const { unit, decimals, scaled } = energyScale([2_612_345, 31_174_010])
  expect([unit, scaled(2_612_345).toFixed(decimals)]).toEqual(['GWh', '2.61'])
})

test('a change has two decimals in %, more where these would show none', () => {
  expect([0.0672, 0.00003, -0.0000042, 0, 1e-13].map(percentDecimals)).toEqual([2, 3, 4, 2, 2])
})
