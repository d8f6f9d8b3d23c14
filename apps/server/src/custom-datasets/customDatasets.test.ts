import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../projects/copyProject.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { createCustomDataset } from './createCustomDataset.ts'
import { customDatasetPoints } from './customDatasetPoints.ts'
import {
  deleteCustomDataset,
  describeCustomDataset,
  listCustomDatasets,
  updateCustomDataset,
} from './customDatasets.ts'
import { readCustomSeries } from './customSeries.ts'
import { exportCustomDataset } from './exportCustomDataset.ts'
import { createFromFile } from './importCustomDataset.ts'
import { previewCustomFile } from './previewCustomFile.ts'
import type { SeriesMappingInput } from './seriesMappingInput.ts'

let bench: RunBench
let userId = ''
let organizationId = ''
let projectId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  ;({ userId, organizationId } = owner)
  projectId = await bench.newProject(owner, samplePlant(1))
})
afterAll(() => bench.close())

const HOURS = 96
const hour = (i: number): string => new Date(Date.UTC(2025, 5, 1, i)).toISOString().slice(0, 16)
const rows = (value: (i: number) => string): string[] =>
  Array.from({ length: HOURS }, (_, i) => `${hour(i)},${value(i)}`)
const METER = ['time,Meter (kWh),Air (°F),Note', ...rows((i) => `${i / 2},${32 + i},ok`)].join('\n')

async function preview(content: string | Buffer, filename = 'meter.csv') {
  const storage_key = await bench.upload(userId, projectId, content, '/custom-datasets')
  const found = await previewCustomFile(bench, userId, {
    project_id: projectId,
    storage_key,
    filename,
  })
  return { ...found, mapping: found.mapping as SeriesMappingInput, storage_key, filename }
}

async function created(content: string, filename = 'meter.csv') {
  const { storage_key, mapping } = await preview(content, filename)
  return createFromFile(bench, userId, { project_id: projectId, storage_key, filename, mapping })
}

