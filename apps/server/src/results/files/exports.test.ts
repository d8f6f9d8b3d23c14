import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataExport } from '../../graphql/resolvers.gen.ts'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { finishedRun } from '../run/finishedRun.ts'
import type { ExportArguments } from './exportInput.ts'
import { fileUrls, removeFile, retryFile, startExport } from './resultFiles.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let userId = ''
let simulation_id = ''
let blockIds: string[] = []

/** A finished run of a project of its own. */
async function newRun(
  name: string,
  plant = samplePlant(2),
  csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 }),
): Promise<string> {
  const project = await bench.newProject(owner, plant)
  blockIds = await bench.blockIds(project)
  const { id: enviro_dataset_id } = await bench.newDataset(userId, project, csv)
  const input = { name, block_ids: blockIds, enviro_dataset_id }
  const { simulation } = await startSimulation(bench, userId, project, input)
  const id = simulation?.id ?? ''
  await bench.ended(userId, project, id)
  return id
}

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  userId = owner.userId
  await bench.startWorker()
  simulation_id = await newRun("Year '1'")
})
afterAll(() => bench.close())

/** Waits until a worker has made the file, or has given up. */
async function made(id: string): Promise<DataExport> {
  for (;;) {
    const all = await bench.api(userId).dataExports({ simulation_id })
    const found = all.find((one) => one.id === id)
    if (found?.completed_at) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const exported = async (input: Omit<ExportArguments, 'simulation_id'>): Promise<DataExport> => {
  const run = await finishedRun(bench, userId, simulation_id)
  return made((await startExport(bench, run, { simulation_id, ...input }, userId)).id)
}

async function download(id: string): Promise<{ name: string; body: Buffer }> {
  const [link] = await bench.api(userId).getDataExportUrls({ ids: [id] })
  const answer = await bench.app.inject({ method: 'GET', url: link?.url ?? '' })
  expect(answer.statusCode).toBe(200)
  return { name: String(answer.headers['content-disposition']), body: answer.rawPayload }
}

async function table(input: Omit<ExportArguments, 'simulation_id'>): Promise<string[][]> {
  const { body } = await download((await exported({ ...input, format: 'csv' })).id)
  const lines = body.toString('utf8').trim().split('\n')
  return lines.map((line) => line.split(','))
}

const column = (rows: readonly string[][], name: string): number[] =>
  rows.slice(1).map((row) => Number(row[rows[0]?.indexOf(name) ?? -1]))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

async function energyKwh(): Promise<number> {
  const kpis = await bench.api(userId).simulationKpis({ simulation_id })
  return kpis.find(({ key }) => key === 'energy')?.value ?? 0
}

test('CSV: units in the header line, local time with its offset, the same energy', async () => {
  const listed = await exported({ format: 'csv', scope: 'system', time_interval: 'OneDay' })
  expect(listed).toMatchObject({ status: 'completed', time_zone: 'site', error_message: null })
  const { name, body } = await download(listed.id)
  expect(name).toContain('system OneDay.csv')
  expect(listed.size_bytes).toBe(body.length)
  const rows = body
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  expect(rows[0]?.slice(0, 2)).toEqual(['time', 'ghi [kWh/m²]'])
  expect(rows[1]?.[0]).toBe('2001-01-01T00:00:00-07:00')
  expect(rows).toHaveLength(366)
  expect(sum(column(rows, 'grid [kWh]')) / (await energyKwh())).toBeCloseTo(1, 9)
})

test('Parquet: all blocks, every step, both clocks, units and time zone in its metadata', async () => {
  const listed = await exported({ format: 'parquet', scope: 'block' })
  const { storage_key } = await bench.db
    .selectFrom('result_job')
    .select('storage_key')
    .where('id', '=', listed.id)
    .executeTakeFirstOrThrow()
  const file = await bench.storage.localPath(storage_key ?? '')
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const counts = await connection.runAndReadAll(
    `select "block", count(*), min("local_time")::varchar, sum("ac_block") / 1000 from '${file}' group by 1 order by 1`,
  )
  const rows = counts.getRowsJson()
  expect(rows.map(([block, count, first]) => [block, Number(count), first])).toEqual([
    ['Block 1', 8760, '2001-01-01 00:00:00'],
    ['Block 2', 8760, '2001-01-01 00:00:00'],
  ])
  const yields = await bench.api(userId).blockYields({ simulation_id })
  for (const [block, , , kwh] of rows) {
    const shown = yields.find(({ name }) => name === block)?.energy_kwh ?? 0
    expect(Number(kwh) / shown).toBeCloseTo(1, 9)
  }
  const pairs = await connection.runAndReadAll(
    `select json_group_object(decode(key), decode(value)) from parquet_kv_metadata('${file}')`,
  )
  const [[json]] = pairs.getRowsJson() as [[string]]
  const metadata = new Map(Object.entries<string>(JSON.parse(json)))
  expect(metadata.get('duet_simulation_name')).toBe("Year '1'")
  expect(metadata.get('duet_time_zone_h')).toBe('-7')
  expect(JSON.parse(metadata.get('duet_units') ?? '{}')).toMatchObject({
    ac_block: 'W',
    temp_cell: '°C',
  })
  connection.closeSync()
})

test('chosen columns of one block over a range, in UTC', async () => {
  const range = { from: '2001-06-01T07:00:00Z', to: '2001-06-02T07:00:00Z' }
  const rows = await table({
    format: 'csv',
    scope: 'block',
    block_id: blockIds[1],
    columns: ['ac_block', 'temp_cell'],
    time_zone: 'utc',
    ...range,
  })
  expect(rows[0]).toEqual(['time', 'ac_block [W]', 'temp_cell [°C]'])
  expect([rows[1]?.[0], rows.at(-1)?.[0]]).toEqual([
    '2001-06-01T07:00:00+00:00',
    '2001-06-02T06:00:00+00:00',
  ])
  const days = await table({
    format: 'csv',
    scope: 'system',
    time_zone: 'utc',
    time_interval: 'OneDay',
  })
  expect([days[1]?.[0], days.length]).toEqual(['2001-01-01T00:00:00+00:00', 367])
})

test('the plant has the columns of its blocks, and their sums are those of the screens', async () => {
  const names = ['ghi', 'poa_nominal', 'effective', 'temp_cell', 'dc_mpp', 'ac_inverter']
  const months = { format: 'csv', scope: 'system', time_interval: 'OneMonth', columns: names }
  const rows = await table(months)
  const input = { simulation_id, columns: names, time_interval: 'OneMonth' }
  const screen = await bench.api(userId).plantSeries(input)
  names.forEach((name, at) => {
    const exportedValues = column(rows, rows[0]?.[at + 1] ?? '')
    expect(exportedValues).toHaveLength(12)
    exportedValues.forEach((value, month) => {
      expect(value / (screen.values[at]?.[month] ?? 0), `${name} ${month}`).toBeCloseTo(1, 6)
    })
  })
})

test("PVsyst's names have PVsyst's units, in the order of time", async () => {
  const rows = await table({ format: 'csv', scope: 'system', names: 'pvsyst' })
  const headings =
    'GlobHor [W/m²],DiffHor [W/m²],T_Amb [°C],GlobInc [W/m²],GlobEff [W/m²],TArray [°C],EArray [kW],EOutInv [kW],E_Grid [kW]'
  expect(rows[0]).toEqual(['time', ...headings.split(',')])
  const times = rows.slice(1).map(([time]) => time ?? '')
  expect(times).toEqual(times.toSorted())
  expect(sum(column(rows, 'E_Grid [kW]')) / (await energyKwh())).toBeCloseTo(1, 9)
  const chosen = { scope: 'block', columns: ['ac_block', 'rear'], time_interval: 'OneYear' }
  const blocks = await table({ format: 'csv', ...chosen, names: 'pvsyst' })
  expect(blocks[0]).toEqual(['block', 'time', 'E_Grid [kWh]', 'rear [kWh/m²]'])
})

test.each([
  [{ format: 'xlsx', scope: 'system' }, 'csv or parquet'],
  [{ format: 'csv', scope: 'plant' }, 'block or system'],
  [{ format: 'csv', scope: 'system', time_zone: 'MST' }, 'site or utc'],
  [{ format: 'csv', scope: 'block', columns: ['nothing'] }, "no column 'nothing'"],
  [{ format: 'csv', scope: 'system', columns: ['tracker_angle'] }, "no column 'tracker_angle'"],
  [{ format: 'csv', scope: 'system', names: 'sam' }, 'duet or pvsyst'],
  [{ format: 'csv', scope: 'system', time_interval: 'OneMinute' }, 'longer than OneMinute'],
  [{ format: 'csv', scope: 'system', from: 'June' }, 'a time with its offset'],
  [
    { format: 'csv', scope: 'system', from: '2001-06-02T00:00:00Z', to: '2001-06-01T00:00:00Z' },
    "'To' must be later",
  ],
])('what cannot be exported is refused before a worker begins: %j', async (input, message) => {
  await expect(bench.api(userId).simDataExport({ simulation_id, ...input })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining(message),
  })
})

test('names of users are texts in a table and whole in the name of the file', async () => {
  const names = ['=1+1', '-2', '@x', 'plain']
  const plant = samplePlant(names.length)
  const blocks = plant.blocks.map((block, index) => ({ ...block, name: names[index] ?? '' }))
  const before = simulation_id
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2020, days: 5 })
  simulation_id = await newRun('A/B: 50%?', { ...plant, blocks }, csv)
  const input = { scope: 'block', columns: ['ac_block'], time_interval: 'OneMonth' }
  const listed = await exported({ ...input, format: 'csv' })
  expect(listed.filename).toBe('A-B- 50%- blocks OneMonth.csv')
  const rows = (await download(listed.id)).body.toString('utf8').trim().split('\n').slice(1)
  simulation_id = before
  expect([...new Set(rows.map((row) => row.split(',')[0] ?? ''))].toSorted()).toEqual([
    "'-2",
    "'=1+1",
    "'@x",
    'plain',
  ])
})

