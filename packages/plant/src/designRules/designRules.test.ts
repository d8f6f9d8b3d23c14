import { describe, expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { ALL_COLUMNS } from '../block/simulationPrerequisites.ts'
import type { ComponentKind, ComponentParameters } from '../components/kinds.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { at, layer, perimeter, rectangleAt, ringAt } from '../layout/testing/groundLayers.ts'
import { ET_PAN } from '../simulation/testing/etPan.ts'
import { onePlant } from '../simulation/testing/onePlant.ts'
import { checkDesign } from './checkDesign.ts'
import type { DesignFinding } from './finding.ts'

interface Change {
  readonly block?: Partial<Block>
  readonly parts?: { readonly [K in ComponentKind]?: Partial<ComponentParameters[K]> }
  readonly system?: Partial<PlantDocument['system_parameters']>
  readonly layers?: readonly BlockLayer[]
}

const LAND = perimeter('land', [rectangleAt(0, 0, 62.5, 127)])
const FIXED = {
  tracking_type: 0,
  tilt: 20,
  row_spacing: 6,
  vertical_posts_enabled: true,
  num_post_tiers: 2,
  torque_tube_enabled: false,
} as const
const DUAL = { tracking_type: 2, num_cols: 6, num_tiers: 3, row_spacing: 13 } as const

/** Trackers of 54 modules in strings of 27 on two inverters; one thing changed. */
function plant({ block, parts, system, layers = [LAND] }: Change = {}): PlantDocument {
  const design = onePlant(
    { num_inverters: 2, modules_per_string: 27, min_design_temperature: -8, ...block },
    {
      ...parts,
      table: { num_cols: 54, ...parts?.table },
      transformer: { nominal_power: 630_000, ...parts?.transformer },
      // the default of the high voltage is that of its low side
      hvTransformer: { nominal_power: 630_000, ...parts?.hvTransformer },
    },
  )
  const leftOut = system?.hv_stage_enabled ? [] : ['hvTransformer']
  return {
    ...design,
    block_layers: layers,
    components: design.components.filter(({ id }) => !leftOut.includes(id)),
    system_parameters: { ...design.system_parameters, ...system },
  }
}

const findings = (change: Change): readonly DesignFinding[] => checkDesign(plant(change))
const reported = (change: Change): string[] =>
  findings(change)
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, severity }) => `${severity} ${rule}`)

const HV = {
  hv_stage_enabled: true,
  pv_hv_transformer_id: 'hvTransformer',
  pv_hv_ac_wire_id: 'acWire',
} as const
const LIMIT = { grid_injection_limit_enabled: true } as const
const pan = (volts: string) => ({
  panel: { pan_file_import: { ...ET_PAN, raw: { 'pvModule.VMaxIEC': volts } } },
})
const table = (change: Partial<ComponentParameters['table']>): Change => ({
  parts: { table: change },
})
const inverter = (change: Partial<ComponentParameters['inverter']>): Change => ({
  parts: { inverter: change },
})

const listed = (...groups: readonly (readonly [number, number])[]): Partial<Block> => ({
  string_spread: 'listed',
  inverter_groups: groups.map(([inverters, strings]) => ({ inverters, strings })),
})

test('a valid plant has no findings, with trackers, fixed and on two axes', () => {
  expect(findings({})).toEqual([])
  expect(findings(table(FIXED))).toEqual([])
  expect(reported({ ...table(DUAL), block: { modules_per_string: 18 } })).toEqual([])
})

