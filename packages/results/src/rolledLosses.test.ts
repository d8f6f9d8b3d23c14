import { expect, test } from 'vitest'
import { LOSS_COLUMNS, rolledLosses } from './rolledLosses.ts'

/** Falling values down the account, so that every stage takes something. */
const block = (scale: number) => ({
  nominalDcKw: 2,
  value: (column: string) => scale * (100 - LOSS_COLUMNS.block.indexOf(column)),
})

test('the account of two blocks is that of their sums, and closes', () => {
  const { rows, closureError } = rolledLosses([block(1), block(3)])
  expect(closureError).toBeLessThan(1e-12)
  expect(rows[0]).toMatchObject({ key: 'ghi', unit: 'kWh/m²', value_after: 200 })
  expect(rows.at(-1)).toMatchObject({ key: 'mv_copper', unit: 'kWh' })
  expect(rows.at(-1)?.value_after).toBe(4 * block(1).value('ac_block'))
  expect(rows.some(({ kind }) => kind === 'detail')).toBe(false)
})

test('stages after the blocks meet end at the grid', () => {
  const { rows } = rolledLosses([block(1)], (column) => 40 - LOSS_COLUMNS.system.indexOf(column))
  expect(rows.at(-1)).toMatchObject({ key: 'e_grid', value_after: 35 })
})

test('a column that was not stored takes nothing', () => {
  const old = {
    ...block(1),
    value: (column: string) => (column === 'poa_after_snow' ? Number.NaN : block(1).value(column)),
  }
  expect(rolledLosses([old]).rows.find(({ key }) => key === 'snow')?.loss).toBe(0)
})
