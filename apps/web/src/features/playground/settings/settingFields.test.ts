import { expect, test } from 'vitest'
import {
  choiceField,
  decodeSetting,
  encodeSetting,
  initialSetting,
  numberField,
} from './settingFields.ts'

const TABLE = {
  light: numberField({
    code: 'ir',
    label: '',
    unit: '',
    min: 0,
    max: 1200,
    step: 10,
    initial: 1000,
  }),
  tilt: numberField({ code: 'ti', label: '', unit: '', min: -60, max: 60, step: 0.5, initial: 20 }),
  cut: choiceField({
    code: 'cu',
    label: '',
    choices: { half: 'Half', full: 'Full' },
    initial: 'half',
  }),
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
