import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDataset } from '../meteo/changes/datasetChanges.ts'
import { datasetRows } from '../meteo/views/datasetViews.ts'
import { lockWaiters } from '../testing/lockWaiters.ts'
import { runPreflight } from './plan/preflight.ts'
import {
  deleteSimulation,
  projectSimulations,
  runningSimulations,
  startSimulation,
  stopSimulation,
} from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let block_ids: string[] = []

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(1))
  block_ids = await bench.blockIds(projectId)
})
afterAll(() => bench.close())

const newDataset = async (year: number): Promise<string> => {
  const csv = syntheticWeatherCsv({ type: 'Sequential', year, days: 5 })
  return (await bench.newDataset(userId, projectId, csv, `Of ${year}`)).id
}

describe('weather of far away', () => {
  test('runs only when it is confirmed, and the run says how it fits', async () => {
    const sydney = syntheticWeatherCsv({ type: 'Sequential', year: 2018, days: 5 })
      .replace(`# latitude: ${SITE.latitude}`, '# latitude: -33.87')
      .replace(`# longitude: ${SITE.longitude}`, '# longitude: 151.21')
    const { id } = await bench.newDataset(userId, projectId, sydney, 'Sydney')
    const input = { block_ids, enviro_dataset_id: id }
    const doubt =
      "Meteo dataset 'Sydney': The weather is of a place 12,555 km from the plant, in the other hemisphere (33.87° S; the plant lies at 33.45° N)."
    const before = await runPreflight(bench, userId, projectId, input)
    expect(before).toMatchObject({ is_ready: true, to_confirm: doubt })
    expect(before.datasets[0]?.fitness?.remarks.map(({ code }) => code)).toContain('distance')
    await expect(startSimulation(bench, userId, projectId, input)).rejects.toMatchObject({
      code: 'DISTANT_WEATHER',
      message: `${doubt} Choose weather of the place, or confirm that it is meant (confirm_distant_weather).`,
    })
    expect(await projectSimulations(bench, userId, { project_id: projectId })).toEqual([])
    const confirmed = { ...input, confirm_distant_weather: true }
    const { simulation } = await startSimulation(bench, userId, projectId, confirmed)
    const { manifest } = await bench.db
      .selectFrom('simulation')
      .select('manifest')
      .where('id', '=', simulation?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(manifest).toMatchObject({
      datasets: [{ revision: 1, fitness: { distance_km: expect.closeTo(12_555, -1) } }],
    })
    await deleteSimulation(bench, userId, simulation?.id ?? '')
  })
})

describe('a dataset that is deleted while a run with it starts', () => {
  test('deleted before the run is there: no run', async () => {
    const enviro_dataset_id = await newDataset(2020)
    const read: typeof bench.series.read = async (...asked) => {
      const table = await bench.series.read(...asked)
      await removeDataset(bench, userId, enviro_dataset_id)
      return table
    }
    const losing = { ...bench, series: { ...bench.series, read } }
    await expect(
      startSimulation(losing, userId, projectId, { block_ids, enviro_dataset_id }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "The meteo dataset 'Of 2020' was deleted meanwhile. Choose another one.",
    })
    expect(await projectSimulations(bench, userId, { project_id: projectId })).toEqual([])
  })

  test('deleted when the run is nearly there: it stays', async () => {
    const enviro_dataset_id = await newDataset(2021)
    let removing: Promise<unknown> = Promise.resolve()
    const enqueue: typeof bench.queue.enqueue = async (...asked) => {
      removing = removeDataset(bench, userId, enviro_dataset_id).catch((error: unknown) => error)
      await lockWaiters(bench.pool, 1)
      await bench.queue.enqueue(...asked)
    }
    const late = { ...bench, queue: { ...bench.queue, enqueue } }
    const { success, simulation } = await startSimulation(late, userId, projectId, {
      block_ids,
      enviro_dataset_id,
    })
    expect(success).toBe(true)
    expect(await removing).toMatchObject({ code: 'CONFLICT' })
    expect((await datasetRows(bench, userId, { id: enviro_dataset_id })).time.length).toBe(120)
    await stopSimulation(bench, userId, simulation?.id ?? '', projectId)
  })
})

test('a project has at most 110 runs that have not ended, also when several start at once', async () => {
  const enviro_dataset_id = await newDataset(2022)
  const run = () => startSimulation(bench, userId, projectId, { block_ids, enviro_dataset_id })
  const { simulation } = await run()
  const active = await runningSimulations(bench, userId, projectId)
  await bench.pool.query(
    `with copied as (
       insert into simulation (project_id, user_id, name, environment, manifest, storage_prefix)
       select project_id, user_id, name, environment, manifest, storage_prefix || number
       from simulation, generate_series(1, $2::int) as number where id = $1 returning id)
     insert into duet_job (simulation_id, status, stage, total_tasks)
     select id, 'queued', 'validate', 1 from copied`,
    [simulation?.id, 108 - active.length],
  )
  const all = await Promise.allSettled([run(), run(), run(), run()])
  const started = all.flatMap((end) => (end.status === 'fulfilled' ? [end.value.simulation] : []))
  expect(started.length).toBe(2)
  for (const end of all.filter(({ status }) => status === 'rejected')) {
    expect(end).toMatchObject({
      reason: {
        code: 'QUOTA_EXCEEDED',
        message:
          'The limit of 110 simulations at once for this project is reached: 110 are running or waiting. Wait until some have finished, stop some, start fewer, or ask an owner or admin of the organization for a larger share.',
      },
    })
  }
  await stopSimulation(bench, userId, started[0]?.id ?? '', projectId)
  expect(await run()).toMatchObject({ success: true })
  await expect(run()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
})
