import type { JsonValue } from '../db/database.gen.ts'

/** Of a finished run of one block, whose files are missing. */
export const testManifest = ({
  blockId,
  datasetId,
  name,
}: {
  readonly blockId: string
  readonly datasetId: string
  readonly name: string
}): JsonValue => ({
  version: 1,
  engine_version: '1',
  from: null,
  to: null,
  simulated_year: null,
  shading_layer_ids: [],
  step_count: 8760,
  document: {
    project: { name: 'Plant', latitude: 38, longitude: 23, altitude_m: 100 },
    blocks: [],
    block_layers: [],
    components: [],
    system_parameters: {},
  },
  blocks: [{ id: blockId, name: 'Block', dataset_id: datasetId, table_count: 1, row_count: 1 }],
  dataset_ids: [datasetId],
  datasets: [
    {
      id: datasetId,
      name,
      type: 'TMY',
      storage_key: 'projects/gone/weather.parquet',
      source_hash: '0'.repeat(64),
      step_s: 3600,
      time_interval: 'OneHour',
      local_time_zone: 2,
      latitude: 38,
      longitude: 23,
      altitude_m: 100,
      coldest_air_c: -5,
    },
  ],
})
