import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningSimulations, startSimulation } from './simulations.ts'
import { createStudy } from './studies/startStudy.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
beforeAll(async () => {
  bench = await startRunBench()
})
afterAll(() => bench.close())

async function plantWithWeather(name: string) {
  const owner = await bench.newOwner(name)
  const projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
  const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv)
  const input = { block_ids: await bench.blockIds(projectId), enviro_dataset_id }
  return { userId: owner.userId, projectId, input }
}

test('projects take turns: many runs of one do not hold up the few of another', async () => {
  const busy = await plantWithWeather('busy')
  const calm = await plantWithWeather('calm')
  await createStudy(bench, busy.userId, busy.projectId, {
    parameters: [
      {
        parameter: 'row_spacing',
        values: Array.from({ length: 5 }, (_, index) => 16 + index / 10),
      },
    ],
    run: busy.input,
  })
  const run = () => startSimulation(bench, calm.userId, calm.projectId, calm.input)
  const [first, second] = [await run(), await run()]
  const placeOf = async () =>
    (await runningSimulations(bench, calm.userId, calm.projectId)).map(
      ({ duet_job: job }) => job.queue_place,
    )
  // Newest first: one run of the busy project goes before the first, three before the second
  expect(await placeOf()).toEqual([4, 2])
  await bench.startWorker(1)
  await bench.ended(calm.userId, calm.projectId, second.simulation?.id ?? '')
  const { rows } = await bench.pool.query(
    'select simulation_id as id from duet_job where running_at is not null order by running_at',
  )
  const order = rows.map(({ id }: { id: string }) => id)
  const places = [first, second].map(({ simulation }) => order.indexOf(simulation?.id ?? ''))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  expect(places[0]).toBeLessThanOrEqual(2)
  expect(places[1]).toBeLessThanOrEqual(4)
})
