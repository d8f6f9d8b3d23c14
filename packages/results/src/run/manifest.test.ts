import { expect, test } from 'vitest'
import { bundleManifest, bundleManifestSchema } from './bundle.ts'
import { datasetFacts } from './datasetFacts.ts'
import { parseManifest, type RunManifest, runDataset } from './manifest.ts'
import { partKeys, rollUpKey, zoneKeys } from './runFiles.ts'

const STORED = {
  version: 1,
  engine_version: '0.1.0',
  document: { blocks: [] },
  blocks: [
    {
      id: 'b',
      name: 'B',
      dataset_id: 'd',
      table_count: 4,
      row_count: 2,
      light: { scene: 's', class_count: 3 },
    },
  ],
  datasets: [
    {
      id: 'd',
      name: 'Desert',
      type: 'TMY',
      source_hash: '0123456789abcdef0123',
      storage_key: 'projects/p/meteo/d',
      step_s: 3600,
      time_interval: 'OneHour',
      local_time_zone: -7,
      latitude: 33,
      longitude: -112,
      altitude_m: 300,
      coldest_air_c: -2,
    },
  ],
  dataset_ids: ['d'],
  from: null,
  to: null,
  simulated_year: 2026,
  shading_layer_ids: [],
  step_count: 10_000,
}

const parsed = (): RunManifest => parseManifest(STORED)

test('a manifest of before there were revisions is read; one of another version is refused', () => {
  expect(parsed()).toEqual(STORED)
  expect(runDataset(parsed(), 'b').name).toBe('Desert')
  expect(() => parseManifest({ ...STORED, version: 2 })).toThrow('unknown version')
  expect(() => parseManifest({ ...STORED, step_count: '10' })).toThrow('step_count')
  expect(() => runDataset(parsed(), 'c')).toThrow(RangeError)
})

test('the bundle of a run has its manifest without what the server alone knows', () => {
  const of = {
    simulation: { id: 'r', name: 'Run', created_at: '2026-01-01T00:00:00Z' },
    project: { id: 'p', name: 'P' },
  }
  const bundle = bundleManifest(parsed(), of)
  expect(bundleManifestSchema.parse(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle)
  expect(bundle.datasets[0]).toMatchObject({ name: 'Desert', file: 'weather/1.csv' })
  expect(JSON.stringify(bundle)).not.toMatch(/projects\/p|scene|dataset_ids/)
})

test('changed inputs of a run are in its bundle too; unknown ones are refused', () => {
  const changed = parseManifest({ ...STORED, input_changes: { albedo: 0.1 } })
  expect(changed.input_changes).toEqual({ albedo: 0.1 })
  const of = {
    simulation: { id: 'r', name: 'Run', created_at: '2026-01-01T00:00:00Z' },
    project: { id: 'p', name: 'P' },
  }
  expect(bundleManifest(changed, of).input_changes).toEqual({ albedo: 0.1 })
  expect(() => parseManifest({ ...STORED, input_changes: { colour: 0.1 } })).toThrow('colour')
})

test('fields of the weather are listed with label and unit, also where they are absent', () => {
  const [dataset] = parsed().datasets
  const facts = dataset ? datasetFacts(dataset) : []
  expect(facts.find(({ field }) => field === 'coldest_air_c')).toEqual({
    field: 'coldest_air_c',
    label: 'Coldest air',
    value: '-2',
    unit: '°C',
  })
  expect(facts.find(({ field }) => field === 'revision')?.value).toBe('1')
  expect(facts.find(({ field }) => field === 'air_temperature_from')?.value).toBe('from the file')
  expect(facts.find(({ field }) => field === 'source_hash')?.value).toBe('0123456789abcdef')
})

test('the files of a block are in order of time', () => {
  expect(partKeys('run', 'b', 10_000)).toEqual([
    'run/blocks/b/part-000000000.parquet',
    'run/blocks/b/part-000005000.parquet',
  ])
  expect(zoneKeys('run', 'b', 8760)).toEqual(['run/blocks/b/zones-000000000.parquet'])
  expect(partKeys('run', undefined, 10_000)).toEqual(['run/system/part-000000000.parquet'])
  expect(rollUpKey('run', undefined, 'OneMonth')).toBe('run/system/monthly.parquet')
})