/** [rule, reported when, not told when: just inside the limit] */
const PAIRS: readonly (readonly [string, Change, Change])[] = [
  [
    'error row_gap_negative',
    table({ ...FIXED, row_spacing: 2.1 }),
    table({ ...FIXED, tilt: 60, row_spacing: 1.5 }),
  ],
  [
    'warning row_gap_narrow',
    table({ ...FIXED, row_spacing: 2.4 }),
    table({ ...FIXED, tilt: 0, row_spacing: 2.578 }),
  ],
  [
    'error tracker_hits_ground',
    table({ torque_tube_height: 0.9 }),
    table({ torque_tube_height: 0.937 }),
  ],
  [
    'error tracker_hits_ground',
    {
      ...table({ ...DUAL, mast_height: 2.8 }),
      block: { modules_per_string: 18 },
    },
    {
      ...table({ ...DUAL, mast_height: 2.95 }),
      block: { modules_per_string: 18 },
    },
  ],
  [
    'warning turning_room',
    {
      ...table({ ...DUAL, tracker_pitch: 9 }),
      block: { modules_per_string: 18 },
    },
    { ...table(DUAL), block: { modules_per_string: 18 } },
  ],
  [
    'error post_conflict',
    table({ ...FIXED, vertical_posts_distance: 2.2 }),
    table({ ...FIXED, vertical_posts_distance: 2.1 }),
  ],
  [
    'error tube_conflict',
    table({ torque_tube_shape: 'Rectangular', torque_tube_rect_dimensions: [0.1, 0.21] }),
    table({ torque_tube_shape: 'Rectangular', torque_tube_rect_dimensions: [0.1, 0.2] }),
  ],
  ['error tube_conflict', table({ torque_tube_radius: 0.11 }), table({ torque_tube_radius: 0.1 })],
  ['warning string_fit', table({ num_cols: 55 }), {}],
  ['warning string_fit', { ...table({ num_cols: 18 }) }, { ...table({ num_cols: 9 }) }],
  [
    'error no_string',
    { block: { modules_per_string: 27 }, ...tableOnly(3) },
    { block: { modules_per_string: 3 }, ...tableOnly(3) },
  ],
  [
    'error string_voltage_inverter_max',
    { block: { min_design_temperature: -20 } },
    { block: { min_design_temperature: -19 } },
  ],
  ['error string_voltage_module_max', { parts: pan('1000') }, { parts: pan('1500') }],
  ['error string_voltage_module_max', { parts: pan('1400,5') }, { parts: pan('') }],
  [
    'warning mppt_window',
    inverter({ minimum_mppt_voltage: 1000 }),
    inverter({ minimum_mppt_voltage: 960 }),
  ],
  ['error mppt_window', inverter({ minimum_mppt_voltage: 1250 }), {}],
  [
    'error inverter_window_order',
    inverter({ maximum_mppt_voltage: 1500.1 }),
    inverter({ maximum_mppt_voltage: 1500 }),
  ],
  ['error inverter_window_order', inverter({ minimum_mppt_voltage: 499 }), {}],
  [
    'warning dc_current',
    inverter({ maximum_dc_current: 275 }),
    inverter({ maximum_dc_current: 280 }),
  ],
  ['error dc_current', inverter({ maximum_dc_current: 260 }), {}],
  [
    'error dc_power',
    inverter({ maximum_dc_power: 290_000 }),
    inverter({ maximum_dc_power: 300_000 }),
  ],
  [
    'warning dc_ac_high',
    inverter({ rated_output_ac_power: 140_000 }),
    inverter({ rated_output_ac_power: 150_000 }),
  ],
  ['error dc_ac_high', inverter({ rated_output_ac_power: 74_000 }), {}],
  ['warning dc_ac_low', { block: { num_inverters: 3 } }, {}],
  [
    'error strings_over_inverters',
    { block: { num_inverters: 3, ...listed([1, 20], [2, 11]) } },
    { block: { num_inverters: 2, ...listed([1, 20], [1, 20]) } },
  ],
  [
    'warning inverter_transformer_voltage',
    inverter({ output_ac_voltage: 809 }),
    inverter({ output_ac_voltage: 808 }),
  ],
  ['error inverter_transformer_voltage', inverter({ output_ac_voltage: 750 }), {}],
  [
    'error mv_hv_voltage',
    { system: HV, parts: { transformer: { nominal_high_side_voltage: 20_000 } } },
    { system: HV },
  ],
  [
    'warning transformer_overload',
    { parts: { transformer: { nominal_power: 499_000 } } },
    { parts: { transformer: { nominal_power: 500_000 } } },
  ],
  [
    'error transformer_overload',
    { parts: { transformer: { nominal_power: 330_000 } } },
    { parts: { transformer: { nominal_power: null } } },
  ],
  [
    'warning transformer_overload',
    { system: HV, parts: { hvTransformer: { nominal_power: 490_000 } } },
    { system: HV },
  ],
  [
    'warning wire_drop_high',
    { parts: { dcWire: { dc_line_loss_percentage: 3.1 } } },
    { parts: { dcWire: { dc_line_loss_percentage: 3 } } },
  ],
  [
    'error wire_drop_high',
    {
      parts: {
        dcWire: { dc_line_calculation_method: 'computed_resistance', dc_line_length: 2000 },
      },
    },
    {
      parts: { dcWire: { dc_line_calculation_method: 'computed_resistance', dc_line_length: 300 } },
    },
  ],
  [
    'warning wire_drop_high',
    {
      parts: {
        acWire: {
          ac_line_calculation_method: 'total_resistance',
          total_ac_resistance_override: 0.08,
        },
      },
    },
    {
      parts: {
        acWire: {
          ac_line_calculation_method: 'total_resistance',
          total_ac_resistance_override: 0.07,
        },
      },
    },
  ],
  ['error hv_part_missing', { system: { ...HV, pv_hv_ac_wire_id: null } }, { system: HV }],
  [
    'error grid_limit_below_night',
    { system: { ...LIMIT, grid_injection_limit: 500 } },
    { system: { ...LIMIT, grid_injection_limit: 511 } },
  ],
  [
    'error grid_limit_below_night',
    {
      system: { ...LIMIT, grid_injection_limit: 9 },
      parts: { transformer: { night_disconnect: true } },
    },
    {
      system: { ...LIMIT, grid_injection_limit: 10 },
      parts: { transformer: { night_disconnect: true } },
    },
  ],
  [
    'warning far_from_project',
    { layers: [perimeter('far', [rectangleAt(10_050, 0, 62.5, 127)])] },
    { layers: [perimeter('far', [rectangleAt(9_990, 0, 62.5, 127)])] },
  ],
  [
    'error far_from_project',
    { layers: [perimeter('far', [rectangleAt(0, -100_500, 62.5, 127)])] },
    {},
  ],
  ['error block_without_tables', { layers: [perimeter('thin', [rectangleAt(0, 0, 2, 127)])] }, {}],
  ['error block_without_tables', { layers: [] }, {}],
  [
    'warning perimeter_union',
    { layers: [LAND, perimeter('copy', [rectangleAt(20, 20, 10, 10)])] },
    {
      layers: [
        perimeter('west', [rectangleAt(0, 0, 31, 127)]),
        perimeter('east', [rectangleAt(31, 0, 31.5, 127)]),
      ],
    },
  ],
  ['error self_crossing', { layers: [LAND, crossing('bow')] }, {}],
  [
    'error tables_collide',
    { layers: [frame('a', 0), frame('b', 2)], ...small() },
    { layers: [frame('a', 0), frame('b', 2.5)], ...small() },
  ],
]

