import {
  type Block,
  type BlockLayer,
  blockDefaults,
  blockFields,
  componentDefaults,
  createLayer,
  localFrame,
  type PanelParameters,
  type PlantDocument,
  panelFault,
  systemParametersDefaults,
  systemParametersFields,
  type TableParameters,
  tableGeometry,
  toLngLat,
  validateBlock,
  validateSystemParameters,
} from '@duet/plant'
import type { Random } from './random.ts'
import { withRandomFields } from './randomFields.ts'
import { randomAcWire, randomDcWire, randomInverter, randomTransformer } from './randomGridSide.ts'
import { randomPanel } from './randomPanel.ts'
import { randomTable, type TableSize } from './randomTable.ts'

const MADE_AT = '2026-01-01T00:00:00.000Z'

/** Id of the one block of a random plant. */
export const BLOCK_ID = 'block'

/** A plant of one block, valid in every field. Its perimeter holds a few tables. */
export function randomPlant(random: Random, size: TableSize): PlantDocument {
  const panel = workingPanel(random)
  const table = randomTable(random, panel, size)
  const wire = randomAcWire(random)
  const site = {
    latitude: random.between(-89, 89),
    longitude: random.between(-180, 180),
    altitude_m: random.between(-400, 5500),
  }
  return {
    format: 'duet-plant',
    version: 1,
    project: { name: 'Random plant', ...site },
    blocks: [randomBlock(random, table)],
    block_layers: [
      perimeter(random, panel, table, site, ROOM[size]),
      ...(random.chance(0.3) ? [tree(random, site.longitude, site.latitude)] : []),
    ],
    components: [
      { id: 'panel', kind: 'panel', name: 'Panel', parameters: panel },
      { id: 'table', kind: 'table', name: 'Table', parameters: table },
      {
        id: 'inverter',
        kind: 'inverter',
        name: 'Inverter',
        parameters: randomInverter(random, panel.open_circuit_voltage),
      },
      {
        id: 'transformer',
        kind: 'transformer',
        name: 'Transformer',
        parameters: randomTransformer(random),
      },
      {
        id: 'dcWire',
        kind: 'dcWire',
        name: 'DC',
        parameters: randomDcWire(random, panel.open_circuit_voltage / panel.short_circuit_current),
      },
      { id: 'acWire', kind: 'acWire', name: 'AC', parameters: wire },
      {
        id: 'hvTransformer',
        kind: 'hvTransformer',
        name: 'HV',
        parameters: componentDefaults('hvTransformer'),
      },
    ],
    system_parameters: randomSystem(random),
  }
}

function randomSystem(random: Random): PlantDocument['system_parameters'] {
  const { project_id: _, ...system } = withRandomFields(
    random,
    {
      ...systemParametersDefaults,
      project_id: '',
      hv_stage_enabled: random.chance(0.3),
      pv_hv_transformer_id: 'hvTransformer',
      pv_hv_ac_wire_id: 'acWire',
      grid_injection_limit_enabled: random.chance(0.3),
      grid_injection_limit: 10 ** random.between(3, 6),
    },
    systemParametersFields,
    {
      kept: new Set([
        'terrain_dem_enabled',
        'grid_injection_limit_enabled',
        'grid_injection_limit',
      ]),
      validate: validateSystemParameters,
    },
  )
  return system
}

/** Most further tables in a row, and fewest and most further rows. */
const ROOM: Readonly<Record<TableSize, readonly [slots: number, least: number, most: number]>> = {
  any: [2, 0, 4],
  small: [1, 0, 2],
  shaded: [1, 2, 4],
}

/** A panel whose values give a current-voltage curve: of some sets the resistances are too much. */
function workingPanel(random: Random): PanelParameters {
  for (let attempt = 0; attempt < 20; attempt++) {
    const panel = randomPanel(random)
    if (panelFault(panel) === undefined) return panel
  }
  return componentDefaults('panel')
}

