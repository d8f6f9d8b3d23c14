import { expect, test } from 'vitest'
import { withoutTail } from './withoutTail.ts'

test.each([
  ['a,b\r\r', '\r', 'a,b'],
  ['a\r\rb\r', '\r', 'a\r\rb'],
  ['{"a": [1], \n', ', \t\r\n', '{"a": [1]'],
  ['\r\r', '\r', ''],
  ['', '\r', ''],
])('%j without %j at its end', (text, characters, expected) => {
  expect(withoutTail(text, characters)).toBe(expected)
})

test('a long run that ends elsewhere is passed once', () => {
  const text = `${'\r'.repeat(3_000_000)}x`
  expect(withoutTail(text, '\r')).toBe(text)
})
