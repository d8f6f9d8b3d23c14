import { expect, test } from 'vitest'
import { sensorRows, silentAndPoor } from './sensorRows.ts'

const node = (id: string, parent_id: string | null, duet_block_id: string | null = null) => ({
  id,
  parent_id,
  duet_block_id,
  name: id,
  sensor_tag: null,
  component: 'inverter',
  component_measure: null,
  inverter_dc_capacity: null,
})
const nodes = [
  node('sys', null),
  node('b1', 'sys', 'B1'),
  node('i2', 'b1', 'B1'),
  node('i1', 'b1', 'B1'),
  node('dc', 'i1'),
  node('b2', 'sys', 'B2'),
]
const state = (hierarchy_id: string, reading_count: number) => ({
  hierarchy_id,
  last_value: 1,
  last_at: '2026-06-01T10:00:00Z',
  reading_count,
  expected_count: 96,
})

test('nodes of a block hang below it, also those that name no block', () => {
  const rows = sensorRows(nodes, 'B1', [state('i1', 48), state('dc', 200)])
  expect(rows.map(({ node: { id }, depth }) => `${id} ${depth}`)).toEqual([
    'b1 0',
    'i2 1',
    'i1 1',
    'dc 2',
  ])
  expect(rows.map(({ presentFraction }) => presentFraction)).toEqual([null, null, 0.5, 1])
})

test('silent sensors are told from those that lack some readings', () => {
  const rows = sensorRows(nodes, 'B1', [state('i1', 0), state('i2', 80), state('dc', 95)])
  expect(silentAndPoor(rows)).toEqual({ all: 3, silent: 1, poor: 1 })
})
