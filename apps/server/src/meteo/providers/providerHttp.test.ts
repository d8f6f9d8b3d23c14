import { expect, test } from 'vitest'
import { isSameServer } from './providerHttp.ts'

test.each([
  ['https://api.example.org/a', 'https://api.example.org/b?c=1', true],
  ['https://api.example.org:8443/a', 'https://api.example.org:8443/b', true],
  ['http://api.example.org/a', 'https://api.example.org/a', true],
  ['http://api.example.org:80/a', 'https://api.example.org:443/a', true],
  ['https://api.example.org/a', 'http://api.example.org/a', false],
  ['https://api.example.org:8443/a', 'https://api.example.org/a', false],
  ['https://api.example.org/a', 'https://api.example.org:8443/a', false],
  ['http://api.example.org:8080/a', 'https://api.example.org/a', false],
  ['http://api.example.org/a', 'https://api.example.org:8443/a', false],
  ['https://api.example.org/a', 'https://example.org/a', false],
])('keys sent to %s are carried to %s: %s', (from, to, isSame) => {
  expect(isSameServer(new URL(to), new URL(from))).toBe(isSame)
})
