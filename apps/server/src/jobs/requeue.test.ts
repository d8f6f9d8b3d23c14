import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

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
  const { simulation } = await bench.simulations.run(owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
  })
  await bench.pool.query("delete from pgboss.job where name = 'block_series'")
  await bench.startWorker()
  const { duet_job: job } = await bench.ended(owner.userId, projectId, simulation?.id ?? '')
  expect(job).toMatchObject({ status: 'completed', completed_tasks: 2 })
})
