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

test('a run from before the limits of the inverter stood apart has all that they took in the first', () => {
  const later = new Set(['dc_after_window', 'dc_after_current_limit', 'dc_after_power_limit'])
  const old = {
    ...block(1),
    value: (column: string) => (later.has(column) ? Number.NaN : block(1).value(column)),
  }
  const { rows, closureError } = rolledLosses([old])
  const lossOf = (key: string): number | undefined => rows.find((row) => row.key === key)?.loss
  expect(lossOf('mppt_window')).toBe(block(1).value('dc_after_wire') - block(1).value('dc_mpp'))
  for (const key of ['dc_current_limit', 'dc_power_limit', 'inv_temperature_range']) {
    expect([key, lossOf(key)]).toEqual([key, 0])
  }
  expect(closureError).toBeLessThan(1e-12)
})
