import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSimulation, stopSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { taskDuration } from '../telemetry/counters.ts'

let bench: RunBench
const lines: (readonly [level: string, fields: Record<string, unknown>, message: string])[] = []

beforeAll(async () => {
  bench = await startRunBench()
  for (const level of ['debug', 'info', 'error'] as const)
    vi.spyOn(bench.log, level).mockImplementation((fields: unknown, message?: string) => {
      lines.push([level, { ...Object(fields) }, message ?? ''])
    })
})
afterAll(() => bench.close())

async function start(
  name: string,
): Promise<{ readonly owner: string; readonly projectId: string; readonly id: string }> {
  const owner = await bench.newOwner(name)
  const projectId = await bench.newProject(owner, samplePlant(2))
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 10 })
  const dataset = await bench.newDataset(owner.userId, projectId, csv)
  const { simulation } = await startSimulation(bench, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
  })
  return { owner: owner.userId, projectId, id: simulation?.id ?? '' }
}

async function tasksDone(kind: string): Promise<number> {
  const { values } = await taskDuration.get()
  const counted = values.find(
    ({ metricName, labels }) =>
      metricName === 'duet_task_duration_seconds_count' &&
      labels.kind === kind &&
      labels.outcome === 'done',
  )
  return counted?.value ?? 0
}

const jobLines = () => lines.filter(([, , message]) => message === 'job ended')

test('a run that is stopped leaves one line', async () => {
  const { owner, projectId, id } = await start('stopper')
  await stopSimulation(bench, owner, id, projectId)
  await stopSimulation(bench, owner, id, projectId)
  expect(jobLines()).toEqual([
    [
      'info',
      {
        jobId: expect.any(String),
        simulationId: id,
        kind: 'simulation',
        outcome: 'stopped',
        tasks: 2,
        durationMs: expect.any(Number),
      },
      'job ended',
    ],
  ])
})

test('a run that ends leaves one line, its tasks theirs at debug, and their times in the metrics', async () => {
  lines.length = 0
  const before = {
    series: await tasksDone('block_series'),
    post: await tasksDone('post_processing'),
  }
  const { owner, projectId, id } = await start('owner')
  await bench.startWorker()
  const { duet_job: job } = await bench.ended(owner, projectId, id)
  await expect.poll(jobLines).toHaveLength(1)
  const [level, fields] = jobLines()[0] ?? []
  expect(level).toBe('info')
  expect(fields).toMatchObject({ jobId: job?.id, simulationId: id, outcome: 'completed', tasks: 2 })
  expect(fields?.['durationMs']).toBeGreaterThan(0)
  await expect
    .poll(() => lines.filter(([, , message]) => message === 'task done').map(([at]) => at))
    .toEqual(['debug', 'debug', 'debug'])
  expect(await tasksDone('block_series')).toBe(before.series + 2)
  expect(await tasksDone('post_processing')).toBe(before.post + 1)
})
