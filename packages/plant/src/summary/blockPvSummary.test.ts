import { describe, expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { perimeter, rectangleAt, road, TEST_FRAME } from '../layout/testing/groundLayers.ts'
import { onePlant } from '../simulation/testing/onePlant.ts'
import { type BlockPvSummaryInput, blockPvSummary } from './blockPvSummary.ts'

const [BLOCK] = onePlant().blocks as readonly [Block]
const SITE = perimeter('site', [rectangleAt(0, 0, 200, 200)])
const TABLE = {
  ...tableDefaults,
  num_cols: 84,
  column_gap: 0.02,
  table_gap: 0.5,
  row_spacing: 6.509,
}
const summary = (block: Partial<Block> = {}, change: Partial<BlockPvSummaryInput> = {}) =>
  blockPvSummary({
    block: { ...BLOCK, num_inverters: 9, ...block },
    components: { panel: panelDefaults, table: TABLE, inverter: inverterDefaults },
    layers: [SITE],
    frame: TEST_FRAME,
    ...change,
  })

describe('block summary', () => {
  test('200 x 200 m: 62 tables, 5,208 modules, 2.864 MWdc on 2.25 MWac', () => {
    const numbers = summary()
    expect(numbers).toMatchObject({
      block_id: 'b',
      tables: 62,
      rows: 31,
      tables_per_row: 2,
      modules: 5208,
      inverter_ac_power: 2_250_000,
    })
    expect(numbers.area).toBeCloseTo(40_000, 0)
    // 5,208 modules of 550 W; the curve of the panel gives 550.6 W
    expect((numbers.stc_power ?? 0) / 1e6).toBeCloseTo(2.864, 1)
    expect(Math.abs((numbers.stc_power ?? 0) / 2_864_400 - 1)).toBeLessThan(0.002)
    expect(numbers.dc_ac_ratio).toBeCloseTo((numbers.stc_power ?? 0) / 2_250_000, 12)
    expect(numbers.gcr).toBeCloseTo(0.35, 3)
  })

  test('the string length is the longest that the cold allows, and it is said to be assumed', () => {
    const numbers = summary()
    expect(numbers).toMatchObject({
      modules_per_string: 27,
      strings: 192,
      max_modules_per_string: 27,
    })
    expect(numbers.is_modules_per_string_assumed).toBe(true)
  })

  test('a row that a road parts is one row', () => {
    const layers = [SITE, road('r', 4, [-10, 100], [210, 100])]
    const short = { ...TABLE, num_cols: 20 }
    const components = { panel: panelDefaults, table: short, inverter: inverterDefaults }
    expect(summary({}, { layers, components }).rows).toBe(31)
  })

  test('without a panel there are no tables and no power, but the area', () => {
    const numbers = summary({}, { components: { table: TABLE, inverter: inverterDefaults } })
    expect(numbers).toMatchObject({ tables: 0, modules: 0, stc_power: null, dc_ac_ratio: null })
    expect(numbers.area).toBeGreaterThan(39_999)
  })
})
