import { copyName } from '@duet/plant'
import { expect, test } from 'vitest'
import { freeName } from './componentName.ts'

test('a new name takes the first free number', () => {
  expect(freeName('Panel', [])).toBe('Panel')
  expect(freeName('Panel', ['Panel', 'Panel 2', 'Panel 4'])).toBe('Panel 3')
})

test('a copy of a copy is numbered, not called copy copy', () => {
  expect(copyName('Alpha', ['Alpha'])).toBe('Alpha (copy)')
  expect(copyName('Alpha (copy)', ['Alpha', 'Alpha (copy)'])).toBe('Alpha (copy 2)')
  expect(copyName('Alpha (copy 2)', ['Alpha (copy)', 'Alpha (copy 2)'])).toBe('Alpha (copy 3)')
})
