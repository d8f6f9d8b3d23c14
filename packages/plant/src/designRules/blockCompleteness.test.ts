import { describe, expect, test } from 'vitest'
import { type Block, createBlock } from '../block/block.ts'
import { BLOCK_COMPONENT_KINDS, type LinkedComponents } from '../block/linkedComponents.ts'
import { componentDefaults } from '../components/validateComponent.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { panelStc } from '../simulation/panelStc.ts'
import {
  type BlockSurroundings,
  blockCompleteness,
  type CompletenessIssue,
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
}

function issuesOf(
  change: Partial<BlockSurroundings>,
): readonly [CompletenessIssue['rule'], string][] {
  return blockCompleteness(block, { ...complete, ...change }).map(({ rule, message }) => [
    rule,
    message,
  ])
}

describe('a block', () => {
  test('is complete with valid parts and a layer', () => {
    expect(blockCompleteness(block, complete)).toEqual([])
  })

  test('is incomplete with a mistake of its own', () => {
    const issues = blockCompleteness({ ...block, num_inverters: 0 }, complete)
    expect(issues).toEqual([
      {
        rule: 'block_field',
        path: 'num_inverters',
        message: 'Number of inverters: must be positive',
      },
    ])
  })

  test.each(BLOCK_COMPONENT_KINDS)('needs a %s that is chosen and exists', (kind) => {
    const gone = issuesOf({ components: { ...components, [kind]: undefined } })
    expect(gone).toEqual([['component_missing', expect.stringContaining('no longer exists')]])
    const unchosen = blockCompleteness({ ...block, [`pv_${SNAKE[kind]}_id`]: null }, complete)
    expect(unchosen).toMatchObject([
      { rule: 'component_missing', message: expect.stringContaining('Choose') },
    ])
  })

  test('needs parts without mistakes', () => {
    const table = { ...componentDefaults('table'), num_cols: 0 }
    expect(blockCompleteness(block, { ...complete, components: { ...components, table } })).toEqual(
      [
        {
          rule: 'component_field',
          path: 'table.num_cols',
          message: 'Table, Number of columns: must be positive',
        },
      ],
    )
  })

  test('needs a panel with a current-voltage curve', () => {
    const panel = { ...componentDefaults('panel'), shunt_resistance: 1 }
    expect(issuesOf({ components: { ...components, panel } })).toEqual([
      ['panel_curve', 'The electrical values of the Panel give no current-voltage curve'],
    ])
  })

  test('needs a panel that is not wider than high', () => {
    const panel = { ...componentDefaults('panel'), cell_length: 20 }
    expect(issuesOf({ components: { ...components, panel } })).toEqual([
      ['panel_shape', 'Panel height (0.574 m) must not be smaller than its width (1.134 m)'],
    ])
  })

  test('needs layers that are valid', () => {
    const nameless = { ...perimeter, name: '' }
    expect(issuesOf({ layers: [nameless] })).toEqual([['layer_drawing', 'Layer : required']])
  })

  test('says where to mend it: the field, the part, the layer', () => {
    const table = { ...componentDefaults('table'), track_angle_bounds: [9, 1] }
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
    ])
    expect(pathsOf({}, { layers: [{ ...perimeter, name: '' }] })).toEqual(['layers.l1.name'])
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
