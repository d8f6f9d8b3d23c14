import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { simulateBlock } from '@duet/engine'
import { createLayer, type PlantDocument } from '@duet/plant'
import { BLOCK_COLUMNS, TIME_COLUMN } from '@duet/results'
import { parseManifest } from '@duet/results/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createThreadPool } from '../jobs/threadPool.ts'
import { blockInput } from './plan/blockInput.ts'
import { readWeatherTable, weatherForRun } from './plan/weatherOfRun.ts'
import { projectSimulations, startSimulation, stopSimulation } from './simulations.ts'
import { createFactorSource } from './tasks/factorSource.ts'
import { createFactorStore } from './tasks/factorStore.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from './testing/syntheticWeather.ts'

const pool = createThreadPool(1)
let bench: RunBench
let owner: { userId: string; organizationId: string }
let site: Project
/** Of the first run. */
let first: { readonly id: string; readonly total_tasks: number }

/** A project of one block of fixed rows, a month of five minutes and a week of hours. */
interface Project {
  readonly id: string
  readonly blockId: string
  readonly fineId: string
  readonly hourlyId: string
}

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  site = await newProject(fixedRows())
  await bench.startWorker(1)
  const id = await run(site, { enviro_dataset_id: site.fineId })
  first = { id, total_tasks: (await completed(site, id)).total_tasks }
})
afterAll(async () => {
  await pool.close()
  await bench.close()
})

const fixedRows = (): PlantDocument => samplePlant(1, { tracking: 0, sideM: 100 })

async function newProject(plant: PlantDocument): Promise<Project> {
  const id = await bench.newProject(owner, plant)
  const dataset = async (stepMinutes: number, days: number): Promise<string> => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, stepMinutes, days })
    return (await bench.newDataset(owner.userId, id, csv, `${stepMinutes} min`)).id
  }
  const [blockId = ''] = await bench.blockIds(id)
  return { id, blockId, fineId: await dataset(5, 31), hourlyId: await dataset(60, 7) }
}

async function run({ id, blockId, hourlyId }: Project, input: object = {}): Promise<string> {
  const answer = await startSimulation(bench, owner.userId, id, {
    block_ids: [blockId],
    enviro_dataset_id: hourlyId,
    ...input,
  })
  if (!answer.simulation) throw new Error(JSON.stringify(answer.errors))
  return answer.simulation.id
}

async function completed({ id }: Project, simulationId: string) {
  const { duet_job: job } = await bench.ended(owner.userId, id, simulationId)
  expect(job).toMatchObject({ status: 'completed', completed_tasks: job.total_tasks })
  return job
}

const factorKeys = ({ id }: Project) => bench.storage.list(`projects/${id}/factors`)
const fileOf = (key: string): Promise<string> => bench.storage.localPath(key)

/** When each file of factors was written. */
async function writtenAtMs(project: Project): Promise<number[]> {
  const files = await Promise.all((await factorKeys(project)).map(fileOf))
  return files.map((file) => statSync(file).mtimeMs)
}

/** Every stored number of a run's block, step by step. */
async function storedSeries(project: Project, simulationId: string): Promise<Float64Array[]> {
  const prefix = `projects/${project.id}/simulations/${simulationId}/blocks/${project.blockId}`
  const keys = (await bench.storage.list(prefix)).filter((key) => key.includes('/part-'))
  const names = BLOCK_COLUMNS.map(({ name }) => `"${name}"`).join(', ')
  const { columns } = await bench.series.read(
    keys,
    (source) => `select ${names} from ${source} order by "${TIME_COLUMN}"`,
  )
  return [...columns]
}

async function manifestOf(simulationId: string) {
  const row = await bench.db
    .selectFrom('simulation')
    .select('manifest')
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow()
  return parseManifest(row.manifest)
}

const energyOf = async (simulation_id: string): Promise<number> =>
  (await bench.api(owner.userId).simulationKpis({ simulation_id })).find(
    ({ key }) => key === 'energy',
  )?.value ?? 0

const changeComponent = (project: Project, kind: string, parameters: object): Promise<unknown> =>
  bench.pool.query(
    'update component set parameters = parameters || $3 where project_id = $1 and kind = $2',
    [project.id, kind, JSON.stringify(parameters)],
  )