/** One explicit table of 54 modules. */
function small(): Change {
  return { block: { num_inverters: 1 } }
}

function frame(id: string, eastM: number): BlockLayer {
  return layer(id, 'frame', {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [rectangleAt(eastM, 0, 2.278, 62.3)] },
  })
}

function tableOnly(modules: number): Change {
  return {
    parts: { table: { num_cols: modules } },
    layers: [perimeter('small', [rectangleAt(0, 0, 3, 1.2 * modules)])],
  }
}

function crossing(id: string): BlockLayer {
  return perimeter(id, [ringAt([100, 0], [110, 10], [110, 0], [100, 10])])
}

describe('rules', () => {
  test.each(PAIRS)('%s', (finding, fails, passes) => {
    expect(reported(fails)).toContain(finding)
    const [, rule = ''] = finding.split(' ')
    expect(reported(passes).filter((one) => one.endsWith(rule))).toEqual([])
  })

  test('where inverters have strings of their own, each group is held against the rules', () => {
    const block = listed([1, 34], [1, 6])
    const messages = findings({ block }).map(({ message }) => message)
    expect(messages.filter((message) => message.includes('DC/AC'))).toEqual([
      expect.stringContaining('of 1 inverter with 34 strings is 2.'),
      expect.stringContaining('of 1 inverter with 6 strings is 0.'),
    ])
    expect(reported({ block })).toContain('error dc_current')
  })

  test('of every finding the figures are finite and the path leads to something', () => {
    for (const [, fails] of PAIRS) {
      for (const { figures, path, message } of findings(fails)) {
        expect(message).not.toMatch(/NaN|undefined|Infinity/)
        expect(path === null || path.length > 0).toBe(true)
        const numbers = Object.values(figures).filter((value) => typeof value === 'number')
        expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([])
      }
    }
  })

  test('84 modules a table in strings of 27 leave 3 a table, and lengths that fit are offered', () => {
    const found = findings({
      parts: { table: { num_cols: 84 } },
      layers: [perimeter('l', [rectangleAt(0, 0, 62.5, 100)])],
    }).find(({ rule }) => rule === 'string_fit')
    expect(found?.figures).toMatchObject({
      modules_per_table: 84,
      left_over_per_table: 3,
      left_over_modules: 30,
      lengths_that_fit: [14, 21],
    })
  })

  test('a length that is not given is as many as the weather allows, and is reported', () => {
    const design = plant({ block: { modules_per_string: null, min_design_temperature: null } })
    const known = new Map([
      [
        'b',
        {
          weather: { ...ALL_COLUMNS, coldestAirC: 10 },
        },
      ],
    ])
    const assumed = checkDesign(design, { known }).find(({ rule }) => rule === 'string_assumed')
    expect(assumed).toMatchObject({ severity: 'info', figures: { modules_per_string: 28 } })
  })

  test('a part that is used by nothing is worth knowing and no more', () => {
    const design = plant()
    const spare = { id: 'spare', kind: 'panel', name: 'Spare', parameters: panelDefaults } as const
    const [found] = checkDesign({ ...design, components: [...design.components, spare] })
    expect(found).toMatchObject({ rule: 'unused_component', severity: 'info', block_id: null })
  })

  test('a plant without blocks is not ready', () => {
    const design = { ...plant(), blocks: [], block_layers: [] }
    expect(checkDesign(design)[0]).toMatchObject({ rule: 'no_blocks', severity: 'error' })
  })

  test('a field whose mistake breaks a rule is reported once', () => {
    expect(reported(table({ torque_tube_radius: 0.11 }))).toEqual(['error tube_conflict'])
    expect(reported({ layers: [LAND, crossing('bow')] })).toEqual(['error self_crossing'])
    expect(reported(table({ row_spacing: 2 }))).toEqual(['error row_gap_negative'])
  })
})

