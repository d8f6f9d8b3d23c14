import { expect, test } from 'vitest'
import { exactPart, kpiFigures, type SimulationKpi } from './kpiFigures.ts'

const kpi = (over: Partial<SimulationKpi>): SimulationKpi => ({
  key: 'energy',
  label: 'Energy',
  value: 31_174_010,
  unit: 'kWh',
  formula: 'Σ P · Δt',
  numerator: null,
  numerator_unit: null,
  denominator: null,
  denominator_unit: null,
  ...over,
})

const RATIO = kpi({
  key: 'performance_ratio',
  label: 'Performance ratio',
  value: 0.83201,
  unit: '',
  formula: 'E / (P0 · H / 1 kW/m²)',
  numerator: 31_174_010,
  numerator_unit: 'kWh',
  denominator: 37_468_311,
  denominator_unit: 'kWh',
})

test('energy takes a prefix, ratios are in %', () => {
  expect(kpiFigures([RATIO, kpi({})]).map(({ value, unit }) => [value, unit])).toEqual([
    ['31.17', 'GWh'],
    ['83.2', '%'],
  ])
})

test('a figure shows what it was divided from', () => {
  const [figure] = kpiFigures([RATIO])
  expect(figure?.formula).toContain('E / (P0 · H / 1 kW/m²)')
  expect(figure?.parts?.map(({ label }) => label)).toEqual(['Numerator', 'Denominator'])
})

test('a figure without a value is shown as missing', () => {
  expect(kpiFigures([{ ...RATIO, value: null }])[0]).toMatchObject({ value: '–', unit: '' })
})

test('a ratio above one is explained, one below is not', () => {
  expect(kpiFigures([{ ...RATIO, value: 1.3 }])[0]?.note).toContain('the rear gives energy too')
  expect(kpiFigures([RATIO])[0]?.note).toBe('')
})

test('what a figure was divided from shows six digits also where it is small', () => {
  expect(exactPart(37_468_311.26, 'kWh')).toBe('37,468,311.3\u202fkWh')
  expect(exactPart(0.0123456, 'kWp')).toBe('0.0123456\u202fkWp')
  expect(exactPart(1877.2512, 'kWh/m²')).toBe('1,877.25\u202fkWh/m²')
  expect(exactPart(null, 'kWh')).toBe('–')
})
