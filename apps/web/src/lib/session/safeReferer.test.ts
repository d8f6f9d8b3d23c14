import { expect, test } from 'vitest'
import { safeReferer } from './safeReferer.ts'

test('a path of this application is followed', () => {
  expect(safeReferer('/acme/projects?page=2')).toBe('/acme/projects?page=2')
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
])('%s leads home', (referer) => {
  expect(safeReferer(referer)).toBe('/')
})
