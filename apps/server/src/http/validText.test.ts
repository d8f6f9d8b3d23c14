import { expect, test } from 'vitest'
import { invalidTextPath } from './validText.ts'

test.each([
  [{ name: 'a\0b' }, 'variables.name'],
  [{ input: { blocks: [{ name: 'ok' }, { name: '\ud800' }] } }, 'variables.input.blocks.1.name'],
  [{ document: { 'k\0': 1 } }, 'variables.document'],
])('%j is refused at %s', (variables, path) => {
  expect(invalidTextPath(variables, 'variables')).toBe(path)
})

test('texts of every script, and all else, pass', () => {
  const variables = { name: 'Größe 太陽 🌞', n: 1, none: null, list: [true, 'é\n\t'] }
  expect(invalidTextPath(variables, 'variables')).toBeUndefined()
})
