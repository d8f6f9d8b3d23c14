import { expect, test } from 'vitest'
import { inOwnUnit, quantityOf } from './quantity.ts'
import { type ComparableSeries, laidOut } from './series.ts'

const ofUnit = (unit: string, kind: ComparableSeries['kind'] = 'mean', stepS = 3600) => ({
  startUtcS: 0,
  stepS,
  values: Float64Array.of(1),
  unit,
  kind,
  isTypicalYear: false,
  utcOffsetH: 0,
})

test.for<[unit: string, stepS: number, own: number, ownUnit: string]>([
  ['kW', 900, 1000, 'W'],
  ['kWh', 900, 4000, 'W'],
  ['MWh', 3600, 1e6, 'W'],
  ['kWh/m²', 1800, 2000, 'W/m²'],
  ['MJ/m²', 3600, 1e6 / 3600, 'W/m²'],
  ['K', 3600, -272.15, '°C'],
  ['%', 3600, 0.01, ''],
  ['hPa', 3600, 100, 'Pa'],
  ['widgets', 3600, 1, 'widgets'],
])('1 %s over %d s is %d %s', ([unit, stepS, own, ownUnit]) => {
  const series = ofUnit(unit, unit.includes('h') ? 'sum' : 'mean', stepS)
  expect(inOwnUnit(series)[0]).toBeCloseTo(own, 9)
  expect(quantityOf(series).unit).toBe(ownUnit)
})

test('sums of rain stay sums, and are no means of it', () => {
  expect(quantityOf(ofUnit('mm', 'sum')).isSum).toBe(true)
  expect(quantityOf(ofUnit('mm', 'mean')).isSum).toBe(false)
})

test('rows are laid on even steps, with NaN where one is missing', () => {
  const laid = laidOut({
    startUtcMs: Float64Array.of(0, 3_600_000, 3 * 3_600_000),
    values: Float64Array.of(1, 2, 4),
    stepS: 3600,
  })
  expect([...laid.values]).toEqual([1, 2, Number.NaN, 4])
  expect(() =>
    laidOut({ startUtcMs: Float64Array.of(0, 1e15), values: Float64Array.of(1, 2), stepS: 60 }),
  ).toThrow(RangeError)
})
