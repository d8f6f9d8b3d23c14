import { expect, test } from 'vitest'
import {
  differenceText,
  pointsText,
  shownAmount,
  signedPercent,
  valueText,
} from './compareTexts.ts'
import { difference } from './difference.ts'

/** Any white space as a plain one. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ')

test('a difference has its sign and a prefix of its own', () => {
  expect(plain(differenceText(difference(31_170_000, 30_336_600), 'kWh'))).toBe('−833.4 MWh')
  expect(plain(differenceText(difference(100, 101.5), 'kWh'))).toBe('+1.500 kWh')
})

test('fractions differ in points', () => {
  expect(plain(valueText(0.832, ''))).toBe('83.20 %')
  expect(plain(differenceText(difference(0.832, 0.8098), ''))).toBe('−2.22 points')
  expect(pointsText(-0.04)).toBe('−4.00')
})

test('what rounding leaves behind is no difference', () => {
  expect(plain(differenceText(difference(100_700, 100_700 + 4e-8), 'kWh'))).toBe('0 Wh')
  expect(pointsText(5e-9)).toBe('0.00')
})

test('a small difference is not shown as none', () => {
  expect(pointsText(0.00003)).toBe('+0.003')
})

test('a missing value has no difference', () => {
  expect(differenceText(difference(null, 5), 'kWh')).toBe('–')
  expect(signedPercent(null)).toBe('–')
})

test('a stage that does nothing has no amount, whatever rounding left of it', () => {
  const stage = {
    key: 'hv_wire',
    label: 'HV line',
    group: 'ac',
    kind: 'stage',
    unit: 'kWh',
    amount: difference(1e-6, 50),
    fraction: difference(3e-14, 0.002),
  } as const
  expect(shownAmount(stage)).toMatchObject({ a: 0, b: 50, absolute: 50 })
})
