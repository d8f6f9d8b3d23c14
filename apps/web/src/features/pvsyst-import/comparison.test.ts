import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'

const DONE = { created_at: '2026-03-02T10:00:00Z', custom_dataset_id: 'theirs' }
const run = (id: string, created_at: string) => ({ id, source: 'simulation', created_at })

test('the latest run since an import stands beside the results of PVsyst', () => {
  const datasets = [
    { id: 'theirs', source: 'custom', created_at: '2026-03-02T10:00:00Z' },
    run('last', '2026-03-04T10:00:00Z'),
    run('first', '2026-03-03T10:00:00Z'),
  ]
  expect(comparisonOf(DONE, datasets)).toEqual({
    a: 'last',
    b: 'custom:theirs',
    a_column: 'grid',
    view: 'months',
  })
})

test('without a run since then, and without results, the workbook shows what it stores', () => {
  expect(comparisonOf(DONE, [run('earlier', '2026-03-01T10:00:00Z')])).toEqual({})
  const without = { ...DONE, custom_dataset_id: null }
  expect(comparisonOf(without, [run('last', '2026-03-04T10:00:00Z')])).toEqual({})
})