test('another organisation learns nothing; who asked may remove a file, and it is gone', async () => {
  const listed = await exported({ format: 'csv', scope: 'system', time_interval: 'OneYear' })
  const { userId: stranger } = await bench.newOwner('stranger')
  const notFound = { code: 'NOT_FOUND', message: 'Export not found' }
  for (const call of [
    () => fileUrls(bench, stranger, [listed.id]),
    () => retryFile(bench, stranger, listed.id),
    () => removeFile(bench, stranger, listed.id),
    () => fileUrls(bench, userId, [simulation_id]),
    () => fileUrls(bench, userId, ['x']),
  ]) {
    await expect(call()).rejects.toMatchObject(notFound)
  }
  await expect(retryFile(bench, userId, listed.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  const [link] = await fileUrls(bench, userId, [listed.id])
  await removeFile(bench, userId, listed.id)
  await bench.sweep()
  expect((await bench.app.inject({ method: 'GET', url: link?.url ?? '' })).statusCode).toBe(404)
  await expect(fileUrls(bench, userId, [listed.id])).rejects.toMatchObject(notFound)
})

test('a file that is gone is reported; what fails says why, and succeeds once the cause is mended', async () => {
  const listed = await exported({ format: 'csv', scope: 'system', time_interval: 'OneMonth' })
  const { storage_prefix } = await bench.db
    .selectFrom('simulation')
    .select('storage_prefix')
    .where('id', '=', simulation_id)
    .executeTakeFirstOrThrow()
  const own = `${storage_prefix}/exports/${listed.id}.csv`
  rmSync(await bench.storage.localPath(own))
  await expect(bench.api(userId).getDataExportUrls({ ids: [listed.id] })).rejects.toMatchObject({
    code: 'RESULT_DAMAGED',
    message: `The file '${listed.filename}' is missing. Export it again.`,
  })
  const system = `${storage_prefix}/system/part-000000000.parquet`
  const path = await bench.storage.localPath(system)
  const whole = readFileSync(path)
  truncateSync(path, 1000)
  const failed = await exported({ format: 'csv', scope: 'system' })
  const reason = `The stored results of the simulation 'Year '1'' are damaged: the content of ${system.split('/').slice(2).join('/')} is not what was written. Run it again.`
  expect(failed).toMatchObject({
    status: 'failed',
    error_code: 'FILE_DAMAGED',
    error_message: reason,
  })
  await expect(bench.api(userId).getDataExportUrls({ ids: [failed.id] })).rejects.toMatchObject({
    code: 'RESULT_NOT_READY',
    message: `The file was not made: ${reason}`,
  })
  writeFileSync(path, whole)
  const again = await bench.api(userId).retryResultFile({ id: failed.id })
  expect(await made(again.id)).toMatchObject({ status: 'completed', error_message: null })
})
