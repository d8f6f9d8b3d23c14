import { expect, test } from 'vitest'
import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { usualInverterCount, usualModulesPerString } from './usualCounts.ts'

test('as many inverters as bring the modules to 1.25, and at least one', () => {
  expect(usualInverterCount(1_000_000, 100_000)).toBe(8)
  expect(usualInverterCount(1_050_000, 100_000)).toBe(8)
  expect(usualInverterCount(10_000, 100_000)).toBe(1)
})

const parts = { panel: panelDefaults, table: tableDefaults, inverter: inverterDefaults }

test('strings part the table and fit the voltage in the cold', () => {
  // 1500 V / (49.9 V + 0.128 V/K · 35 K) = 27.6: 26 is the longest that parts 78
  expect(usualModulesPerString({}, parts)).toBe(26)
  // 49.9 + 0.128 · 85 = 60.8 V: at most 24, and 13, which parts 78, is too short in the heat
  const inSiberia = usualModulesPerString({ min_design_temperature: -60 }, parts)
  expect(inSiberia).toBeUndefined()
  expect(usualModulesPerString({}, { ...parts, table: { ...tableDefaults, num_cols: 27 } })).toBe(
    27,
  )
})

test('nothing without a part, or where no length fits', () => {
  const { inverter: _inverter, ...others } = parts
  expect(usualModulesPerString({}, others)).toBeUndefined()
  expect(
    usualModulesPerString({}, { ...parts, table: { ...tableDefaults, num_cols: 29 } }),
  ).toBeUndefined()
})
