import { describe, expect, test } from 'vitest'
import type { WaterfallKey } from './stages.ts'
import { WATERFALL_STAGES } from './stageTable.ts'
import { closureError, type WaterfallSums, waterfall } from './waterfall.ts'

/** Every stage takes 1 % of the one before; totals repeat it. */
function sample(): WaterfallSums {
  const sums: Partial<Record<WaterfallKey, number>> = {}
  let value = 1000
  for (const { key, kind } of WATERFALL_STAGES) {
    if (kind === 'stage') value *= 0.99
    sums[key] = kind === 'detail' ? 3 : value
  }
  return sums as WaterfallSums
}

describe('loss account', () => {
  test('rows follow the order of the stages and close', () => {
    const rows = waterfall(sample())
    expect(rows.map((row) => row.key)).toEqual(WATERFALL_STAGES.map((stage) => stage.key))
    expect(closureError(rows)).toBeLessThan(1e-12)
  })

  test('each loss is a share of what came before', () => {
    const row = waterfall(sample()).find(({ key }) => key === 'temperature')
    expect(row?.lossFractionOfPrevious).toBeCloseTo(0.01, 12)
  })

  test('totals and details leave the product alone', () => {
    const rows = waterfall(sample())
    const stages = rows.filter(({ kind }) => kind === 'stage')
    expect(rows.at(-1)?.valueAfter).toBeCloseTo(1000 * 0.99 ** stages.length, 9)
  })

  test('a period without light has no shares and closes', () => {
    const dark = Object.fromEntries(WATERFALL_STAGES.map(({ key }) => [key, 0])) as WaterfallSums
    const rows = waterfall(dark)
    expect(rows[1].lossFractionOfPrevious).toBeUndefined()
    expect(closureError(rows)).toBe(0)
  })

  test('a dark period that draws from the grid closes', () => {
    const dark = Object.fromEntries(WATERFALL_STAGES.map(({ key }) => [key, 0])) as WaterfallSums
    const tare = { inv_night: -5, ac_inv: -5, ac_wire: -5, mv_iron: -9, mv_copper: -9 }
    const plant = {
      hv_wire: -9,
      hv_iron: -9,
      hv_copper: -9,
      grid_limit: -9,
      availability: -9,
      e_grid: -9,
    }
    expect(closureError(waterfall({ ...dark, ...tare, ...plant }))).toBeLessThan(1e-12)
  })

  test('a wrong total shows as an error of closure', () => {
    expect(closureError(waterfall({ ...sample(), e_grid: 1 }))).toBeGreaterThan(1)
  })
})
