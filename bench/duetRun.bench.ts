import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulateBlock } from '@duet/engine'
import { readWeather, writeWeatherCsv } from '@duet/formats'
import { planPlant, samplePlant, sampleWeather, serialisePlantDocument } from '@duet/plant'
import { runWeather } from '@duet/results'
import { afterAll, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '../apps/cli/src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'duet-bench-'))
afterAll(() => rmSync(folder, { recursive: true }))

const csv = [...writeWeatherCsv(sampleWeather())].join('')
const sample = samplePlant()
const blocks = sample.blocks.map((block) => ({ ...block, row_optics: 'endless_rows' as const }))
writeFileSync(join(folder, 'weather.csv'), csv)
writeFileSync(join(folder, 'plant.json'), serialisePlantDocument({ ...sample, blocks }))

/** Runs as many variants of the sample plant over 8,760 hours, with one thread. */
function sweep(count: number): void {
  const table = join(folder, `sweep-${count}.csv`)
  const lines = Array.from({ length: count }, (_, i) => `v${i},${18 + (i % 9)}`)
  writeFileSync(table, ['name,blocks.*.num_inverters', ...lines].join('\n'))
  const files = ['--base', 'plant.json', '--weather', 'weather.csv', '--csv', 'out.csv']
  const { status } = spawnSync(process.execPath, [MAIN, 'run', table, ...files, '--jobs', '1'], {
    cwd: folder,
  })
  expect(status).toBe(0)
}

const file = await readWeather([csv])
const weather = runWeather(
  { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
  { isTypicalYear: true, stepS: 3600, utcOffsetH: -7, simulatedYear: 2026 },
)
const site = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 }
const planned = () =>
  planPlant({ ...sample, blocks }, { site, meteo: file.metadata, coldestAirC: 4 })

const MORE = 100
const twice = { iterations: 2, time: 0, warmup: false }

test('a plant of duet run, over its blocks in the engine alone', async ({ bench }) => {
  const { blocks: alone } = planned()
  const engine = await bench('2 blocks x 8760 h, endless rows', () =>
    alone.map(({ input }) => simulateBlock(input, weather)),
  ).run()
  const few = await bench('duet run, 10 plants', () => sweep(10)).run(twice)
  const many = await bench(`duet run, ${10 + MORE} plants`, () => sweep(10 + MORE)).run(twice)
  const plantMs = (many.latency.min - few.latency.min) / MORE
  // reading, planning, checks and the account beside the steps of the engine
  expect(plantMs / engine.latency.min).toBeLessThan(3)
})
