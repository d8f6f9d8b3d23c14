import { describe, expect, test } from 'vitest'
import { panelStc } from '../components/panel/panelStc.ts'
import { componentDefaults } from '../components/validateComponent.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { type Block, createBlock } from './block.ts'
import {
  BLOCK_COMPONENT_KINDS,
  type BlockSurroundings,
  blockCompleteness,
  type CompletenessCheck,
  isBlockComplete,
  type LinkedComponents,
} from './blockCompleteness.ts'

const NOW = '2026-05-01T12:00:00Z'

const block: Block = {
  ...createBlock({ id: 'b1', createdAt: NOW, existingNames: [] }),
  pv_panel_id: 'panel',
  pv_table_id: 'table',
  pv_inverter_id: 'inverter',
  pv_transformer_id: 'transformer',
  pv_dc_wire_id: 'dcWire',
  pv_ac_wire_id: 'acWire',
}

const perimeter: BlockLayer = {
  id: 'l1',
  block_id: 'b1',
  project_id: 'p1',
  name: 'North field',
  type: 'perimeter',
  geojson: {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-112, 33],
          [-111.99, 33],
          [-111.99, 33.01],
          [-112, 33],
        ],
      ],
    },
  },
  source_type: null,
  source_filename: null,
  source_url: null,
  created_at: NOW,
  updated_at: NOW,
}

const components: LinkedComponents = {
  panel: componentDefaults('panel'),
  table: componentDefaults('table'),
  inverter: componentDefaults('inverter'),
  transformer: componentDefaults('transformer'),
  dcWire: componentDefaults('dcWire'),
  acWire: componentDefaults('acWire'),
}

const complete: BlockSurroundings = {
  components,
  layers: [perimeter],
  layout: { rows: 31, tablesPerRow: 2 },
}

function issuesOf(change: Partial<BlockSurroundings>): readonly [CompletenessCheck, string][] {
  return blockCompleteness(block, { ...complete, ...change }).map(({ check, message }) => [
    check,
    message,
  ])
}

describe('a block', () => {
  test('is complete with sound parts, a layer and tables', () => {
    expect(blockCompleteness(block, complete)).toEqual([])
    expect(isBlockComplete(block, complete)).toBe(true)
  })

  test('is incomplete with a mistake of its own', () => {
    const issues = blockCompleteness({ ...block, num_inverters: 0 }, complete)
    expect(issues).toEqual([
      { check: 'schema', path: 'num_inverters', message: 'Number of Inverters: must be positive' },
    ])
  })

  test.each(BLOCK_COMPONENT_KINDS)('needs a %s that is chosen and exists', (kind) => {
    const gone = issuesOf({ components: { ...components, [kind]: undefined } })
    expect(gone.map(([check]) => check)).toEqual(['componentExists'])
    const unchosen = blockCompleteness({ ...block, [`pv_${SNAKE[kind]}_id`]: null }, complete)
    expect(unchosen.map(({ check }) => check)).toEqual(['componentLinked'])
  })

  test('needs parts without mistakes', () => {
    const table = { ...componentDefaults('table'), num_cols: 2 }
    expect(blockCompleteness(block, { ...complete, components: { ...components, table } })).toEqual(
      [
        {
          check: 'componentFields',
          path: 'table.num_cols',
          message: 'Table, Number of Columns: minimum 3',
        },
      ],
    )
  })

  test('needs a panel with a current-voltage curve', () => {
    const panel = { ...componentDefaults('panel'), shunt_resistance: 1 }
    expect(issuesOf({ components: { ...components, panel } })).toEqual([
      ['panelCurve', 'The electrical values of the Panel give no current-voltage curve'],
    ])
  })

  test('needs a panel that is not wider than high', () => {
    const panel = { ...componentDefaults('panel'), cell_length: 20 }
    expect(issuesOf({ components: { ...components, panel } })).toEqual([
      ['panelShape', 'Panel height (0.574 m) must not be smaller than its width (1.134 m)'],
    ])
  })

  test('needs a torque tube high enough for its steepest angle, when it tracks', () => {
    const table = { ...componentDefaults('table'), torque_tube_height: 0.9 }
    expect(issuesOf({ components: { ...components, table } })).toEqual([
      ['torqueTubeHeight', 'Torque Tube Height must be at least 0.937 m'],
    ])
    const fixed = { ...table, tracking_type: 0 as const }
    expect(issuesOf({ components: { ...components, table: fixed } })).toEqual([])
  })

  test('needs rows that do not overlap', () => {
    const table = { ...componentDefaults('table'), row_spacing: 2.2 }
    expect(issuesOf({ components: { ...components, table } })).toEqual([
      ['rowOverlap', 'Row Spacing must be at least 2.278 m, else the tables overlap'],
    ])
    // 2.278 m x cos 20 deg is 2.14062 m in plan
    const tilted = { ...table, tracking_type: 0 as const, tilt: 20, row_spacing: 2 }
    expect(issuesOf({ components: { ...components, table: tilted } })).toEqual([
      ['rowOverlap', 'Row Spacing must be at least 2.141 m, else the tables overlap'],
    ])
  })

  test('needs a layer, and sound ones', () => {
    expect(issuesOf({ layers: [] })).toEqual([['layers', 'A block needs at least 1 layer']])
    const nameless = { ...perimeter, name: '' }
    expect(issuesOf({ layers: [nameless] })).toEqual([['layerGeometry', 'Layer : required']])
  })

  test('needs a row and a table in it', () => {
    const row = ['rows', 'The block must hold at least 1 row of tables']
    expect(issuesOf({ layout: { rows: 0, tablesPerRow: 0 } })).toEqual([row])
    expect(issuesOf({ layout: undefined })).toEqual([row])
    expect(issuesOf({ layout: { rows: 1, tablesPerRow: 0 } })).toEqual([
      ['tablesPerRow', 'A row must hold at least 1 table'],
    ])
  })

  test('says where to mend it: the field, the part, the layer', () => {
    const table = { ...componentDefaults('table'), row_spacing: 2.2, track_angle_bounds: [9, 1] }
    const pathsOf = (change: object, surroundings: object) =>
      blockCompleteness({ ...block, ...change }, { ...complete, ...surroundings }).map(
        ({ path }) => path,
      )
    expect(pathsOf({ power_factor: 0, pv_panel_id: null }, {})).toEqual([
      'power_factor',
      'pv_panel_id',
    ])
    expect(pathsOf({}, { components: { ...components, table } })).toEqual([
      'table.track_angle_bounds.1',
      'table.row_spacing',
    ])
    expect(pathsOf({}, { layers: [{ ...perimeter, name: '' }] })).toEqual(['layers.l1.name'])
    expect(pathsOf({}, { layout: undefined })).toEqual(['layers.l1'])
    expect(pathsOf({}, { layout: undefined, layers: [] })).toEqual([undefined, undefined])
  })
})

test('the default panel gives the 550 W of its maker', () => {
  const { pmpW, vmpV, impA } = panelStc(componentDefaults('panel'))
  // 550.6 W from these five values by pvlib's PVsyst model (domain.md, scenario 20).
  expect(pmpW).toBeCloseTo(550.6, 0)
  expect(vmpV * impA).toBeCloseTo(pmpW, 9)
})

/** Kind as it is spelled in the relation key. */
const SNAKE = {
  panel: 'panel',
  table: 'table',
  inverter: 'inverter',
  transformer: 'transformer',
  dcWire: 'dc_wire',
  acWire: 'ac_wire',
} as const
