import type { Position } from 'geojson'
import { type Block, blockDefaults } from '../block/block.ts'
import { systemParametersDefaults } from '../block/systemParameters.ts'
import type { ComponentKind } from '../components/kinds.ts'
import type { PlantComponent, PlantDocument } from '../document/plantDocument.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { createLayer } from '../layers/createLayer.ts'
import { localFrame, toLngLat } from '../layout/localFrame.ts'
import type { Starter } from '../starters/starter.ts'
import { firstStarter } from '../starters/starters.ts'
import { FIXED_2P, TRACKER_1P } from '../starters/tableStarters.ts'
import { SAMPLE_IDS } from './sampleIds.ts'

/** Flat ground south-west of Phoenix, 18 km from where the sample's weather is taken. */
const SITE = { latitude: 33.3121, longitude: -112.0876, altitude_m: 340 }
const MADE_AT = '2026-01-01T00:00:00.000Z'

/**
 * The sample project: one bifacial tracker block and one fixed-tilt block near Phoenix.
 *
 * Its parts are usual components, the starters of their kinds.
 */
export function samplePlant(): PlantDocument {
  return {
    format: 'duet-plant',
    version: 1,
    project: { id: SAMPLE_IDS.project, name: 'Phoenix sample', ...SITE },
    blocks: [trackerBlock(), fixedBlock()],
    block_layers: [...trackerLayers(), ...fixedLayers()],
    components: components(),
    system_parameters: systemParametersDefaults,
    enviro_datasets: [],
  }
}

const COMMON = {
  created_at: MADE_AT,
  updated_at: MADE_AT,
  pv_panel_id: SAMPLE_IDS.panel,
  pv_inverter_id: SAMPLE_IDS.inverter,
  pv_transformer_id: SAMPLE_IDS.transformer,
  pv_dc_wire_id: SAMPLE_IDS.dcWire,
  pv_ac_wire_id: SAMPLE_IDS.acWire,
  pv_system_start_date: '2026-01-01',
  soiling_rates_percentage: Array.from({ length: 12 }, () => 2),
}

function trackerBlock(): Block {
  return {
    ...blockDefaults,
    ...COMMON,
    id: SAMPLE_IDS.trackerBlock,
    name: 'East trackers',
    pv_table_id: SAMPLE_IDS.tracker,
    num_inverters: 24,
  }
}

function fixedBlock(): Block {
  return {
    ...blockDefaults,
    ...COMMON,
    id: SAMPLE_IDS.fixedBlock,
    name: 'West fixed tilt',
    pv_table_id: SAMPLE_IDS.fixedTable,
    num_inverters: 22,
  }
}

const component = <K extends ComponentKind>(
  kind: K,
  id: string,
  { name, parameters }: Starter<K> = firstStarter(kind),
): PlantComponent => ({ id, kind, name, parameters })

function components(): readonly PlantComponent[] {
  return [
    component('panel', SAMPLE_IDS.panel),
    component('table', SAMPLE_IDS.tracker, TRACKER_1P),
    component('table', SAMPLE_IDS.fixedTable, FIXED_2P),
    component('inverter', SAMPLE_IDS.inverter),
    component('transformer', SAMPLE_IDS.transformer),
    component('dcWire', SAMPLE_IDS.dcWire),
    component('acWire', SAMPLE_IDS.acWire),
  ]
}

function trackerLayers(): readonly BlockLayer[] {
  const perimeter: readonly Point[] = [
    [20, -190],
    [330, -205],
    [345, 150],
    [210, 205],
    [25, 200],
  ]
  const wash: readonly Point[] = [
    [10, 20],
    [150, -12],
    [355, 8],
  ]
  return [
    layer(SAMPLE_IDS.trackerPerimeter, SAMPLE_IDS.trackerBlock, 'East field', perimeter),
    createLayer({
      ...base(SAMPLE_IDS.trackerWash, SAMPLE_IDS.trackerBlock, 'Dry wash'),
      type: 'exclusion',
      geojson: {
        type: 'Feature',
        properties: { bufferRadius: 6 },
        geometry: { type: 'LineString', coordinates: wash.map(position) },
      },
    }),
  ]
}

function fixedLayers(): readonly BlockLayer[] {
  const perimeter: readonly Point[] = [
    [-290, -200],
    [-20, -190],
    [-15, 150],
    [-270, 165],
  ]
  const building: readonly Point[] = [
    [-120, 60],
    [-85, 60],
    [-85, 85],
    [-120, 85],
  ]
  return [
    layer(SAMPLE_IDS.fixedPerimeter, SAMPLE_IDS.fixedBlock, 'West field', perimeter),
    createLayer({
      ...base(SAMPLE_IDS.fixedBuilding, SAMPLE_IDS.fixedBlock, 'Control building'),
      type: 'exclusion',
      geojson: {
        type: 'Feature',
        properties: { bufferRadius: 8 },
        geometry: { type: 'Polygon', coordinates: [ring(building)] },
      },
    }),
  ]
}

/** East and north of the site, m. */
type Point = readonly [number, number]

const FRAME = localFrame(SITE.longitude, SITE.latitude)

function position([east, north]: Point): Position {
  return toLngLat(FRAME, east, north).map((deg) => Math.round(deg * 1e8) / 1e8)
}

function ring(points: readonly Point[]): Position[] {
  const positions = points.map(position)
  return [...positions, ...positions.slice(0, 1)]
}

function layer(id: string, blockId: string, name: string, points: readonly Point[]): BlockLayer {
  return createLayer({
    ...base(id, blockId, name),
    type: 'perimeter',
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring(points)] },
    },
  })
}

function base(
  id: string,
  blockId: string,
  name: string,
): { id: string; projectId: string; blockId: string; name: string; createdAt: string } {
  return { id, projectId: SAMPLE_IDS.project, blockId, name, createdAt: MADE_AT }
}