describe('two blocks', () => {
  const two = (eastM: number): PlantDocument => {
    const design = plant()
    const [block] = design.blocks as readonly [Block]
    const other = perimeter('other', [rectangleAt(eastM, 0, 62.5, 127)])
    return {
      ...design,
      blocks: [block, { ...block, id: 'c', name: 'Other' }],
      block_layers: [LAND, { ...other, block_id: 'c' }],
    }
  }
  const rules = (design: PlantDocument, blockIds?: readonly string[]) =>
    checkDesign(design, blockIds ? { blockIds } : {}).map(({ rule, figures }) => [rule, figures])

  test('that overlap are reported once, with the ground that they share', () => {
    const [overlap, collide] = rules(two(32.5))
    expect(overlap?.[0]).toBe('blocks_overlap')
    expect(overlap?.[1]).toMatchObject({ other_block_id: 'c' })
    expect(Object(overlap?.[1]).overlap_m2).toBeCloseTo(30 * 127, 0)
    expect(collide?.[0]).toBe('tables_collide')
    expect(rules(two(62.5))).toEqual([])
    // either may be run alone
    expect(rules(two(32.5), ['c'])).toEqual([])
  })

  test('are reported the same in any order, under any name and at any place', () => {
    const design = two(32.5)
    const findingsOf = (one: PlantDocument) =>
      checkDesign(one)
        .map(({ rule, block_id, figures }) => {
          const { other_block_id, overlap_m2, table_pairs } = figures
          const pair = [block_id, other_block_id].map(String).toSorted().join()
          const m2 = typeof overlap_m2 === 'number' ? overlap_m2.toFixed(0) : undefined
          return JSON.stringify({ rule, pair, m2, table_pairs })
        })
        .toSorted()
    const expected = findingsOf(design)
    expect(expected).toHaveLength(2)
    expect(findingsOf({ ...design, blocks: design.blocks.toReversed() })).toEqual(expected)
    const renamed = design.blocks.map((block) => ({ ...block, name: `${block.name} again` }))
    expect(findingsOf({ ...design, blocks: renamed })).toEqual(expected)
    const place = at([800, -300])
    const moved = (position: readonly number[]): number[] => [
      (position[0] ?? 0) + place[0] - design.project.longitude,
      (position[1] ?? 0) + place[1] - design.project.latitude,
    ]
    const layers = design.block_layers.map((one) =>
      one.type === 'perimeter'
        ? perimeter(
            one.id,
            one.geojson.geometry.coordinates.map((ring) =>
              ring.map((position) => moved(position) as [number, number]),
            ),
          )
        : one,
    )
    const there = layers.map((one, i) => ({ ...one, block_id: design.blocks[i]?.id ?? null }))
    expect(findingsOf({ ...design, block_layers: there }).length).toBe(2)
  })
})

