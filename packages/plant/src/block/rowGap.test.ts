import { expect, test } from 'vitest'
import { componentDefaults } from '../components/validateComponent.ts'
import { rowGap } from './rowGap.ts'

const panel = componentDefaults('panel')
const table = componentDefaults('table')

test.each([
  [6.5, 'clear'],
  [2.5, 'narrow'],
  [2.2, 'overlap'],
])('rows of 2.278 m at a pitch of %d m: %s', (row_spacing, kind) => {
  expect(rowGap({ ...table, row_spacing }, panel).kind).toBe(kind)
})

test('a steep fixed table needs less room in plan than a flat one', () => {
  const fixed = { ...table, tracking_type: 0, tilt: 60, row_spacing: 1.5 } as const
  expect(rowGap(fixed, panel).kind).toBe('clear')
})
