import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readOnd, readPan } from '@duet/formats'
import { type BlockLayer, isOfKind, type PlantDocument, writeHeightGrid } from '@duet/plant'
import type { RunManifest } from '@duet/results/run'
import { datasetFacts } from '@duet/results/run'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultJob } from '../../graphql/resolvers.gen.ts'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { runChanges } from '../inputs/runChanges.ts'
import { runHash, runInputs } from '../inputs/runInputs.ts'
import { storedRun } from '../run/finishedRun.ts'
import { readStoredRun } from '../run/storedRunQueries.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '../../../../..')

let bench: RunBench
let userId = ''
let simulationId = ''
let zip = ''
let projectId = ''
let runInput: object = {}

/** Runs the command line on a file. */
const duet = (...args: string[]): string =>
  execFileSync(process.execPath, [path.join(REPOSITORY, 'apps/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: 'pipe',
  })

async function made(user: string, id: string): Promise<ResultJob> {
  for (;;) {
    const [job] = await bench.api(user).resultFiles({ simulation_id: id, kind: 'run_bundle' })
    if (job?.completed_at) return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The bundle of a run as a file of its own. */
async function bundleOf(user: string, id: string): Promise<string> {
  await bench.api(user).makeRunBundle({ simulation_id: id })
  const job = await made(user, id)
  const { storage_key } = await bench.db
    .selectFrom('result_job')
    .select('storage_key')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  const file = path.join(bench.dataDir, `${job.id}.zip`)
  copyFileSync(await bench.storage.localPath(storage_key ?? ''), file)
  return file
}

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(2))
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const { id: enviro_dataset_id } = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  runInput = {
    name: 'Spring',
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id,
    from: '2001-03-01',
    to: '2001-05-31',
    simulated_year: 2027,
  }
  const { simulation } = await startSimulation(bench, userId, projectId, runInput)
  simulationId = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulationId)
  zip = await bundleOf(userId, simulationId)
})
afterAll(() => bench.close())

test('the run of a bundle is repeated from it alone, with the very figures that were stored', () => {
  const figures = JSON.parse(duet('simulate', zip, '--json')) as {
    of: string
    figure: string
    stored: number
    relativeDifference: number
  }[]
  expect(figures.length).toBeGreaterThan(100)
  expect(figures.find(({ figure }) => figure === 'Energy')?.stored).toBeGreaterThan(1e5)
  expect(Math.max(...figures.map(({ relativeDifference }) => relativeDifference))).toBeLessThan(
    1e-9,
  )
  expect(new Set(figures.map(({ of }) => of))).toEqual(new Set(['System', 'Block 1', 'Block 2']))
  expect(duet('simulate', zip)).toContain('all figures are the same')
})

const WALL_LONGITUDE = SITE.longitude - 0.00005

/** Traced rows on rising ground beside a wall, with losses of every kind and a grid limit that they reach. */
function builtPlant(): PlantDocument {
  const plant = samplePlant(1, { tracking: 0, sideM: 40 })
  const [block] = plant.blocks
  const [perimeter] = plant.block_layers
  if (!block || !perimeter) throw new Error('the plant has no block')
  const side = 41
  const bytes = writeHeightGrid({
    longitude: SITE.longitude,
    latitude: SITE.latitude,
    originEastM: -200,
    originNorthM: -200,
    cellSizeM: 10,
    columns: side,
    rows: side,
    heightsM: Float32Array.from({ length: side * side }, (_, i) => 500 + 0.4 * (i % side)),
  })
  const wall = {
    ...perimeter,
    id: '7d3c3a52-5d4e-4b61-9d3a-0a4f6f0c1b11',
    block_id: null,
    name: 'Wall',
    type: 'shading' as const,
    geojson: {
      type: 'Feature' as const,
      properties: {},
      geometry: {
        type: 'LineString' as const,
        coordinates: [
          [WALL_LONGITUDE, SITE.latitude],
          [WALL_LONGITUDE, SITE.latitude + 0.0004],
        ],
      },
    },
  }
  return {
    ...plant,
    blocks: [
      {
        ...block,
        num_inverters: 1,
        terrain_type: 'dem',
        power_factor: 0.95,
        soiling_rates_percentage: Array.from({ length: 12 }, (_, month) => (month + 1) / 4),
        pv_system_start_date: '2015-06-01',
      },
    ],
    block_layers: [...plant.block_layers, wall],
    // Short tables in few classes, which are traced in little time
    components: plant.components.map((component) =>
      component.kind === 'table'
        ? { ...component, parameters: { ...component.parameters, num_cols: 26 } }
        : component,
    ),
    system_parameters: {
      ...plant.system_parameters,
      grid_injection_limit_enabled: true,
      grid_injection_limit: 20_000,
    },
    terrain: {
      name: 'Ground',
      source_type: 'geotiff',
      source_filename: null,
      heights: Buffer.from(bytes).toString('base64'),
    },
  }
}

