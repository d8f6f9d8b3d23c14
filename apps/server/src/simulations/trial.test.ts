import { test } from 'vitest'
import { startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'
test('t', async () => {
  const bench = await startRunBench()
  const owner = await bench.newOwner('o')
  await bench.startWorker(1)
  const go = async (n: number, w: any, label: string, times = 3) => {
    const p = await bench.newProject(owner, samplePlant(n))
    let t = performance.now(); const csv = syntheticWeatherCsv(w)
    t = performance.now(); const d = await bench.newDataset(owner.userId, p, csv); console.log(label, 'import ms', Math.round(performance.now() - t))
    for (let k = 0; k < times; k++) {
      t = performance.now()
      const a = await bench.simulations.run(owner.userId, p, { block_ids: await bench.blockIds(p), enviro_dataset_id: d.id })
      const call = performance.now() - t
      const e = await bench.ended(owner.userId, p, a.simulation!.id, 300000)
      console.log(label, 'call', Math.round(call), 'completed', Math.round(performance.now() - t), e.duet_job.status, 'rss MB', Math.round(process.memoryUsage().rss / 1e6))
      if (k === times - 1) for (const [name, f] of Object.entries({ meta: () => bench.results.meta(owner.userId, a.simulation!.id), daily: () => bench.results.dailyYields(owner.userId, { simulation_id: a.simulation!.id }), hourly: () => bench.results.hourlyYields(owner.userId, { simulation_id: a.simulation!.id }), pr: () => bench.results.performanceRatio(owner.userId, { simulation_id: a.simulation!.id }), exp: () => bench.results.createExport(owner.userId, { simulation_id: a.simulation!.id, format: 'parquet', scope: 'block' }) })) { t = performance.now(); await f(); console.log(label, name, Math.round(performance.now() - t)) }
    }
  }
  await go(2, { type: 'TMY', year: 2001 }, '2x8760')
  await go(20, { type: 'TMY', year: 2001 }, '20x8760', 2)
  await go(1, { type: 'Sequential', year: 2021, stepMinutes: 5 }, '1x5min', 1)
  await bench.close()
}, 300000)
