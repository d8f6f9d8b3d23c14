import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import { expect, test } from 'vitest'
import { startRunBench } from './testing/runBench.ts'

test('measure', async () => {
  const bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  const projectId = await bench.newProject(owner, samplePlant())
  const csv = [...(writeWeatherCsv(sampleWeather()) as Iterable<string>)].join('')
  const { id } = await bench.newDataset(owner.userId, projectId, csv)
  await bench.startWorker(2)
  for (let i = 0; i < 3; i++) {
    const t = performance.now()
    const { simulation, errors } = await bench.simulations.run(owner.userId, projectId, {
      block_ids: await bench.blockIds(projectId),
      enviro_dataset_id: id,
    })
    if (!simulation) throw new Error(JSON.stringify(errors))
    const called = performance.now() - t
    const done = await bench.ended(owner.userId, projectId, simulation.id, 200_000)
    console.log(
      'run',
      i,
      'call',
      called.toFixed(0),
      'ms, completed',
      (performance.now() - t).toFixed(0),
      'ms',
      JSON.stringify(done.duet_job),
    )
  }
  await bench.close()
  expect(1).toBe(1)
}, 300_000)
