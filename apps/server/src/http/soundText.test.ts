import { expect, test } from 'vitest'
import { brokenNamePath, unsoundPath } from './soundText.ts'

test.each([
  [{ name: 'a\0b' }, 'variables.name'],
  [{ input: { blocks: [{ name: 'ok' }, { name: '\ud800' }] } }, 'variables.input.blocks.1.name'],
  [{ document: { 'k\0': 1 } }, 'variables.document'],
])('%j is refused at %s', (variables, path) => {
  expect(unsoundPath(variables, 'variables')).toBe(path)
})

test('texts of every script, and all else, pass', () => {
  const variables = { name: 'Größe 太陽 🌞', n: 1, none: null, list: [true, 'é\n\t'] }
  expect(unsoundPath(variables, 'variables')).toBeUndefined()
})

test.each([
  [{ name: 'a\nb' }, 'variables.name'],
  [{ input: { first_name: 'Ann\r\nBcc: x@y.z' } }, 'variables.input.first_name'],
  [{ files: [{ filename: 'a\u202Egpj.exe' }] }, 'variables.files.0.filename'],
  [{ name: 'Größe 太陽 🌞', remarks: 'two\nlines' }, undefined],
])('a name is one line: %j', (variables, path) => {
  expect(brokenNamePath(variables, 'variables')).toBe(path)
})
