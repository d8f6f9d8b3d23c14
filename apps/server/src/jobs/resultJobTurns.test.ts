import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { retryResultJob } from './resultJobEdits.ts'
import {
  failResultJob,
  findResultJob,
  inputHash,
  type NewResultJob,
  type ResultJobRow,
} from './resultJobQueries.ts'
import { startResultJob } from './resultJobs.ts'

let bench: RunBench
beforeAll(async () => {
  bench = await startRunBench()
})
afterAll(() => bench.close())

/** Asks for a bundle of a run of a new project, time after time. */
async function asker(name: string) {
  const owner = await bench.newOwner(name)
  const projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 2 })
  const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv)
  const { simulation } = await startSimulation(bench, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id,
  })
  const simulationId = simulation?.id ?? ''
  const job: NewResultJob = { simulationId, userId: owner.userId, kind: 'run_bundle', input: {} }
  return { job, ask: () => startResultJob(bench, job) }
}

const complete = ({ id }: ResultJobRow) =>
  bench.pool.query("update result_job set status = 'completed' where id = $1", [id])
const error = { code: 'INTERNAL', message: 'a fault' }

test('projects take turns, and nobody who comes later or again goes before who waits', async () => {
  const [busy, calm] = [await asker('busy'), await asker('calm')]
  const [one, two, three] = [await busy.ask(), await busy.ask(), await busy.ask()]
  const first = await calm.ask()
  expect([one, two, three, first].map(({ turn }) => turn)).toEqual([0, 1, 2, 0])
  for (const done of [one, two, first]) await complete(done)
  // The queue serves the third turn now: who asks anew begins there
  const next = await calm.ask()
  expect(next.turn).toBe(2)
  await failResultJob(bench.db, three.id, error)
  const again = await retryResultJob(bench, three.id, busy.job.userId)
  expect(again).toMatchObject({ turn: 2, status: 'queued', input_hash: inputHash(busy.job) })
  const { rows } = await bench.pool.query('select priority from pgboss.job where id = $1', [
    again?.id,
  ])
  expect(rows).toEqual([{ priority: -2 }])

  const failed = await busy.ask()
  await failResultJob(bench.db, failed.id, error)
  for (let open = 1; open < 100; open += 1) await busy.ask()
  await expect(busy.ask()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
  await expect(retryResultJob(bench, failed.id, busy.job.userId)).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
  })
  expect(await findResultJob(bench.db, failed.id)).toMatchObject({ status: 'failed' })
})
