import { expect, test } from 'vitest'
import { newFactorErrors, phoneNumberOf } from './newFactorForm.ts'

test.each([
  ['+1 (480) 555-0100', '+14805550100'],
  ['0049 170 1234567', '+491701234567'],
  ['+44.20.7946.0958', '+442079460958'],
])('%s is sent as %s', (text, number) => {
  expect(phoneNumberOf(text)).toBe(number)
  expect(newFactorErrors('Work phone', text)).toEqual({})
})

test.each(['480 555 0100', '+1', 'call me', '+0123456789', '+1234567890123456'])(
  '%s lacks a country code or is no number',
  (text) => {
    expect(newFactorErrors('Work phone', text).phone).toMatch(/country code/)
  },
)

test('what is empty is named', () => {
  expect(newFactorErrors(' ', '')).toEqual({
    name: 'Name is required',
    phone: 'Phone number is required',
  })
  expect(newFactorErrors('App', undefined)).toEqual({})
})
