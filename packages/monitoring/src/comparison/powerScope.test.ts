import { expect, it } from 'vitest'
import { hierarchyNodeSchema } from '../model/hierarchy.ts'
import { powerScope } from './powerScope.ts'

const node = (id: string, parent_id: string | null, component: string, more: object = {}) =>
  hierarchyNodeSchema.parse({
    id,
    parent_id,
    component,
    name: id,
    duet_block_id: null,
    sensor_tag: id,
    component_measure: null,
    inverter_dc_capacity: null,
    sensor_time_interval: null,
    ...more,
  })
const power = { component_measure: 'active_power' }
const NODES = [
  node('sys', null, 'system', { sensor_tag: null }),
  node('mtr', 'sys', 'meter', power),
  node('mtr.q', 'mtr', 'meter', { component_measure: 'reactive_power' }),
  node('blk-1', 'sys', 'block', { duet_block_id: 'a', sensor_tag: null }),
  node('blk-1.temp', 'blk-1', 'block', { duet_block_id: 'a', component_measure: 'temp' }),
  node('inv-1', 'blk-1', 'inverter', power),
  node('inv-1.c1', 'inv-1', 'combiner', { component_measure: 'dc_current' }),
  // hangs on the system, and belongs to the block all the same
  node('inv-2', 'sys', 'inverter', { ...power, duet_block_id: 'a' }),
  node('blk-2', 'sys', 'block', { duet_block_id: 'b', sensor_tag: null }),
]
const idsOf = (scope: ReturnType<typeof powerScope>) => ({
  power: scope?.power.map(({ id }) => id),
  blocks: scope?.blocks.map(({ id }) => id),
  issues: [...(scope?.issueIds ?? [])].toSorted(),
})

it('a plant is read at its meter, else as its inverters together', () => {
  expect(idsOf(powerScope(NODES, null))).toMatchObject({
    power: ['mtr'],
    blocks: ['blk-1', 'blk-2'],
  })
  const withoutMeter = NODES.filter(({ component }) => component !== 'meter')
  expect(idsOf(powerScope(withoutMeter, null)).power).toEqual(['inv-1', 'inv-2'])
})

it('a block is its inverters, and the issues of what hangs on it and what it hangs on are its own', () => {
  expect(idsOf(powerScope(NODES, 'blk-1'))).toEqual({
    power: ['inv-1', 'inv-2'],
    blocks: ['blk-1'],
    issues: ['blk-1', 'blk-1.temp', 'inv-1', 'inv-1.c1', 'inv-2', 'sys'],
  })
})

it('an inverter is itself, in the light of its block', () => {
  expect(idsOf(powerScope(NODES, 'inv-1'))).toEqual({
    power: ['inv-1'],
    blocks: ['blk-1'],
    issues: ['blk-1', 'inv-1', 'inv-1.c1', 'sys'],
  })
  expect(powerScope(NODES, 'nothing')).toBeUndefined()
})
