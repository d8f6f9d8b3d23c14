import { randomUUID } from 'node:crypto'
import {
  blockDefaults,
  COMPONENT_KINDS,
  componentDefaults,
  localFrame,
  type PlantComponent,
  type PlantDocument,
  systemParametersDefaults,
  type TrackingType,
  toLngLat,
} from '@duet/plant'
import { SITE } from './syntheticWeather.ts'

/** DC inputs wide enough for studies of the ratio of DC to AC. */
const WIDE_INPUTS = { maximum_dc_current: 720, maximum_dc_power: 750_000 }

/** Tables that turn about two axes: one string each, room to turn. */
const ON_MASTS = { num_tiers: 2, num_cols: 13, row_spacing: 16, tracker_pitch: 16 }

export interface SamplePlantOptions {
  readonly datasetId?: string
  /** Two axes where absent: their light is not traced, so that runs take little time. */
  readonly tracking?: TrackingType
  /** Of each block, m. */
  readonly sideM?: number
  /** Blocks that share their series; absent: the ground of each reflects a little more than that of the one before. */
  readonly areEqual?: boolean
}

/** A plant of square blocks side by side, every part the default of its kind. */
export function samplePlant(
  blockCount: number,
  { datasetId, tracking = 2, sideM = 200, areEqual = false }: SamplePlantOptions = {},
): PlantDocument {
  const components: PlantComponent[] = COMPONENT_KINDS.map((kind) => ({
    id: randomUUID(),
    kind,
    name: kind,
    parameters: {
      ...componentDefaults(kind),
      ...(kind === 'table' && { tracking_type: tracking, ...(tracking === 2 && ON_MASTS) }),
      ...(kind === 'inverter' && WIDE_INPUTS),
    },
  }))
  const idOf = (kind: string): string =>
    components.find((component) => component.kind === kind)?.id ?? ''
  const at = '2026-01-01T00:00:00.000Z'
  const blocks = Array.from({ length: blockCount }, (_, index) => ({
    ...blockDefaults,
    id: randomUUID(),
    name: `Block ${index + 1}`,
    created_at: at,
    updated_at: at,
    enviro_dataset_id: datasetId ?? null,
    num_inverters: 9,
    ...(index > 0 &&
      !areEqual && { albedo_by_month: Array.from({ length: 12 }, () => 0.2 + 0.001 * index) }),
    pv_panel_id: idOf('panel'),
    pv_table_id: idOf('table'),
    pv_inverter_id: idOf('inverter'),
    pv_transformer_id: idOf('transformer'),
    pv_dc_wire_id: idOf('dcWire'),
    pv_ac_wire_id: idOf('acWire'),
  }))
  return {
    format: 'duet-plant',
    version: 1,
    project: {
      name: 'Sample',
      latitude: SITE.latitude,
      longitude: SITE.longitude,
      altitude_m: SITE.altitude_m,
    },
    blocks,
    block_layers: blocks.map((block, index) => ({
      id: randomUUID(),
      block_id: block.id,
      project_id: '',
      name: 'Perimeter',
      type: 'perimeter' as const,
      geojson: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [square(index * (sideM + 20), sideM)] },
      },
      source_type: null,
      source_filename: null,
      source_url: null,
      created_at: at,
      updated_at: at,
    })),
    components,
    system_parameters: systemParametersDefaults,
  }
}

function square(eastM: number, sideM: number): [number, number][] {
  const frame = localFrame(SITE.longitude, SITE.latitude)
  const corner = (x: number, y: number): [number, number] => toLngLat(frame, eastM + x, y)
  return [corner(0, 0), corner(sideM, 0), corner(sideM, sideM), corner(0, sideM), corner(0, 0)]
}
