import { expect, test } from 'vitest'
import {
  choiceField,
  decodeSetting,
  encodeSetting,
  initialSetting,
  numberField,
} from './settingFields.ts'

const TABLE = {
  light: numberField('ir', '', { step: 10 }, [0, 1000, 1200]),
  tilt: numberField('ti', '', { step: 0.5 }, [-60, 20, 60]),
  cut: choiceField('cu', '', 'half', { half: 'Half', full: 'Full' }),
  drawn: { kind: 'text', code: 'dr', pattern: /^[0-9a-f]*$/ },
} as const

const INITIAL = { light: 1000, tilt: 20, cut: 'half', drawn: '' }

test('an initial setting is the empty text, and back', () => {
  expect(encodeSetting(TABLE, initialSetting(TABLE))).toBe('')
  expect(decodeSetting(TABLE, '')).toEqual(INITIAL)
})

test('a link holds what differs, and gives it back', () => {
  const setting = { light: 800, tilt: -12.5, cut: 'full', drawn: '0ff0' }
  expect(encodeSetting(TABLE, setting)).toBe('ir800_ti-12.5_cufull_dr0ff0')
  expect(decodeSetting(TABLE, encodeSetting(TABLE, setting))).toEqual(setting)
})

test.each([
  ['ir99999', { light: 1200 }],
  ['ir-4', { light: 0 }],
  ['irNaN_ti', {}],
  ['irInfinity', {}],
  ['ir804', { light: 800 }],
  ['cuquarter_cutoString', {}],
  ['drXYZ', {}],
  ['zz5__', {}],
])('of the damaged link "%s" what is left is valid', (text, left) => {
  expect(decodeSetting(TABLE, text)).toEqual({ ...INITIAL, ...left })
})
