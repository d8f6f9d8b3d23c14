import { expect, test } from 'vitest'
import type { MonitoredNode } from '../shell/deployment.ts'
import { readingNodes, shadedSpans } from './issueReadings.ts'

const node = (
  id: string,
  parent_id: string | null,
  component: string,
  component_measure: string | null,
): MonitoredNode => ({
  id,
  parent_id,
  name: id,
  duet_block_id: null,
  sensor_tag: null,
  component,
  component_measure,
  inverter_dc_capacity: null,
})

const NODES = [
  node('sys', null, 'system', null),
  node('mtr', 'sys', 'meter', 'active_power'),
  node('blk', 'sys', 'block', null),
  node('inv-1', 'blk', 'inverter', 'active_power'),
  node('inv-2', 'blk', 'inverter', 'active_power'),
  node('ghi', 'sys', 'met', 'ghi'),
]

test.each([
  ['inv-1', ['inv-1']],
  ['ghi', ['ghi']],
  ['blk', ['inv-1', 'inv-2']],
  ['sys', ['mtr']],
  ['gone', []],
])('an issue at %s is read at %j', (id, expected) => {
  expect(readingNodes(NODES, id).map((found) => found.id)).toEqual(expected)
})

test('spans are shaded on the clock of the plant, as far as they are shown', () => {
  const shown = { fromMs: 0, toMs: 86_400_000 }
  const events = [
    { timestamp: '1969-12-31T23:00:00Z', duration_s: 7200 },
    { timestamp: '1970-01-03T00:00:00Z', duration_s: 60 },
  ]
  expect(shadedSpans(events, shown, (ms) => ms + 3_600_000)).toEqual([
    { fromMs: 3_600_000, toMs: 7_200_000 },
  ])
})
