import { expect, test } from 'vitest'
import { foundNodes, namedNodes } from './nodeSearch.ts'

const node = (id: string, parent_id: string | null, component: string, measure: string | null) => ({
  id,
  parent_id,
  component,
  component_measure: measure,
  name: id,
  duet_block_id: null,
  sensor_tag: measure && `TAG_${id}`,
  inverter_dc_capacity: null,
})
const named = namedNodes([
  node('Plant', null, 'system', 'active_power'),
  node('North', 'Plant', 'block', null),
  node('Inv 1', 'North', 'inverter', 'active_power'),
  node('Inv 2', 'North', 'inverter', 'dc_current'),
])

test('nodes with a measure are named by their path below the plant', () => {
  expect(named.map(({ path }) => path)).toEqual(['Plant', 'North / Inv 1', 'North / Inv 2'])
})

test('a node is found by all words, whatever they are of', () => {
  const ids = (text: string): readonly string[] =>
    foundNodes(named, text).map(({ node: { id } }) => id)
  expect(ids('north current')).toEqual(['Inv 2'])
  expect(ids('tag_inv 1')).toEqual(['Inv 1'])
  expect(ids('')).toHaveLength(3)
  expect(ids('south')).toEqual([])
})