describe('light that is traced', () => {
  test('one task a class of tables, then the series; factors are stored once for each class', async () => {
    const { light } = (await manifestOf(first.id)).blocks[0] ?? {}
    expect(light?.class_count).toBeGreaterThan(1)
    // 31 days of five minutes are two ranges
    expect(first.total_tasks).toBe((light?.class_count ?? 0) + 2)
    expect((await factorKeys(site)).length).toBe(light?.class_count)
  })

  test('a run with other weather, cells and inverters traces nothing', async () => {
    const before = await writtenAtMs(site)
    await changeComponent(site, 'panel', { temperature_coefficient_isc: 0.06 })
    await changeComponent(site, 'inverter', { maximum_ac_power: 300_000 })
    const id = await run(site)
    expect((await completed(site, id)).total_tasks).toBe(1)
    expect(await writtenAtMs(site)).toEqual(before)
  })

  test('any cut on any number of threads gives the same bytes', async () => {
    const other = await newProject(fixedRows())
    await bench.startWorker(2)
    const id = await run(other, { enviro_dataset_id: other.fineId })
    await completed(other, id)
    const cut = await storedSeries(other, id)
    expect(cut[0]?.length).toBe(31 * 288)
    expect(cut).toEqual(await storedSeries(site, first.id))
    // and the engine alone, without a server, in one go
    const manifest = await manifestOf(id)
    const [dataset] = manifest.datasets
    if (!dataset) throw new Error('no weather')
    const weather = weatherForRun(await readWeatherTable(bench.series, dataset), dataset, manifest)
    const { series } = simulateBlock(blockInput(manifest, other.blockId).block, weather)
    const byKey = new Map<string, Float64Array>(Object.entries(series))
    expect(cut).toEqual(BLOCK_COLUMNS.map(({ engineKey }) => byKey.get(engineKey)))
  })

  test('another scene has factors of its own', async () => {
    const before = await factorKeys(site)
    await changeComponent(site, 'table', { tilt: 20 })
    await completed(site, await run(site))
    expect((await factorKeys(site)).length).toBe(2 * before.length)
    await changeComponent(site, 'table', { tilt: 25 })
  })
})

describe('stored factors', () => {
  test('those that are damaged or missing are traced again and never used', async () => {
    const manifest = await manifestOf(first.id)
    const input = blockInput(manifest, site.blockId)
    const scene = input.light?.scene ?? ''
    const traced: number[] = []
    /** As another process would: with nothing in memory. */
    const factors = () =>
      createFactorSource({
        factors: createFactorStore(bench),
        threads: {
          ...pool,
          run: (name, message, signal) => {
            if ('classIndex' in message) traced.push(message.classIndex)
            return pool.run(name, message, signal)
          },
        },
      })(site.id, input, new AbortController().signal)
    const valid = await factors()
    expect(traced).toEqual([])
    const keys = (await factorKeys(site)).filter((key) => key.includes(scene))
    const [cut = '', swapped = '', flipped = '', missing = ''] = keys
    truncateSync(await fileOf(cut), 1000)
    const packed = gunzipSync(readFileSync(await fileOf(swapped)))
    packed.writeUInt32LE(99, 0)
    writeFileSync(await fileOf(swapped), gzipSync(packed))
    const bytes = readFileSync(await fileOf(flipped))
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 6) ^ 1, bytes.length - 6)
    writeFileSync(await fileOf(flipped), bytes)
    await bench.storage.remove(missing)
    expect(await factors()).toEqual(valid)
    expect(traced).toEqual([0, 1, 2, 3])
    expect(await factors()).toEqual(valid)
    expect(traced.length).toBe(4)
  })

  test('those that are to be removed are retained when a run wants them again', async () => {
    const before = await writtenAtMs(site)
    await bench.pool.query(
      "update stored_file set state = 'deleting' where storage_key like '%/factors/%' and project_id = $1",
      [site.id],
    )
    const { light } = (await manifestOf(first.id)).blocks[0] ?? {}
    const id = await run(site)
    expect((await completed(site, id)).total_tasks).toBe((light?.class_count ?? 0) + 1)
    await bench.sweep()
    // The other scene went, this one was not traced again
    const after = await writtenAtMs(site)
    expect(after.length).toBe(light?.class_count)
    expect(before).toEqual(expect.arrayContaining(after))
  })

  test('those that none of the ten newest runs used go; those of a project go with it', async () => {
    const scene = (await manifestOf(first.id)).blocks[0]?.light?.scene ?? ''
    await bench.pool.query(
      `insert into simulation (project_id, user_id, name, environment, manifest, storage_prefix)
       select $1, $2, 'other', 'production', '{"blocks": [{"id": "x"}]}', 'none' from generate_series(1, 9)`,
      [site.id, owner.userId],
    )
    await changeComponent(site, 'table', { tilt: 15 })
    await completed(site, await run(site))
    await bench.sweep()
    const left = await factorKeys(site)
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((key) => key.includes(scene))).toEqual([])
    await bench.pool.query('delete from project where id = $1', [site.id])
    await bench.sweep()
    expect(await factorKeys(site)).toEqual([])
  })
})

