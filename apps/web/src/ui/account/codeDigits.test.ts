import { expect, test } from 'vitest'
import { codeDigits, isWholeCode } from './codeDigits.ts'

test.each([
  ['12345', '12345', false],
  ['123456', '123456', true],
  ['123 456', '123456', true],
  ['Your code: 123-456.', '123456', true],
  ['12345678', '123456', true],
  ['abc', '', false],
])('%s holds the digits %s', (text, digits, isWhole) => {
  expect(codeDigits(text)).toBe(digits)
  expect(isWholeCode(codeDigits(text))).toBe(isWhole)
})
