import { type PlantComponent, usualComponents } from '@duet/plant'
import { expect, test } from 'vitest'
import { type DesignComponents, newBlockParts } from './components.ts'

const mapOf = (components: readonly PlantComponent[]): DesignComponents =>
  new Map(components.map((one) => [one.id, { ...one, hasErrors: false }]))
const usual = usualComponents('tracker', 33).map((one) => ({ ...one, id: one.kind }))
const NO_WEATHER = new Map()

test('a new block takes what the project has one of, with strings that part its tables', () => {
  const weather = new Map([['typical', { coldestAirC: -3 }]])
  expect(newBlockParts(mapOf(usual), weather)).toEqual({
    pv_panel_id: 'panel',
    pv_table_id: 'table',
    pv_inverter_id: 'inverter',
    pv_transformer_id: 'transformer',
    pv_dc_wire_id: 'dcWire',
    pv_ac_wire_id: 'acWire',
    enviro_dataset_id: 'typical',
    modules_per_string: 26,
  })
})

test('of two it takes none', () => {
  const second = usual
    .filter(({ kind }) => kind === 'table')
    .map((one) => ({ ...one, id: 'other' }))
  const weather = new Map([
    ['a', {}],
    ['b', {}],
  ])
  const parts = newBlockParts(mapOf([...usual, ...second]), weather)
  expect(parts).not.toHaveProperty('pv_table_id')
  expect(parts).not.toHaveProperty('enviro_dataset_id')
  // without a table no length is known
  expect(parts).not.toHaveProperty('modules_per_string')
  expect(newBlockParts(new Map(), NO_WEATHER)).toEqual({})
})
