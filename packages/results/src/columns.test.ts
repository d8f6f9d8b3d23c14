import { expect, test } from 'vitest'
import { BLOCK_COLUMNS } from './blockColumns.ts'
import { findColumn } from './findColumn.ts'
import { SYSTEM_COLUMNS } from './systemColumns.ts'

test.each([
  ['block', BLOCK_COLUMNS],
  ['system', SYSTEM_COLUMNS],
] as const)('the columns of a %s have each their own name and source, in snake case', (_, all) => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ engineKey }) => engineKey)).size).toBe(all.length)
  for (const { name } of all) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
})

test('only declared names are columns', () => {
  expect(findColumn('block', 'ac_block')?.unit).toBe('W')
  expect(findColumn('system', 'ac_block')).toBeUndefined()
  expect(findColumn('block', 'time"; drop table x; --')).toBeUndefined()
})