describe('a table with times', () => {
  test('is described as it was guessed: energy is a sum in Wh, temperature a mean in °C', async () => {
    const dataset = await created(METER)
    expect(dataset).toMatchObject({
      name: 'meter',
      type: 'Sequential',
      step_s: 3600,
      row_count: HOURS,
      missing_row_count: 0,
      utc_offset_h: -7,
      start_time: new Date('2025-06-01T07:00:00Z'),
      columns: [
        {
          key: 'c2',
          name: 'Meter',
          unit: 'kWh',
          stored_unit: 'Wh',
          aggregation: 'sum',
          total: 2_280_000,
          missing_count: 0,
        },
        {
          key: 'c3',
          name: 'Air',
          unit: '°F',
          stored_unit: '°C',
          aggregation: 'mean',
          min: 0,
          total: null,
        },
      ],
    })
    expect(dataset).not.toHaveProperty('storage_key')
    const series = await readCustomSeries(bench, dataset.id, 'c2')
    expect(series).toMatchObject({
      startUtcS: Date.UTC(2025, 5, 1, 7) / 1000,
      stepS: 3600,
      unit: 'Wh',
      kind: 'sum',
      isTypicalYear: false,
      utcOffsetH: -7,
    })
    expect([...series.values.subarray(0, 3)]).toEqual([0, 500, 1000])
  })

  test('is not harmed by a sweep, and goes with all its files when it is deleted', async () => {
    const dataset = await created(METER)
    const folder = `projects/${projectId}/custom-datasets/${dataset.id}`
    await bench.sweep()
    expect(await bench.storage.list(folder)).toHaveLength(2)
    await deleteCustomDataset(bench, userId, dataset.id)
    await bench.sweep()
    expect(await bench.storage.list(folder)).toEqual([])
    await expect(describeCustomDataset(bench, userId, dataset.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('of the next file with its header, the columns are offered as they were corrected', async () => {
    const first = await preview(METER.replaceAll('Meter', 'Counter'))
    const mapping = {
      ...first.mapping,
      interval_alignment: 'ending' as const,
      columns: first.mapping.columns.slice(0, 1).map((one) => ({ ...one, name: 'Grid' })),
    }
    const { storage_key, filename } = first
    await createFromFile(bench, userId, {
      project_id: projectId,
      storage_key,
      filename,
      mapping,
      name: 'June',
    })
    const next = await preview(`Site;x\n${METER.replaceAll('Meter', 'Counter')}`)
    expect(next.mapping_of).toBe('June')
    expect(next.mapping).toEqual({ ...mapping, header_line: 2, first_data_line: 3 })
  })

  test('is read anew with another mapping; one that fails leaves it as it was', async () => {
    const dataset = await created(METER.replaceAll('Meter', 'Revenue'))
    const mapping = dataset.mapping as SeriesMappingInput
    const later = await updateCustomDataset(bench, userId, dataset.id, {
      mapping: { ...mapping, clock_offset_h: 0, interval_alignment: 'ending' },
    })
    expect(later.start_time).toEqual(new Date('2025-05-31T23:00:00Z'))
    await expect(
      updateCustomDataset(bench, userId, dataset.id, {
        mapping: {
          ...mapping,
          columns: [{ column: 4, name: 'Note', unit: '', aggregation: 'mean' }],
        },
      }),
    ).rejects.toMatchObject({
      code: 'FILE_FORMAT',
      message: expect.stringContaining('Line 2, column "Note": "ok" is not a number'),
      details: { problem_count: HOURS },
    })
    expect(await describeCustomDataset(bench, userId, dataset.id)).toEqual(later)
    await bench.sweep()
    expect((await readCustomSeries(bench, dataset.id, 'c2')).values).toHaveLength(HOURS)
  })

  test('has points that are all steps, or the mean of several with their least and greatest', async () => {
    const { id } = await created(METER)
    const all = await customDatasetPoints(bench, userId, { id, columns: ['c2'] })
    expect(all).toMatchObject({ point_count: HOURS, steps_per_point: 1, point_s: 3600 })
    expect(unpacked(all.columns[0]?.values)[5]).toBe(2500)
    const few = await customDatasetPoints(bench, userId, {
      id,
      columns: ['c2', 'c3'],
      from: '2025-06-02T07:00:00Z',
      max_points: 10,
    })
    expect(few).toMatchObject({ point_count: 9, steps_per_point: 8, point_s: 8 * 3600 })
    const [meter] = few.columns
    expect(unpacked(meter?.min)[0]).toBe(12_000)
    expect(unpacked(meter?.values)[0]).toBe(13_750)
    expect(unpacked(meter?.max)[0]).toBe(15_500)
  })

  test('is exported with the names and units of its columns, and the same total', async () => {
    const { id } = await created(METER)
    const { url } = await exportCustomDataset(bench, userId, { id, format: 'csv' })
    const { body } = await bench.app.inject({ method: 'GET', url })
    const [header = '', ...lines] = body.trim().split('\n')
    expect(header).toMatch(/,Meter \(Wh\),Air \(°C\)$/)
    const total = lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0)
    expect(total).toBe(2_280_000)
  })
})

test('a copy of the project takes its datasets along', async () => {
  const dataset = await created(METER)
  const copy = await copyProject(bench, userId, {
    sourceProjectId: projectId,
    organization_id: organizationId,
    copyProjectName: 'Copy',
  })
  const copies = await listCustomDatasets(bench, copy.id)
  const own = await listCustomDatasets(bench, projectId)
  expect(copies.map(({ name }) => name).toSorted()).toEqual(own.map(({ name }) => name).toSorted())
  const one = copies.find(({ name }) => name === dataset.name)
  expect(one?.columns).toEqual(dataset.columns)
  await bench.sweep()
  expect((await readCustomSeries(bench, one?.id ?? '', 'c2')).values).toHaveLength(HOURS)
})

test('series of another program are stored with gaps, units of the product and the stages of its losses', async () => {
  const startUtcMs = Float64Array.of(0, 3_600_000, 4 * 3_600_000)
  const row = await createCustomDataset(bench, {
    project_id: projectId,
    name: 'VC0',
    source: 'pvsyst',
    origin: 'PVsyst 7.3.4, variant VC0',
    source_filename: 'x.VC0',
    created_by: userId,
    startUtcMs,
    stepS: 3600,
    isTypicalYear: false,
    utcOffsetH: -7,
    columns: [
      { name: 'E_Grid', unit: 'kWh', aggregation: 'sum', values: Float64Array.of(1, 2, 3) },
    ],
    stages: [{ key: 'GlobInc', value: 2362.6, unit: 'kWh/m²' }],
  })
  const { values } = await readCustomSeries(bench, row.id, 'c1')
  expect([...values]).toEqual([1000, 2000, Number.NaN, Number.NaN, 3000])
  expect(await describeCustomDataset(bench, userId, row.id)).toMatchObject({
    missing_row_count: 2,
    mapping: null,
    stages: [{ key: 'GlobInc', value: 2362.6, unit: 'kWh/m²' }],
  })
  await expect(updateCustomDataset(bench, userId, row.id, { mapping: {} })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

function unpacked(text: string | null | undefined): Float64Array {
  const bytes = Uint8Array.from(Buffer.from(text ?? '', 'base64'))
  return new Float64Array(bytes.buffer)
}

test('rows that lie a life apart are not laid out minute by minute', async () => {
  const row = await createCustomDataset(bench, {
    project_id: projectId,
    name: 'Far apart',
    source: 'pvsyst',
    origin: 'a damaged file',
    source_filename: 'x.VC0',
    created_by: userId,
    startUtcMs: Float64Array.of(Date.UTC(1970, 0), Date.UTC(2070, 0)),
    stepS: 60,
    isTypicalYear: false,
    utcOffsetH: 0,
    columns: [{ name: 'E_Grid', unit: 'W', aggregation: 'mean', values: Float64Array.of(1, 2) }],
  })
  await expect(readCustomSeries(bench, row.id, 'c1')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringMatching(
      /^The custom dataset 'Far apart' spans 52,\d+,\d+ steps of 60 s/,
    ),
  })
})