test('so is a run with obstacles, terrain, losses and a grid limit; another wall has another hash', async () => {
  const builder = await bench.newOwner('builder')
  const user = builder.userId
  const project = await bench.newProject(builder, builtPlant())
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 3 })
  const { id: enviro_dataset_id } = await bench.newDataset(user, project, csv)
  const { simulation, errors } = await startSimulation(bench, user, project, {
    block_ids: await bench.blockIds(project),
    enviro_dataset_id,
  })
  if (!simulation) throw new Error(JSON.stringify(errors))
  const simulation_id = simulation.id
  await bench.ended(user, project, simulation_id)
  const { rows } = await bench.api(user).systemLosses({ simulation_id })
  const lossOf = (key: string): number => rows.find((row) => row.key === key)?.loss ?? 0
  for (const key of ['near_shading', 'soiling', 'degradation', 'mv_iron', 'grid_limit']) {
    expect([key, lossOf(key) > 0]).toEqual([key, true])
  }
  expect(duet('simulate', await bundleOf(user, simulation_id))).toContain(
    'all figures are the same',
  )
  const { inputs } = await bench.api(user).runManifest({ simulation_id })
  expect(inputs.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['obstacle', 'terrain', 'dataset']),
  )
  const { manifest } = await readStoredRun(bench.db, simulation_id)
  const text = JSON.stringify(manifest)
  const hashWith = (from: string, to: string): string => {
    expect(text).toContain(from)
    return runHash(JSON.parse(text.replaceAll(from, to)))
  }
  expect(hashWith('"Wall"', '"Wall"')).toBe(runHash(manifest))
  expect(hashWith(String(WALL_LONGITUDE), String(WALL_LONGITUDE - 0.0001))).not.toBe(
    runHash(manifest),
  )
  expect(hashWith('"local_time_zone":-7', '"local_time_zone":-6')).not.toBe(runHash(manifest))
  expect(hashWith('"table_count":', '"table_count":9')).not.toBe(runHash(manifest))
  const { block_layers } = manifest.document
  const wall = block_layers.find((layer) => layer.type === 'shading')
  if (!wall) throw new Error('the run has no wall')
  const withLayer = (layer: BlockLayer): RunManifest => ({
    ...manifest,
    document: { ...manifest.document, block_layers: [...block_layers, layer] },
  })
  const shed = { ...wall, id: 'b1a2', name: 'Shed' }
  const coordinates = [
    [WALL_LONGITUDE, SITE.latitude],
    [WALL_LONGITUDE, SITE.latitude + 0.001],
  ]
  const road = {
    ...shed,
    name: 'Road',
    type: 'exclusion' as const,
    geojson: {
      type: 'Feature' as const,
      properties: { bufferRadius: 2 },
      geometry: { type: 'LineString' as const, coordinates },
    },
  }
  for (const layer of [road, shed]) {
    expect(runInputs(withLayer(layer))).toContainEqual(
      expect.objectContaining({ kind: 'exclusion', name: layer.name }),
    )
    expect(runHash(withLayer(layer))).not.toBe(runHash(manifest))
  }
})

