import { expect, test } from 'vitest'
import { AC_COLUMNS, acMonths } from './acMonths.ts'

const blocks = {
  time: ['2026-01-01T07:00:00.000Z', '2026-02-01T07:00:00.000Z'],
  columns: AC_COLUMNS,
  labels: AC_COLUMNS,
  units: AC_COLUMNS.map(() => 'kWh'),
  values: [
    [100, 110],
    [98, 110],
    [97, 110],
    [96, 109],
    [95, null],
    [0, 5],
  ],
}

test('a month has its losses to limits, and the grid of the same month', () => {
  const plant = { ...blocks, time: [blocks.time[1]!], columns: ['grid'], values: [[107]] }
  const [january, february] = acMonths(blocks, plant, -7)
  expect(january).toMatchObject({ label: 'Jan', clippingKwh: 2, deratingKwh: 1, gridKwh: null })
  expect(february).toMatchObject({ label: 'Feb', blockKwh: null, gridKwh: 107, reactiveVar: 5 })
})

test('of a block there is no grid', () => {
  expect(acMonths(blocks, undefined, -7).every(({ gridKwh }) => gridKwh === null)).toBe(true)
})
