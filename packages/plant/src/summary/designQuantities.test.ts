import { expect, test } from 'vitest'
import { linkedComponents } from '../document/linkedComponents.ts'
import { localFrame } from '../layout/localFrame.ts'
import { samplePlant } from '../sample/samplePlant.ts'
import { blockPvSummary } from './blockPvSummary.ts'
import { designQuantities } from './designQuantities.ts'

const PLANT = samplePlant()
const COLDEST_C = -5
const summaries = PLANT.blocks.map((block) =>
  blockPvSummary({
    block,
    components: linkedComponents(PLANT, block),
    layers: PLANT.block_layers,
    frame: localFrame(PLANT.project.longitude, PLANT.project.latitude),
    coldestAirC: COLDEST_C,
  }),
)
const counted = summaries.map(({ block_id: id, tables, rows }) => ({
  id,
  table_count: tables,
  row_count: rows,
  coldestAirC: COLDEST_C,
}))
const sumOf = (value: (summary: (typeof summaries)[number]) => number): number =>
  summaries.reduce((sum, summary) => sum + value(summary), 0)

test('counted tables give the quantities of the summaries of the blocks', () => {
  const quantities = designQuantities(PLANT, counted)
  expect(quantities).toMatchObject({
    table: sumOf(({ tables }) => tables),
    module: sumOf(({ modules }) => modules),
    inverter: sumOf(({ num_inverters }) => num_inverters),
    transformer: PLANT.blocks.length,
  })
  expect(quantities.wp).toBeCloseTo(
    sumOf(({ stc_power }) => stc_power ?? Number.NaN),
    3,
  )
  expect((quantities.land_ha ?? 0) * 10_000).toBeGreaterThanOrEqual(sumOf(({ area }) => area) - 1)
})

test('wires that are given by their loss have no length, and blocks that were not run do not count', () => {
  expect(designQuantities(PLANT, counted).dc_wire_m).toBeNull()
  expect(designQuantities(PLANT, counted.slice(0, 1)).table).toBe(counted[0]?.table_count)
  expect(designQuantities(PLANT, [])).toMatchObject({ wp: 0, table: 0, dc_wire_m: 0 })
})
