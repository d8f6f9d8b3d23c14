import { expect, test } from 'vitest'
import { checkStorageKey, isStorageKey } from './storageKey.ts'

test.each([
  'projects/0b8b7c3e-1f8e-4b6e-9a55-3a4c7a6f0f11/meteo/0b8b7c3e/upload',
  'projects/a/simulations/b/blocks/c/part-000000000.parquet',
])('%s is a key', (key) => {
  expect(isStorageKey(key)).toBe(true)
})

test.each([
  '../secret',
  'projects/../../etc/passwd',
  '/etc/passwd',
  'projects//a',
  'projects/.hidden',
  'projects/a b',
  'projects/A',
  'projects\\a',
  'projects/a\u0000',
  'projects/..%2f',
  'upload',
  `p/${'a'.repeat(400)}`,
])('%j is none', (key) => {
  expect(isStorageKey(key)).toBe(false)
  expect(() => checkStorageKey(key)).toThrow(RangeError)
})
