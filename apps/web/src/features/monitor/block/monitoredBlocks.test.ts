import { expect, test } from 'vitest'
import type { MonitoredNode } from '../shell/deployment.ts'
import { blockBeside, monitoredBlocks } from './monitoredBlocks.ts'

const node = (name: string, component: string, duet_block_id: string | null): MonitoredNode => ({
  id: name,
  parent_id: null,
  name,
  duet_block_id,
  sensor_tag: null,
  component,
  component_measure: null,
  inverter_dc_capacity: null,
})

test('a block has the name of its node, whatever else of it is measured', () => {
  const nodes = [
    node('Meter', 'meter', null),
    node('Plane of the trackers', 'met', 'b1'),
    node('Trackers', 'block', 'b1'),
    node('Modules of the trackers', 'block', 'b1'),
    node('Inverter 7', 'inverter', 'b2'),
    node('Inverter 8', 'inverter', 'b2'),
  ]
  expect(monitoredBlocks(nodes)).toEqual([
    { id: 'b1', name: 'Trackers' },
    { id: 'b2', name: 'Inverter 7' },
  ])
})

test('beside the last block stands the first', () => {
  const blocks = [
    { id: 'b1', name: 'One' },
    { id: 'b2', name: 'Two' },
  ]
  expect(blockBeside(blocks, 'b2', 1)?.id).toBe('b1')
  expect(blockBeside(blocks, 'b1', -1)?.id).toBe('b2')
})
