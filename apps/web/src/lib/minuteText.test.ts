import { expect, test } from 'vitest'
import { minuteOf, minuteText } from './minuteText.ts'

test.each([
  [0, '00:00'],
  [420, '07:00'],
  [1439, '23:59'],
])('minute %d of a day is %s', (minute, text) => {
  expect(minuteText(minute)).toBe(text)
  expect(minuteOf(text)).toBe(minute)
})

test('an empty field is no time', () => {
  expect(minuteOf('')).toBeUndefined()
})
