import {
  type PlaybackIndex,
  playbackKey,
  playbackMeasure,
  readChunk,
  valueOf,
} from '@duet/results/playback'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedRun } from '../../results/run/finishedRun.ts'
import { timeSeries } from '../../results/tabs/runSeries.ts'
import { zoneYields } from '../../results/tabs/zoneYields.ts'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { outcomeOf } from '../../testing/codes.ts'
import { cachedFile } from '../playbackFiles.ts'
import { plantPlaybackData, plantPlaybackFile, plantPlaybacks } from '../playbacks.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let projectId = ''
let id = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  projectId = await bench.newProject(owner, samplePlant(1, { sideM: 100, tracking: 0 }))
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const input = {
    name: 'June',
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id: dataset.id,
    from: '2001-06-01T00:00',
    to: '2001-06-08T00:00',
  }
  const { simulation, errors } = await startSimulation(bench, userId, projectId, input)
  if (!simulation) throw new Error(JSON.stringify(errors))
  id = simulation.id
  await bench.ended(userId, projectId, id)
}, 240_000)
afterAll(() => bench.close())

const index = async (): Promise<PlaybackIndex> =>
  JSON.parse(
    Buffer.from(await cachedFile(bench, { projectId, id, file: { kind: 'index' } })).toString(),
  )

/** Values of a measure by frame and column. */
async function framesOf(measure: string): Promise<(frame: number, column: number) => number> {
  const bytes = await cachedFile(bench, {
    projectId,
    id,
    file: { kind: 'values', measure, chunk: 0 },
  })
  const { columnCount, values } = readChunk(Uint8Array.from(bytes).buffer)
  const range = playbackMeasure(measure)!
  return (frame, column) => valueOf(values[frame * columnCount + column]!, range)
}

test('an index has the sunlit hours of each day, the zones of each block and the measures of the run', async () => {
  const { days, units, blocks, measures, chunks, granularity, step_s } = await index()
  expect(days.map(({ date }) => date)).toEqual(expect.arrayContaining(['2001-06-02', '2001-06-06']))
  expect(days.every(({ frame_count }) => frame_count >= 13 && frame_count <= 16)).toBe(true)
  expect(step_s).toBe(3600)
  expect(granularity).toBe('zone')
  expect(blocks.map(({ mount }) => mount.kind)).toEqual(['fixed'])
  for (const [at, { table_count }] of blocks.entries()) {
    const own = units.filter(({ block }) => block === at)
    expect(own.reduce((sum, unit) => sum + unit.table_count, 0)).toBe(table_count)
  }
  expect(measures.map(({ key }) => key)).toEqual(['power', 'front', 'rear', 'shade', 'cell'])
  expect(measures.every(({ legend: [least, most] }) => most > least)).toBe(true)
  expect(chunks).toEqual([{ first_day: 0, day_count: days.length }])
})

test('power of zones adds up to their energy, and temperatures are those of the block', async () => {
  const { days, units, blocks, step_s } = await index()
  const run = await finishedRun(bench, userId, id)
  const power = await framesOf('power')
  const cell = await framesOf('cell')
  const frames = days.reduce((sum, { frame_count }) => sum + frame_count, 0)
  const block_id = blocks[0]!.id
  const zones = await zoneYields(run, block_id, {})
  for (const [unit, { nominal_dc_kw }] of units.entries()) {
    let kwh = 0
    for (let frame = 0; frame < frames; frame++)
      kwh += (power(frame, unit) * nominal_dc_kw * step_s) / 3600
    expect(kwh / zones[unit]!.dc_kwh).toBeCloseTo(1, 3)
  }
  const series = await timeSeries(run, { simulation_id: id, block_id, columns: ['temp_cell'] })
  const first = series.time.indexOf(new Date(days[1]!.start_utc_ms).toISOString())
  for (let i = 0; i < days[1]!.frame_count; i++)
    expect(cell(days[0]!.frame_count + i, 0)).toBeCloseTo(series.values[0]![first + i]!, 1)
})

test('the outlines of all tables name their zone, as many of each as the run counted', async () => {
  const { units } = await index()
  const bytes = await cachedFile(bench, { projectId, id, file: { kind: 'tables' } })
  const { features } = JSON.parse(Buffer.from(bytes).toString())
  const counts = units.map(
    (_, at) =>
      features.filter(({ properties }: { properties: { unit: number } }) => properties.unit === at)
        .length,
  )
  expect(counts).toEqual(units.map(({ table_count }) => table_count))
  expect(features[0].geometry.coordinates[0]).toHaveLength(5)
})

test('the shade of a zone is what its front lacks of the light on the open plane', async () => {
  const { units, days } = await index()
  const [shade, front] = [await framesOf('shade'), await framesOf('front')]
  const run = await finishedRun(bench, userId, id)
  const block_id = run.facts.blocks[0]!.id
  const series = await timeSeries(run, {
    simulation_id: id,
    block_id,
    columns: ['poa_after_horizon'],
  })
  const first = series.time.indexOf(new Date(days[0]!.start_utc_ms).toISOString())
  for (const unit of units.keys()) {
    const open = series.values[0]![first + 6]!
    expect(shade(6, unit)).toBeCloseTo(100 * (1 - front(6, unit) / open), 1)
  }
})

test('links are given to who may see the run, for what its index has', async () => {
  const [choice] = await plantPlaybacks(bench, userId, projectId)
  expect(choice).toMatchObject({ id, kind: 'run', name: 'June' })
  const { url } = await plantPlaybackFile(bench, userId, id, 'index')
  expect(url).toContain(playbackKey({ projectId, id, file: { kind: 'index' } }))
  const data = (change: object, user = userId) =>
    plantPlaybackData(bench, user, { id, measure: 'power', chunks: [0], ...change })
  expect(await data({})).toMatchObject([
    { chunk: 0, url: expect.stringContaining('power-00000.bin') },
  ])
  expect(await outcomeOf(data({ measure: 'ratio' }))).toBe('INVALID_INPUT')
  expect(await outcomeOf(data({ chunks: [1] }))).toBe('INVALID_INPUT')
  expect(await outcomeOf(data({ chunks: [] }))).toBe('INVALID_INPUT')
  const refusals = await Promise.allSettled([
    plantPlaybackFile(bench, strangerId, id, 'index'),
    data({}, strangerId),
    plantPlaybackFile(bench, userId, crypto.randomUUID(), 'index'),
    plantPlaybackFile(bench, userId, 'no id', 'tables'),
  ])
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      status: 'rejected',
      reason: { code: 'NOT_FOUND', message: 'Run or deployment not found' },
    })
})
