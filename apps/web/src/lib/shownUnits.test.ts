import { DEFAULT_PREFERENCES } from '@duet/contract'
import { blockFields, COMPONENT_KINDS, fieldsOf } from '@duet/plant'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatAreaM2, formatLengthM, formatUnit } from './format.ts'
import { errorMessage, GraphqlError } from './graphqlError.ts'
import { setPreferences } from './preferences/preferences.ts'
import {
  shownBelow,
  shownHeading,
  shownLimit,
  shownSentence,
  shownUnit,
  shownValue,
  shownValues,
  storedValue,
} from './shownUnits.ts'

const setUnits = (unit_system: 'si' | 'us'): void =>
  setPreferences({ ...DEFAULT_PREFERENCES, unit_system })

afterEach(() => setUnits('si'))

test('in SI everything is shown as it is stored', () => {
  expect([shownUnit('m/s'), shownValue(3.1, 'm/s'), storedValue(3.1, 'm')]).toEqual([
    'm/s',
    3.1,
    3.1,
  ])
  expect(shownSentence('as many as 4.3 °C allows')).toBe('as many as 4.3 °C allows')
})

describe('in US customary units', () => {
  beforeEach(() => setUnits('us'))

  test('numbers come with the unit of the viewer', () => {
    expect(formatUnit(25, '°C')).toBe('77\u202f°F')
    expect(formatUnit(10, 'm/s')).toBe('22.37\u202fmph')
    expect(formatUnit(850, 'W/m²')).toBe('850\u202fW/m²')
    expect(formatLengthM(3.048)).toBe('10\u202fft')
    expect(formatLengthM(16_093.44)).toBe('10\u202fmi')
    expect(formatAreaM2(9.290304)).toBe('100\u202fft²')
    expect(formatAreaM2(404_685.64224)).toBe('100\u202facres')
  })

  test('a typed 10 ft is stored as 3.048 m and shown as 10 ft', () => {
    expect(storedValue(10, 'm')).toBe(3.048)
    expect(shownValue(3.048, 'm')).toBe(10)
  })

  test('headings and what stands below them go together', () => {
    expect(shownHeading('Wind speed (m/s)')).toBe('Wind speed (mph)')
    expect(shownHeading('Air temperature, °C')).toBe('Air temperature, °F')
    expect(shownHeading('GHI (kWh/m²)')).toBe('GHI (kWh/m²)')
    expect(shownHeading('Month')).toBe('Month')
    expect(shownBelow('Wind speed (m/s)', 0.44704)).toBe(1)
    expect(shownBelow('Month', 3)).toBe(3)
    expect(shownBelow('Wind speed (m/s)', null)).toBeNull()
    expect(shownValues([0, null, 100], '°C')).toEqual([32, null, 212])
  })

  test('figures in sentences are shown with as many digits as they had', () => {
    expect(shownSentence('as many as 4.3 °C allows')).toBe('as many as 39.7 °F allows')
    expect(shownSentence('must be at least 0.3048 m')).toBe('must be at least 1 ft')
    expect(shownSentence('beyond 300 m from the block')).toBe('beyond 984 ft from the block')
    expect(shownSentence('2440 to 2460 m')).toBe('8005 to 8071 ft')
    expect(shownSentence('give it, −90 to 60 °C')).toBe('give it, −130 to 140 °F')
    expect(shownSentence('of 850 W/m² or 2 mm²')).toBe('of 850 W/m² or 2 mm²')
  })
})

test('refusals of the server speak the units of the viewer, those of files what stands in the file', () => {
  setUnits('us')
  const refusal = 'The picture would be 120 km wide.'
  expect(errorMessage(new GraphqlError('INVALID_INPUT', refusal))).toBe(
    'The picture would be 74.6 mi wide.',
  )
  const quoted = 'Line 3: 99 °C is no temperature of air.'
  expect(errorMessage(new GraphqlError('WEATHER_FILE', quoted))).toBe(quoted)
  expect(errorMessage(new Error(quoted))).toBe(quoted)
})

test.each([
  ['', 100, 'must be less than 1', 'must be less than 100'],
  ['W', 0.001, 'maximum 2500', 'maximum 2.5'],
  ['%', 100, 'must be non-negative', 'must be non-negative'],
  ['°C', 1, 'minimum -273.15', 'minimum -459.67'],
  ['m', 1, 'must be greater than 0.3048', 'must be greater than 1'],
])('the limit of a field of "%s" x %d: %s', (unit, shownFactor, message, shown) => {
  setUnits('us')
  expect(shownLimit({ shownUnit: unit, shownFactor }, message)).toBe(shown)
})

const FIELDS = [...blockFields, ...COMPONENT_KINDS.flatMap((kind) => fieldsOf(kind))]
const UNITS = [
  ...new Set(
    FIELDS.flatMap(({ shownUnit: own, columns = [] }) => [
      own,
      ...columns.map((column) => column.shownUnit),
    ]),
  ),
]

test('there are fields whose units change', () => {
  setUnits('us')
  expect(UNITS.filter((unit) => shownUnit(unit) !== unit)).toEqual(
    expect.arrayContaining(['m', 'mm', '°C']),
  )
})

test.each(UNITS)('what is typed in a field of "%s" comes back as it was typed', (unit) => {
  setUnits('us')
  for (let typed = -40; typed < 1000; typed += 7.3)
    expect(shownValue(storedValue(typed, unit), unit)).toBeCloseTo(typed, 8)
})
