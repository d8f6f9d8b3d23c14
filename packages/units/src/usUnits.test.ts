import { expect, test } from 'vitest'
import { fromUnit, type ShownUnit, toUnit, UNITS_SHOWN_IN_US, usUnit } from './usUnits.ts'

const unitOf = (unit: string): ShownUnit => {
  const found = usUnit(unit)
  if (found === undefined) throw new Error(`${unit} is shown as it is`)
  return found
}

// NIST SP 811 (2008), appendix B.8: what one customary unit is in SI, exact
test.each([
  ['m', 1, 0.3048, 'ft'],
  ['mm', 1, 25.4, 'in'],
  ['cm', 1, 2.54, 'in'],
  ['km', 1, 1.609344, 'mi'],
  ['m²', 1, 0.09290304, 'ft²'],
  ['ha', 1, 0.40468564224, 'acres'],
  ['m/s', 1, 0.44704, 'mph'],
  ['kg', 1, 0.45359237, 'lb'],
  ['°C', 212, 100, '°F'],
  ['°C', -40, -40, '°F'],
  ['K', 9, 5, '°F'],
  ['%/°C', -0.2, -0.36, '%/°F'],
])('a stored unit of %s: %d shown is %d', (stored, shown, value, unit) => {
  expect(unitOf(stored).unit).toBe(unit)
  expect(fromUnit(unitOf(stored), shown)).toBe(value)
  expect(toUnit(unitOf(stored), value)).toBe(shown)
})

test.each(UNITS_SHOWN_IN_US)('what is typed for %s is stored and shown as it was typed', (unit) => {
  for (const typed of [10, 0.1, 3.75, 21.3254593, 98.6, 12_345.678, -459.67, 0])
    expect(toUnit(unitOf(unit), fromUnit(unitOf(unit), typed))).toBeCloseTo(typed, 8)
})

test('energy, power, irradiance and angles are the same in both', () => {
  for (const unit of ['kWh', 'W', 'W/m²', 'kWh/m²', '°', '%', 'V', 'A', '', 'constructor'])
    expect(usUnit(unit)).toBeUndefined()
})
