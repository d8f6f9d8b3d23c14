import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultJob } from '../http/resolvers.gen.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..')

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

async function made(): Promise<ResultJob> {
  for (;;) {
    const [job] = await bench.exports.files(userId, simulationId, 'run_bundle')
    if (job?.completed_at) return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
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
  const { simulation } = await bench.simulations.run(userId, projectId, runInput)
  simulationId = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulationId)
  await bench.exports.makeBundle(userId, simulationId)
  await made()
  const { storage_key } = await bench.db
    .selectFrom('result_job')
    .select('storage_key')
    .where('kind', '=', 'run_bundle')
    .executeTakeFirstOrThrow()
  zip = path.join(bench.dataDir, 'bundle.zip')
  copyFileSync(await bench.storage.localPath(storage_key ?? ''), zip)
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

test('what changed between two runs: inputs with units, and the energy by stage', async () => {
  const { runManifests } = bench
  const [first] = await bench.blockIds(projectId)
  await bench.db
    .updateTable('block')
    .set({ configuration: sql`configuration || '{"power_factor": 0.9}'` })
    .where('id', '=', first ?? '')
    .execute()
  const { simulation } = await bench.simulations.run(userId, projectId, {
    ...runInput,
    name: 'Later',
    simulated_year: 2030,
  })
  const later = simulation?.id ?? ''
  await bench.ended(userId, projectId, later)
  const none = await runManifests.changes(userId, simulationId, simulationId)
  expect(none.inputs).toEqual([])
  const { inputs, stages } = await runManifests.changes(userId, simulationId, later)
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
      label: 'Power Factor',
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
    [simulationId, later].map((id) => runManifests.manifest(userId, id)),
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

test('what is no bundle is told so', () => {
  const notZip = path.join(bench.dataDir, 'not.zip')
  copyFileSync(path.join(REPOSITORY, 'package.json'), notZip)
  expect(() => duet('simulate', notZip)).toThrow(/This is not the bundle of a run/)
})
