import { expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import { acWireDefaults, dcWireDefaults } from '../components/wire/wireSchema.ts'
import { perimeter, rectangleAt, road, TEST_FRAME } from '../layout/testing/groundLayers.ts'
import { onePlant } from '../simulation/testing/onePlant.ts'
import { billOfQuantities } from './billOfQuantities.ts'
import { blockPvSummary } from './blockPvSummary.ts'

const [BLOCK] = onePlant().blocks as readonly [Block]
const LAYERS = [
  perimeter('site', [rectangleAt(0, 0, 200, 200)]),
  road('road', 5, [0, 100], [200, 100]),
]
const TABLE = { ...tableDefaults, num_cols: 84, row_spacing: 6.509 }
const COMPONENTS = {
  panel: panelDefaults,
  table: TABLE,
  inverter: inverterDefaults,
  dcWire: {
    ...dcWireDefaults,
    dc_line_calculation_method: 'computed_resistance',
    dc_line_length: 80,
  },
  acWire: { ...acWireDefaults, ac_line_calculation_method: 'percentage_loss' },
} as const
const NAMES = {
  panel: 'Panel P',
  table: 'Tracker T',
  inverter: 'Inverter I',
  dcWire: 'DC',
  acWire: 'AC',
}

const SUMMARY = blockPvSummary({
  block: BLOCK,
  components: COMPONENTS,
  layers: LAYERS,
  frame: TEST_FRAME,
})
const bill = (blocks = 1) =>
  billOfQuantities({
    blocks: Array.from({ length: blocks }, () => ({
      block: BLOCK,
      summary: SUMMARY,
      components: COMPONENTS,
      names: NAMES,
    })),
    layers: LAYERS,
    frame: TEST_FRAME,
    highVoltage: { transformer: 'HV', wire: undefined, wireName: null },
  })
const find = (scope: string, item: string, blocks = 1) =>
  bill(blocks).find((line) => line.scope === scope && line.item === item)

test('quantities follow from the layout and the components, each with its rule', () => {
  expect(find(BLOCK.name, 'Tables')).toMatchObject({
    quantity: SUMMARY.tables,
    component: 'Tracker T',
  })
  expect(find(BLOCK.name, 'Modules')?.quantity).toBe(SUMMARY.tables * TABLE.num_tiers * 84)
  expect(find(BLOCK.name, 'Torque tube')?.quantity).toBeCloseTo(
    SUMMARY.tables * tableGeometry(TABLE, panelDefaults).lengthM,
    6,
  )
  expect(find(BLOCK.name, 'DC wire, single conductor')).toMatchObject({
    quantity: (SUMMARY.strings ?? 0) * 2 * 80,
    unit: 'm',
  })
  // a road of 200 m by 10 m with round ends outside of the land
  expect(find(BLOCK.name, 'Ground kept free')?.quantity).toBeCloseTo(2000, 0)
  expect(bill().every(({ rule, unit }) => rule !== '' && unit !== '')).toBe(true)
})

test('a wire that is given by its loss has no length', () => {
  expect(find(BLOCK.name, 'AC wire, single conductor')).toMatchObject({ quantity: null })
  expect(find('Plant', 'AC wire, single conductor')?.quantity).toBeNull()
})

test('the plant is the sum of its blocks, and the high-voltage stage', () => {
  expect(find('Plant', 'Modules', 2)?.quantity).toBe(2 * SUMMARY.modules)
  expect(find('Plant', 'HV transformer', 2)?.quantity).toBe(1)
})