test('the pack to hand on: report, its tables as a workbook, hours with the names of PVsyst', async () => {
  const files = unzipSync(readFileSync(zip))
  const pdf = files['report/report.pdf'] ?? new Uint8Array()
  expect(strFromU8(pdf.subarray(0, 5))).toBe('%PDF-')
  const sheets = await readXlsxFile(Buffer.from(files['report/tables.xlsx'] ?? []))
  const rowsOf = (name: string): readonly unknown[][] =>
    sheets.find(({ sheet }) => sheet === name)?.data ?? []
  const { energy_kwh } = JSON.parse(strFromU8(files['results/summary.json'] ?? new Uint8Array()))
    .system as { energy_kwh: number }
  const months = rowsOf('Months')
  const energy = months[0]?.indexOf('Energy to the grid (kWh)') ?? -1
  expect(months.slice(1).map(([month]) => month)).toEqual(['2027-03', '2027-04', '2027-05'])
  expect(months.slice(1).reduce((sum, row) => sum + Number(row[energy]), 0)).toBeCloseTo(
    energy_kwh,
    3,
  )
  const meanKw = rowsOf('12 x 24').slice(1)
  expect(meanKw).toHaveLength(24)
  const daysOf = [31, 30, 31]
  const ofDays = meanKw.flatMap(([, ...kw]) =>
    kw.map((value, i) => Number(value) * (daysOf[i] ?? 0)),
  )
  expect(ofDays.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(energy_kwh, 3)
  expect(rowsOf('Losses').find(([label]) => label === 'Soiling')).toBeDefined()

  const [heading = '', ...rows] = strFromU8(
    files['results/hours-pvsyst-names.csv'] ?? new Uint8Array(),
  )
    .trim()
    .split('\n')
  expect(rows).toHaveLength(24 * 92)
  const grid = heading.split(',').findIndex((name) => name.includes('E_Grid'))
  const gridKwh = rows.reduce((sum, row) => sum + Number(row.split(',')[grid]), 0)
  expect(gridKwh).toBeCloseTo(energy_kwh, 3)
  const { rows: left } = await sql`
    select 1 from stored_file where storage_key like '%/bundles/%.csv' and state <> 'deleting'
  `.execute(bench.db)
  expect(left).toEqual([])
})

test('panels and inverters come as files of PVsyst, which are read as they were run', () => {
  const files = unzipSync(readFileSync(zip))
  const names = Object.keys(files).filter((name) => name.startsWith('components/'))
  expect(names.map((name) => name.slice(-4)).toSorted()).toEqual(['.OND', '.PAN'])
  const fileOf = (format: string): Uint8Array =>
    files[names.find((name) => name.endsWith(format)) ?? ''] ?? new Uint8Array()
  const { components } = samplePlant(2)
  const panel = components.find((component) => isOfKind(component, 'panel'))?.parameters
  const inverter = components.find((component) => isOfKind(component, 'inverter'))?.parameters
  const { pan_file_import: _pan, ...readPanel } = readPan(fileOf('.PAN')).parameters
  const { ond_file_import: _ond, ...readInverter } = readOnd(fileOf('.OND')).parameters
  expect(panel).toMatchObject(readPanel)
  expect(inverter).toMatchObject(readInverter)
})

test('every file is as it was hashed, and the months add up to the energy', () => {
  const files = unzipSync(readFileSync(zip))
  const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  const sums = textOf('SHA256SUMS').trim().split('\n')
  expect(sums).toHaveLength(Object.keys(files).length - 1)
  expect(sums.length).toBeGreaterThan(10)
  for (const line of sums) {
    const [hash = '', name = ''] = line.split('  ')
    expect([
      name,
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    ]).toEqual([name, hash])
  }
  const [header = '', ...months] = textOf('results/monthly/system.csv').trim().split('\n')
  const at = header.split(',').indexOf('grid [kWh]')
  expect(months.map((month) => month.split(',')[0])).toEqual(['2027-03', '2027-04', '2027-05'])
  const energyKwh = months.reduce((sum, month) => sum + Number(month.split(',')[at]), 0)
  const summary = JSON.parse(textOf('results/summary.json'))
  expect(energyKwh / summary.system.energy_kwh).toBeCloseTo(1, 9)
})

test('every field that a run declares of its weather stands in bundle, report and API', async () => {
  const run = await storedRun(bench, simulationId)
  const { manifest } = await readStoredRun(bench.db, simulationId)
  const [dataset] = manifest.datasets
  if (!dataset) throw new Error('the run has no weather')
  const facts = datasetFacts(dataset)
  expect(facts.length).toBeGreaterThan(10)
  const { 'manifest.json': bundled = new Uint8Array() } = unzipSync(readFileSync(zip))
  const declared = Object.fromEntries(
    Object.entries(dataset).filter(([key]) => facts.some(({ field }) => field === key)),
  )
  expect(JSON.parse(strFromU8(bundled)).datasets).toMatchObject([declared])
  const { weather } = await bench.api(userId).simPdfExportData({ simulation_id: simulationId })
  expect(weather[0]?.facts).toEqual(facts)
  const others = Object.fromEntries(facts.map(({ field }) => [field, 'another']))
  const other = { ...manifest, datasets: [{ ...dataset, ...others }] }
  const { inputs } = runChanges({ run, manifest }, { run, manifest: other })
  expect(inputs.map(({ label }) => label)).toEqual(facts.map(({ label }) => label))
})

test('what changed between two runs: inputs with units, and the energy by stage', async () => {
  const api = bench.api(userId)
  const [first] = await bench.blockIds(projectId)
  await bench.db
    .updateTable('block')
    .set({ configuration: sql`configuration || '{"power_factor": 0.9}'` })
    .where('id', '=', first ?? '')
    .execute()
  const { simulation } = await startSimulation(bench, userId, projectId, {
    ...runInput,
    name: 'Later',
    simulated_year: 2030,
  })
  const later = simulation?.id ?? ''
  await bench.ended(userId, projectId, later)
  const none = await api.runChanges({ a: simulationId, b: simulationId })
  expect(none.inputs).toEqual([])
  const { inputs, stages } = await api.runChanges({ a: simulationId, b: later })
  expect(inputs.slice(0, 2)).toEqual([
    {
      group: 'choice',
      label: 'Simulated year',
      subjects: [],
      unit: '',
      before: '2027',
      after: '2030',
    },
    {
      group: 'block',
      label: 'Power factor',
      subjects: ['Block 1'],
      unit: '',
      before: '1',
      after: '0.9',
    },
  ])
  // the rating of the inverters is that of their active power
  expect(inputs.slice(2).map(({ group, label }) => [group, label])).toEqual([
    ['rating', 'Nominal power AC'],
    ['rating', 'Nominal power AC'],
  ])
  const aged = stages.find(({ key }) => key === 'degradation')
  expect(aged?.loss_fraction_after).toBeGreaterThan(aged?.loss_fraction_before ?? 1)
  const manifests = await Promise.all(
    [simulationId, later].map((id) => api.runManifest({ simulation_id: id })),
  )
  const hashes = manifests.map(({ inputs: all }) =>
    Object.fromEntries(all.map(({ kind, name, sha256 }) => [`${kind} ${name}`, sha256])),
  )
  const differing = Object.keys(hashes[0] ?? {}).filter(
    (name) => hashes[0]?.[name] !== hashes[1]?.[name],
  )
  expect(differing.map((name) => name.split(' ')[0])).toEqual(['document', 'block'])
  expect(manifests[0]?.sha256).not.toBe(manifests[1]?.sha256)
})

test('what is no bundle is refused as such', () => {
  const notZip = path.join(bench.dataDir, 'not.zip')
  copyFileSync(path.join(REPOSITORY, 'package.json'), notZip)
  expect(() => duet('simulate', notZip)).toThrow(/This is not the bundle of a run/)
})
