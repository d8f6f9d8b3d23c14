import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation, stopSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { openTasks } from './jobQueries.ts'

let bench: RunBench

beforeAll(async () => {
  bench = await startRunBench()
})
afterAll(() => bench.close())

test('tasks that the queue does not know are queued when a worker starts', async () => {
  const owner = await bench.newOwner('owner')
  const projectId = await bench.newProject(owner, samplePlant(2))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 10 })
  const dataset = await bench.newDataset(owner.userId, projectId, csv)
  const { simulation } = await startSimulation(bench, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
  })
  await bench.pool.query("delete from pgboss.job where name = 'block_series'")
  await bench.startWorker()
  const { duet_job: job } = await bench.ended(owner.userId, projectId, simulation?.id ?? '')
  expect(job).toMatchObject({ status: 'completed', completed_tasks: 2 })
})

test('series are not queued before the light of their run is traced', async () => {
  const owner = await bench.newOwner('other')
  const plant = samplePlant(1, { tracking: 0, sideM: 100 })
  const projectId = await bench.newProject(owner, plant)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
  const dataset = await bench.newDataset(owner.userId, projectId, csv)
  // No task of it is known to the queue, and none is done
  const silent = { ...bench, queue: { ...bench.queue, enqueue: async () => undefined } }
  const { simulation } = await startSimulation(silent, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
  })
  const open = await openTasks(bench.db, 1000)
  expect(open.length).toBeGreaterThan(1)
  expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['block_geometry']))
  await bench.pool.query("update duet_task set status = 'completed' where kind = 'block_geometry'")
  expect((await openTasks(bench.db, 1000)).map(({ kind }) => kind)).toEqual(['block_series'])
  await stopSimulation(bench, owner.userId, simulation?.id ?? '', projectId)
})