/** Fields that have draws of their own, or would leave too few modules for a run. */
const KEPT: ReadonlySet<string> = new Set([
  'num_inverters',
  'string_spread',
  'inverter_groups',
  'power_factor',
  'terrain_type',
  'slope_tilt',
  'edge_setback',
  'modules_per_string',
  'row_direction',
])

function randomBlock(random: Random, table: TableParameters): Block {
  const block = {
    ...blockDefaults,
    id: BLOCK_ID,
    name: 'Block',
    created_at: MADE_AT,
    updated_at: MADE_AT,
    pv_panel_id: 'panel',
    pv_table_id: 'table',
    pv_inverter_id: 'inverter',
    pv_transformer_id: 'transformer',
    pv_dc_wire_id: 'dcWire',
    pv_ac_wire_id: 'acWire',
    num_inverters: random.whole(1, 5),
    power_factor: random.pick([1, random.between(0.7, 1)]),
    terrain_type: random.pick(['flat', 'flat', 'slope', 'dem']),
    slope_tilt: random.pick([0, random.between(0, 25)]),
    soiling_rates_percentage: random.list(12, () => random.pick([0, 100, 20 * random.share()])),
    soiling_rate: random.between(0, 1),
    cleaning_interval_days: random.whole(1, 90),
    date_of_most_recent_cleaning: '2023-05-04',
  } satisfies Block
  const drawn = withRandomFields<Block>(random, block, blockFields, {
    kept: KEPT,
    validate: validateBlock,
  })
  const isForFixed = drawn.snow_loss_model === 'townsend'
  return isForFixed && table.tracking_type !== 0 ? { ...drawn, snow_loss_model: 'none' } : drawn
}

/** Room for a few rows of a few tables, about the origin. */
function perimeter(
  random: Random,
  panel: PanelParameters,
  table: TableParameters,
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  [mostSlots, leastRows, mostRows]: (typeof ROOM)[TableSize],
): BlockLayer {
  const { lengthM, planDepthM, rowPitchM, slotPitchM } = tableGeometry(table, panel)
  // a table on one mast leaves the circle free in which it turns
  const circleM = table.tracking_type === 2 ? Math.hypot(lengthM, planDepthM) : 0
  const longM = Math.max(lengthM, circleM)
  const deepM = Math.max(planDepthM, circleM)
  const halfAlongM = (longM * 1.1 + slotPitchM * random.whole(0, mostSlots)) / 2 + 1
  // room for the rows wherever their grid begins: the layout tries sixteenths of the pitch
  const halfAcrossM = (deepM * 1.1 + rowPitchM * (0.2 + random.whole(leastRows, mostRows))) / 2 + 1
  // rows of a fixed table run at right angles to where it faces
  const turn = ((table.azimuth - (table.tracking_type === 0 ? 90 : 0)) * Math.PI) / 180
  const frame = localFrame(longitude, latitude)
  const corner = (along: number, across: number): number[] => {
    const [a, b] = [along * halfAlongM, across * halfAcrossM]
    return [
      ...toLngLat(
        frame,
        a * Math.sin(turn) + b * Math.cos(turn),
        a * Math.cos(turn) - b * Math.sin(turn),
      ),
    ]
  }
  const ring = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]
  return createLayer({
    id: 'perimeter',
    projectId: '',
    blockId: BLOCK_ID,
    name: 'Perimeter',
    createdAt: MADE_AT,
    type: 'perimeter',
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  })
}

/** Something that shades, somewhere about the field. */
function tree(random: Random, longitude: number, latitude: number): BlockLayer {
  const frame = localFrame(longitude, latitude)
  const place = toLngLat(frame, random.between(-60, 60), random.between(-60, 60))
  return createLayer({
    id: 'tree',
    projectId: '',
    blockId: BLOCK_ID,
    name: 'Tree',
    createdAt: MADE_AT,
    type: 'shading',
    geojson: {
      type: 'Feature',
      properties: { height: random.between(1, 20) },
      geometry: { type: 'Point', coordinates: [...place] },
    },
  })
}
