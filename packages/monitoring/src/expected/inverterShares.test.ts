import { expect, test } from 'vitest'
import { type HierarchyNode, hierarchyNodeSchema } from '../model/hierarchy.ts'
import type { ExpectedBlock } from '../model/plantDay.ts'
import { inverterShares } from './inverterShares.ts'

const node = (id: string, capacityW: number | null, more: Partial<HierarchyNode> = {}) =>
  hierarchyNodeSchema.parse({
    id,
    parent_id: 'block',
    name: id,
    duet_block_id: 'b1',
    sensor_tag: id,
    component: 'inverter',
    component_measure: 'active_power',
    inverter_dc_capacity: capacityW,
    sensor_time_interval: 5,
    ...more,
  })
const empty = new Float64Array()
const block: ExpectedBlock = {
  blockId: 'b1',
  inverterCount: 3,
  ratedAcW: 100,
  dcCapacityW: 400,
  acW: empty,
  dcW: empty,
  poaFrontWm2: empty,
  poaRearWm2: empty,
  cellC: empty,
  trackerAngleDeg: empty,
  soilingFraction: empty,
}

test('inverters share their block by DC capacity', () => {
  const nodes = [node('a', 100), node('b', 100), node('c', 220)]
  const shares = inverterShares(block, nodes)
  expect([...shares.keys()]).toEqual(['a', 'b', 'c'])
  expect(shares.get('c')).toBeCloseTo(220 / 420, 12)
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})

test('an inverter without a node retains its share, one without a capacity has an equal one', () => {
  expect(inverterShares(block, [node('a', 100)]).get('a')).toBe(0.25)
  expect(inverterShares(block, [node('a', null)]).get('a')).toBeCloseTo(1 / 3, 12)
})

test('further measures of an inverter and inverters of other blocks are left out', () => {
  const nodes = [
    node('a', 100),
    node('a.energy', 100, { parent_id: 'a', component_measure: 'energy' }),
    node('x', 100, { duet_block_id: 'b2' }),
    node('m', null, { component: 'meter' }),
  ]
  expect([...inverterShares(block, nodes).keys()]).toEqual(['a'])
})
