import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INPUT_NAMES } from './harness.ts'

const PAGE = new URL('../../../docs/guide/physics/orientation.md', import.meta.url)

test('the guide has every name that a script knows, and no other', () => {
  const page = readFileSync(PAGE, 'utf8')
  const table = page.slice(page.indexOf('| What a script knows |'))
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
  expect(told.map(([, name]) => name).toSorted()).toEqual(INPUT_NAMES.toSorted())
})
