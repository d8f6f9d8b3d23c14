import { describe, expect, test } from 'vitest'
import {
  compassLetter,
  energyTexts,
  formatAreaM2,
  formatAzimuth,
  formatBytes,
  formatCount,
  formatEnergyKwh,
  formatLengthM,
  formatNumber,
  formatPercent,
  formatPercentFixed,
  formatPosition,
  formatPowerW,
  siPrefix,
  splitPrefixed,
} from './format.ts'

/** Tests run in en-US; the narrow gap before a unit is written as a space here. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

describe('energy and power take the prefix of their size', () => {
  test.each([
    [0, '0 Wh'],
    [0.25, '250 Wh'],
    [12.3456, '12.35 kWh'],
    [1234.5, '1.235 MWh'],
    [98_765_432, '98.77 GWh'],
    [-4321, '−4.321 MWh'],
  ])('%d kWh is written %s', (energyKwh, text) => {
    expect(plain(formatEnergyKwh(energyKwh))).toBe(text)
  })

  test('the kind of power stays with its prefix', () => {
    expect(plain(formatPowerW(2_500_000, 'Wac'))).toBe('2.5 MWac')
    expect(plain(formatPowerW(430, 'Wp'))).toBe('430 Wp')
  })

  test('a value that rounds up to the next prefix takes it', () => {
    expect(plain(formatPowerW(999_999, 'W'))).toBe('1 MW')
    expect(siPrefix(999_999)).toEqual({ factor: 1e6, prefix: 'M' })
  })

  test('figure and unit can be had apart', () => {
    expect(splitPrefixed(1_234_500, 'Wh')).toEqual({ text: '1.235', unit: 'MWh' })
    expect(splitPrefixed(undefined, 'Wh')).toEqual({ text: '–', unit: 'Wh' })
  })
})

test('energies of a column take the prefix of the largest', () => {
  const values = [8227, 341.2, 0, null]
  const text = energyTexts(values)
  expect(values.map((kwh) => plain(text(kwh)))).toEqual(['8.227 MWh', '0.341 MWh', '0 MWh', '–'])
})

describe('missing values', () => {
  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is a dash', (value) => {
    expect(formatNumber(value)).toBe('–')
    expect(formatEnergyKwh(value)).toBe('–')
    expect(formatPercent(value)).toBe('–')
    expect(formatLengthM(value)).toBe('–')
    expect(formatAzimuth(value)).toBe('–')
  })
})

describe('plain numbers', () => {
  test('significant digits, but no whole number is rounded', () => {
    expect(formatNumber(0.001234567)).toBe('0.001235')
    expect(formatNumber(1_234_567)).toBe('1,234,567')
    expect(formatCount(8760)).toBe('8,760')
  })

  test('zero has no sign', () => {
    expect(formatNumber(-0)).toBe('0')
    expect(plain(formatPercentFixed(-0.000_01))).toBe('0.00 %')
  })

  test('fractions become per cent', () => {
    expect(plain(formatPercent(0.8376))).toBe('83.8 %')
    expect(plain(formatPercentFixed(0.8376))).toBe('83.76 %')
  })

  test('lengths, areas and bytes', () => {
    expect(plain(formatLengthM(12.5))).toBe('12.5 m')
    expect(plain(formatLengthM(2345))).toBe('2.345 km')
    expect(plain(formatAreaM2(9999))).toBe('9,999 m²')
    expect(plain(formatAreaM2(25_000))).toBe('2.5 ha')
    expect(plain(formatBytes(1_300_000))).toBe('1.3 MB')
  })
})

describe('directions', () => {
  test.each([
    [0, 'N'],
    [22.4, 'N'],
    [22.6, 'NE'],
    [90, 'E'],
    [180, 'S'],
    [270, 'W'],
    [-90, 'W'],
    [359, 'N'],
  ])('%d° points %s', (azimuthDeg, letter) => {
    expect(compassLetter(azimuthDeg)).toBe(letter)
  })

  test('an azimuth shows its letter, a position its hemispheres', () => {
    expect(plain(formatAzimuth(180))).toBe('180° S')
    expect(plain(formatPosition(33.4484, -112.074))).toBe('33.4484° N, 112.0740° W')
  })
})