test('an inverter of the catalogue, whose Pdco is no limit, bears a usual DC/AC ratio', () => {
  const catalogue = { inverter_data_source: 'cec', reference_dc_power: 253_139 } as const
  const dcPower = (watts: number): string[] =>
    reported(inverter({ ...catalogue, maximum_dc_power: watts })).filter((one) =>
      one.includes('dc_power'),
    )
  expect(dcPower(253_139)).toEqual([])
  expect(dcPower(290_000)).toEqual(['error dc_power'])
})

describe('values that are none', () => {
  test.each<[string, Change]>([
    ['num_inverters', { block: { num_inverters: -1 } }],
    ['num_inverters', { block: { num_inverters: 0.5 } }],
    ['num_inverters', { block: { num_inverters: 1e308 } }],
    ['modules_per_string', { block: { modules_per_string: 0 } }],
    ['modules_per_string', { block: { modules_per_string: 26.5 } }],
    ['min_design_temperature', { block: { min_design_temperature: 1e308 } }],
    ['max_design_temperature', { block: { max_design_temperature: -20 } }],
  ])('a block whose %s is none is reported for that alone, %j', (path, change) => {
    const errors = findings(change).filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([{ rule: 'block_field', path }])
  })

  test.each<[string, Change]>([
    ['inverter.output_ac_voltage', inverter({ output_ac_voltage: 1e308 })],
    ['inverter.maximum_ac_power', inverter({ maximum_ac_power: 1e308 })],
    ['panel.cell_length', { parts: { panel: { cell_length: 1e308 } } }],
  ])(
    '%s so large that nothing can be made of it keeps the plant from being ready',
    (path, change) => {
      const errors = findings(change).filter(({ severity }) => severity === 'error')
      expect(errors.map((one) => one.path)).toContain(path)
    },
  )

  test('an assumed string of a block without tables is held against the inverter as if there were some', () => {
    const empty = { layers: [perimeter('land', [rectangleAt(0, 0, 10, 10)])] }
    expect(reported({ ...empty, block: { modules_per_string: null } })).toEqual([
      'error block_without_tables',
    ])
  })
})
