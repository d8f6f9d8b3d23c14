import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVectorFile } from './folder.ts'

// Two rows of SAM's layout, pressure in mbar as NSRDB has it.
const FILE = [
  'Source,Latitude,Longitude,Time Zone,Elevation',
  'NSRDB,40.5,-108.5,-7,2168',
  'Year,Month,Day,Hour,Minute,AOD,GHI,DNI,DHI,Temperature,Pressure',
  '2023,1,1,9,0,0.025,29,0,29,0.4,780',
  '2023,1,1,9,30,0.025,44,0,44,0.8,780',
].join('\n')

const sums = (values: readonly number[]) => ({
  count: values.length,
  sum: values.reduce((a, b) => a + b),
  mean: values.reduce((a, b) => a + b) / values.length,
  min: Math.min(...values),
  max: Math.max(...values),
})
const columnsOf = (columns: Readonly<Record<string, readonly number[]>>) => ({
  columns: Object.keys(columns),
  first48: columns,
  column_stats: Object.fromEntries(Object.entries(columns).map(([k, v]) => [k, sums(v)])),
})
const EXPECTED = {
  metadata: { Source: 'NSRDB', latitude: 40.5, longitude: -108.5, altitude: 2168 },
  n_rows: 2,
  index_tz: 'Etc/GMT+7',
  index_first48: ['2023-01-01T09:00:00-07:00', '2023-01-01T09:30:00-07:00'],
  index_last: '2023-01-01T09:30:00-07:00',
  ...columnsOf({ aod: [0.025, 0.025], ghi: [29, 44], temp_air: [0.4, 0.8], pressure: [780, 780] }),
}

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'weather-vectors-'))
  writeFileSync(join(dir, 'psm.csv'), FILE)
})
afterAll(() => rmSync(dir, { recursive: true }))

function resultOf(expected: object, inputs: object = {}) {
  const cases = [{ inputs: { file: 'psm.csv', kind: 'psm', ...inputs }, expected }]
  const content = { tolerance: { rel: 1e-6, abs: 1e-6 }, cases }
  writeFileSync(join(dir, 'weather_psm.json'), JSON.stringify(content))
  return runVectorFile('weather_psm', { dir, data: dir })
}

test('rows of the import are held against the reference; what the product does not store is named', async () => {
  const result = await resultOf(EXPECTED)
  expect(result).toMatchObject({ kind: 'run', run: { failed: 0 }, left: ['Source', 'aod'] })
})

test.each([
  ['a place', { metadata: { latitude: 41 } }, 'metadata.latitude'],
  ['a time', { index_last: '2023-01-01T09:35:00-07:00' }, 'index_last'],
  ['a sum', columnsOf({ ghi: [29, 45] }), 'first48.ghi[1]'],
  ['a unit', columnsOf({ pressure: [78_000, 78_000] }), 'first48.pressure[0]'],
  ['a number of rows', { n_rows: 3 }, 'n_rows'],
])('%s that differs fails', async (_, change, path) => {
  const result = await resultOf({ ...EXPECTED, ...change })
  expect(result.kind === 'run' ? result.run.failures.join() : '').toContain(path)
})

test('an input that is not known fails and is named', async () => {
  const result = await resultOf(EXPECTED, { clock: 'local' })
  expect(result.kind === 'run' ? result.run.failures.join() : '').toContain('clock')
})