describe('zones of a block', () => {
  let project: Project
  let simulation_id = ''

  beforeAll(async () => {
    project = await newProject(fixedRows())
    simulation_id = await run(project)
    await completed(project, simulation_id)
  })

  const zones = (range: { from?: string; to?: string } = {}) =>
    bench.api(owner.userId).zoneYields({ simulation_id, block_id: project.blockId, ...range })

  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

  test('add up to the block', async () => {
    const { blocks } = await manifestOf(simulation_id)
    const found = await zones()
    expect(found.length).toBe(blocks[0]?.light?.class_count)
    expect(sum(found.map(({ table_count }) => table_count))).toBe(blocks[0]?.table_count)
    expect(new Set(found.map(({ row_position }) => row_position))).toContain('first')
    const { rows } = await bench.api(owner.userId).systemLosses({
      simulation_id,
      block_id: project.blockId,
    })
    const dcKwh = rows.find(({ key }) => key === 'dc_mpp')?.value_after ?? 0
    expect(sum(found.map(({ dc_kwh }) => dc_kwh)) / dcKwh).toBeCloseTo(1, 9)
    expect(
      sum(found.map(({ table_count, deviation }) => table_count * (deviation ?? 1))),
    ).toBeCloseTo(0, 9)
  })

  test('of two periods add up to those of both', async () => {
    const middle = '2021-01-04T07:00:00.000Z'
    const [whole, before, after] = await Promise.all([
      zones(),
      zones({ to: middle }),
      zones({ from: middle }),
    ])
    whole.forEach((zone, i) => {
      expect(zone.mismatch).toBeGreaterThan(0)
      expect(before[i]?.mismatch).toBeNull()
      for (const key of ['front_kwh_m2', 'rear_kwh_m2', 'effective_kwh_m2', 'dc_kwh'] as const) {
        const parts = (before[i]?.[key] ?? 0) + (after[i]?.[key] ?? 0)
        expect(parts).toBeGreaterThan(before[i]?.[key] ?? 0)
        expect(parts / zone[key]).toBeCloseTo(1, 9)
      }
    })
  })

  test('a block that is not traced has none; damage is reported', async () => {
    const masts = await newProject(samplePlant(1))
    const id = await run(masts)
    await completed(masts, id)
    const input = { simulation_id: id, block_id: masts.blockId }
    expect(await bench.api(owner.userId).zoneYields(input)).toEqual([])
    await expect(
      bench.api(owner.userId).zoneYields({ simulation_id, block_id: masts.blockId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const prefix = `projects/${project.id}/simulations/${simulation_id}/blocks`
    for (const key of await bench.storage.list(prefix)) {
      if (key.includes('/zones-')) truncateSync(await fileOf(key), 100)
    }
    await expect(zones({ from: '2021-01-02T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'FILE_DAMAGED',
    })
  })
})

describe('obstacles', () => {
  test('all of the design cast shade unless some are chosen; others are refused', async () => {
    const wallId = randomUUID()
    const project = await newProject(withWall(fixedRows(), wallId))
    const { rows } = await bench.pool.query<{ id: string }>(
      "select id from block_layer where project_id = $1 and type = 'shading'",
      [project.id],
    )
    const shadingIds = rows.map(({ id }) => id)
    expect(shadingIds.length).toBe(1)
    const shaded = await ended(await run(project))
    const open = await ended(await run(project, { shading_layer_ids: [] }))
    expect((await manifestOf(shaded)).shading_layer_ids).toEqual(shadingIds)
    expect((await manifestOf(open)).shading_layer_ids).toEqual([])
    expect(await energyOf(shaded)).toBeLessThan(0.99 * (await energyOf(open)))
    const foreign = randomUUID()
    const answer = await startSimulation(bench, owner.userId, project.id, {
      block_ids: [project.blockId],
      enviro_dataset_id: project.hourlyId,
      shading_layer_ids: [...shadingIds, foreign],
    })
    expect(answer).toMatchObject({
      success: false,
      errors: [{ block_id: '', messages: [`Shading layer not found: ${foreign}`] }],
    })

    async function ended(id: string): Promise<string> {
      await completed(project, id)
      return id
    }
  })
})

test('a run that is stopped while its light is traced queues no series, and holds up no other', async () => {
  const project = await newProject(samplePlant(1, { tracking: 1, sideM: 100 }))
  const id = await run(project)
  const stageOf = async (): Promise<string | undefined> =>
    (await projectSimulations(bench, owner.userId, { project_id: project.id, id }))[0]?.duet_job
      .stage
  while ((await stageOf()) !== 'geometry') await new Promise((resolve) => setTimeout(resolve, 20))
  const { duet_job: job } = await stopSimulation(bench, owner.userId, id, project.id)
  expect(job.status).toBe('stopped')
  // The threads are free again for others
  const masts = await newProject(samplePlant(1))
  await completed(masts, await run(masts))
  const { rows } = await bench.pool.query<{ kind: string; attempts: number }>(
    `select t.kind, t.attempts from duet_task t join duet_job j on j.id = t.job_id where j.simulation_id = $1`,
    [id],
  )
  expect(rows.filter(({ kind }) => kind === 'block_series')).toEqual([
    { kind: 'block_series', attempts: 0 },
  ])
})

/** The plant with a wall of 20 m along its south side. */
function withWall(plant: PlantDocument, id: string): PlantDocument {
  const south = SITE.latitude - 5 / 111_320
  const geometry = {
    type: 'LineString' as const,
    coordinates: [
      [SITE.longitude - 0.0005, south],
      [SITE.longitude + 0.0015, south],
    ] as [number, number][],
  }
  const wall = createLayer({
    id,
    projectId: '',
    blockId: null,
    type: 'shading',
    geojson: { type: 'Feature', properties: { height: 20 }, geometry },
    name: 'Wall',
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  return { ...plant, block_layers: [...plant.block_layers, wall] }
}
