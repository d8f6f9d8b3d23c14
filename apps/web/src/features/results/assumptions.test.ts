import { expect, test } from 'vitest'
import { fieldText, sharedAssumptions } from './assumptions.ts'

const mismatch = { field: 'module_mismatch', value: 1, unit: '%', reason: 'Usual.' }

test('an assumption of several blocks is listed once, with its blocks', () => {
  const shared = sharedAssumptions([
    { block_id: 'a', ...mismatch },
    { block_id: 'b', ...mismatch },
    { block_id: 'b', ...mismatch, value: 2 },
  ])
  expect(shared.map(({ value, blockIds }) => [value, blockIds])).toEqual([
    [1, ['a', 'b']],
    [2, ['b']],
  ])
})

test('a field reads as words', () => {
  expect(fieldText('modules_per_string')).toBe('Modules per string')
})
