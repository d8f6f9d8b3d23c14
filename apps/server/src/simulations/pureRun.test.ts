import {
  addSums,
  blockEnergySums,
  fieldFactors,
  keyFigureSums,
  prepareWeather,
  simulatePreparedBlock,
  simulateSystem,
  systemEnergySums,
} from '@duet/engine'
import { readWeather } from '@duet/formats'
import { toPlantStages } from '@duet/plant'
import {
  addZoneRuns,
  type RunSummary,
  stepRanges,
  summariseRun,
  summariseZones,
  zoneRuns,
} from '@duet/results'
import { parseManifest } from '@duet/results/run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockInput } from './plan/blockInput.ts'
import { weatherForRun } from './plan/weatherOfRun.ts'
import { startSimulation } from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench

beforeAll(async () => {
  bench = await startRunBench()
})
afterAll(() => bench.close())

/** A run without a server: file, plant and choices in, summary out. */
async function pureSummary(csv: string, storedManifest: unknown): Promise<RunSummary> {
  const manifest = parseManifest(storedManifest)
  const [dataset] = manifest.datasets
  if (!dataset) throw new Error('no weather')
  const file = await readWeather([csv])
  const weather = weatherForRun(
    { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
    dataset,
    manifest,
  )
  const blocks = manifest.blocks.map(({ id, name }) => {
    const { block, ratings, assumptions } = blockInput(manifest, id)
    const prepared = prepareWeather(weather, block.site)
    const factors = fieldFactors(block)
    const parts = stepRanges(weather.airC.length).map((range) =>
      simulatePreparedBlock(block, prepared, range, factors),
    )
    const zones = parts.flatMap(({ series, zones: found }) =>
      found ? [zoneRuns({ series, zones: found }, ratings, weather.stepS)] : [],
    )
    const energy = addSums(
      parts.map(({ series }) => blockEnergySums(series, ratings, weather.stepS)),
    )
    const sums = addSums(parts.map(({ series }) => keyFigureSums(series, ratings, weather.stepS)))
    const output = {
      acBlockW: joined(parts.map(({ series }) => series.acBlockW)),
      reactiveVar: joined(parts.map(({ series }) => series.reactiveVar)),
    }
    return {
      id,
      name,
      output,
      ratings,
      assumptions,
      warnings: [],
      energy,
      keyFigureSums: sums,
      zones: summariseZones(addZoneRuns(zones), ratings),
    }
  })
  const { stages } = toPlantStages(
    manifest.document,
    blocks.map(({ ratings }) => ratings),
  )
  const system = simulateSystem(
    stages,
    blocks.map(({ output }) => output),
    weather,
  )
  const sums = systemEnergySums(system, weather.stepS)
  return summariseRun(blocks, sums)
}

const joined = (parts: readonly Float64Array[]): Float64Array =>
  Float64Array.from(parts.flatMap((part) => [...part]))

/** Every number of a value by its path. */
function numbersOf(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, `${path}/${key}`))
}

test('a run cut in tasks, stored and joined gives what the pure parts give at once', async () => {
  const owner = await bench.newOwner('owner')
  const plant = samplePlant(2, { tracking: 0, sideM: 100 })
  const projectId = await bench.newProject(owner, plant)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, stepMinutes: 5, days: 36 })
  const dataset = await bench.newDataset(owner.userId, projectId, csv)
  await bench.startWorker()
  const { simulation } = await startSimulation(bench, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
    from: '2021-01-05T00:00',
  })
  const ended = await bench.ended(owner.userId, projectId, simulation?.id ?? '')
  const { length: classes } = await bench.storage.list(`projects/${projectId}/factors`)
  expect(classes).toBeGreaterThan(2)
  expect(ended.duet_job).toMatchObject({ status: 'completed', total_tasks: classes + 4 })
  const row = await bench.db
    .selectFrom('simulation')
    .select(['summary', 'manifest'])
    .where('id', '=', ended.id)
    .executeTakeFirstOrThrow()
  const expected = numbersOf(await pureSummary(csv, row.manifest)).filter(
    ([path]) => !path.startsWith('/warnings'),
  )
  const stored = new Map(numbersOf(row.summary))
  expect(expected.length).toBeGreaterThan(300)
  for (const [path, value] of expected) expect([path, stored.get(path)]).toEqual([path, value])
})
