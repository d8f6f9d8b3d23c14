/* oxlint-disable unicorn/no-useless-spread -- lists in lines as they belong together */
import { describe, expect, test } from 'vitest'
import { guessNode } from './guessNode.ts'
import { hierarchyOfTags } from './hierarchyOfTags.ts'
import { hierarchyRows } from './hierarchyTable.ts'
import { readHierarchy } from './readHierarchy.ts'

const BLOCKS = [
  { id: 'a', name: 'Block 1' },
  { id: 'b', name: 'Block 2' },
]
const HEADER = [
  'id',
  'parent_id',
  'name',
  'component',
  'component_measure',
  'sensor_tag',
  'duet_block_id',
]
const read = (lines: readonly string[], header = HEADER) => {
  const table = [header, ...lines.map((line) => line.split(','))]
  const { rows, errors } = hierarchyRows(table.map((cells, at) => ({ line: at + 1, cells })))
  return errors.length > 0 ? { nodes: [], errors } : readHierarchy(rows, BLOCKS)
}
const GOOD = [
  'sys,,Plant,system,,,',
  'mtr,sys,Meter,meter,active_power,MTR_P,',
  'blk,sys,Block,block,,,Block 2',
  'inv,blk,Inverter,inverter,active_power,INV_P,',
  'inv.energy,inv,Counter,inverter,energy,INV_E,',
]

test('a table of nodes becomes a hierarchy; blocks flow down and are found by name', () => {
  const { nodes, errors } = read(GOOD)
  expect(errors).toEqual([])
  expect(nodes.map(({ id, duet_block_id }) => [id, duet_block_id])).toEqual([
    ['sys', null],
    ['mtr', null],
    ['blk', 'b'],
    ['inv', 'b'],
    ['inv.energy', 'b'],
  ])
  expect(nodes[1]).toEqual({
    id: 'mtr',
    parent_id: 'sys',
    name: 'Meter',
    duet_block_id: null,
    sensor_tag: 'MTR_P',
    component: 'meter',
    component_measure: 'active_power',
    inverter_dc_capacity: null,
    sentinel_tag: 'default',
    sensor_time_interval: null,
    scale: 1,
    offset: 0,
    sign: 1,
  })
})

describe('errors name rows and fields, all at once', () => {
  const errorsOf = (...lines: string[]) =>
    read([...GOOD, ...lines]).errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)

  test('of what nodes are to each other', () => {
    const errors = errorsOf(
      'mtr,sys,Meter,meter,,,',
      'm2,sys,Meter,meter,energy,MTR_P,',
      'm3,nowhere,Meter,meter,,,',
      'root,,Other,system,,,',
      'm4,m5,Meter,meter,,,',
      'm5,m4,Meter,meter,,,',
      'cb,sys,Combiner,combiner,,,',
      'met,sys,Met,met,dc_current,M_I,',
      'met2,sys,Met,met,,M_T,',
      'blk3,sys,Block,block,,,Block 3',
    )
    expect(errors).toEqual([
      "7 id: 'mtr' stands in row 3 already; each may stand once",
      "8 sensor_tag: 'MTR_P' stands in row 3 already; each may stand once",
      "9 parent_id: No node has the id 'nowhere'",
      "10 parent_id: 'root' has no parent, but 'sys' of row 2 is the root already; name its parent",
      '11 parent_id: The nodes hang in a circle: m4 below m5 below m4',
      '13 parent_id: A combiner may not hang below a system; below: block, inverter, combiner',
      '14 component_measure: A met does not measure dc_current; it may: ghi, poa_front, poa_rear, temp, wind_speed',
      "15 component_measure: What does the tag 'M_T' measure? Name component_measure, or leave the tag empty",
      "16 duet_block_id: The plant has no block 'Block 3'; it has 'Block 1', 'Block 2'",
    ])
    expect(read([...GOOD, 'm3,nowhere,Meter,meter,,,']).nodes).toEqual([])
  })

  test('of fields and headers', () => {
    expect(errorsOf('x,sys,X,thing,,,')).toEqual([
      '7 component: must be one of system, block, inverter, mppt, combiner, meter, met',
    ])
    expect(errorsOf('inv2,sys,I,inverter,,,')).toEqual([
      "7 duet_block_id: Which block of the plant is 'inv2'? Name its id or name: 'Block 1', 'Block 2'",
    ])
    const { errors } = read([], ['id', 'name', 'nmae', 'id'])
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [1, 'component'],
      [1, 'nmae'],
      [1, 'id'],
    ])
    expect(read([]).errors).toEqual([
      { row: null, field: 'nodes', message: 'The hierarchy has no nodes' },
    ])
    const none = read(['a,b,A,block,,,a', 'b,a,B,block,,,a']).errors
    expect(none.map(({ row, field }) => [row, field])).toEqual([
      [null, 'parent_id'],
      [2, 'parent_id'],
    ])
  })
})

describe('a hierarchy of tags alone', () => {
  const plant = {
    name: 'Plant',
    blocks: BLOCKS,
    intervalMinutes: 5,
    inverterDcCapacityW: () => 1000,
  }
  const guessed = (...tags: string[]) => tags.map((tag) => guessNode({ tag, header: [] }))

  test('has a node for each device, and below it one for each further measure', () => {
    const tags = guessed(
      ...['MTR_P', 'MTR_E', 'B1_POA', 'MET_GHI', 'B1.INV01_P', 'B1.INV01_E', 'B2.INV01_P'],
      ...['B2.INV01.CB03 Current [A]', 'Wind speed [m/s]'],
    )
    const { nodes, errors } = hierarchyOfTags(tags, plant)
    expect(errors).toEqual([])
    expect(
      nodes.map(({ id, parent_id, sensor_tag, duet_block_id }) => [
        id,
        parent_id,
        sensor_tag,
        duet_block_id,
      ]),
    ).toEqual([
      ['sys', null, null, null],
      ['mtr', 'sys', 'MTR_P', null],
      ['blk-1', 'sys', null, 'a'],
      ['met-blk-1', 'blk-1', null, 'a'],
      ['met', 'sys', null, null],
      ['inv-1-1', 'blk-1', 'B1.INV01_P', 'a'],
      ['blk-2', 'sys', null, 'b'],
      ['inv-2-1', 'blk-2', 'B2.INV01_P', 'b'],
      ['inv-2-1-c3', 'inv-2-1', 'B2.INV01.CB03 Current [A]', 'b'],
      ['mtr.energy', 'mtr', 'MTR_E', null],
      ['met-blk-1.poa_front', 'met-blk-1', 'B1_POA', 'a'],
      ['met.ghi', 'met', 'MET_GHI', null],
      ['inv-1-1.energy', 'inv-1-1', 'B1.INV01_E', 'a'],
    ])
  })

  test('asks for what the tags do not say', () => {
    const { errors } = hierarchyOfTags(guessed('INV01_P', 'B7.INV01_P'), plant)
    expect(errors).toEqual([
      { row: 1, field: 'block', message: 'Which block is it? Name its number, name or id' },
      { row: 2, field: 'block', message: "The plant has no block '7'" },
    ])
    const one = hierarchyOfTags(guessed('INV01_P', 'INV01_P'), {
      ...plant,
      blocks: BLOCKS.slice(1),
    })
    expect(one.errors.map(({ row, field }) => [row, field])).toEqual([[2, 'sensor_tag']])
  })
})
