import { type PlaybackIndex, playbackMeasure, readChunk, valueOf } from '@duet/results/playback'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionKeys } from '../../monitoring/store/conditionKeys.ts'
import { dayText } from '../../monitoring/store/readingBatch.ts'
import { writeExpectedDay } from '../../monitoring/store/writeExpected.ts'
import {
  type DeployedPlant,
  deployedPlant,
  push,
  STEP_MS,
  STEPS_A_DAY,
  stepsFrom,
} from '../../monitoring/testing/deployedPlant.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { cachedFile } from '../playbackFiles.ts'
import { plantPlaybackFile, plantPlaybacks } from '../playbacks.ts'

/** Midnight of 1 June in Phoenix. */
const FROM_UTC_MS = Date.parse('2026-06-01T07:00Z')
const starts = stepsFrom(FROM_UTC_MS, 2)
let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: DeployedPlant

/** W of an inverter in the middle of steps: light from six to six. */
const powerW = starts.map((_, i) =>
  Math.max(0, 80_000 * Math.sin((((i % STEPS_A_DAY) - 24) / 48) * Math.PI)),
)
/** The first inverter gives nothing from noon of the first day to its end. */
const isOut = (step: number): boolean => step >= 48 && step < STEPS_A_DAY

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const organization = await server.newOrganization('acme', { [ann.id]: 'owner' })
  plant = await deployedPlant(server, ann.id, organization)
  const { poa, cell } = conditionKeys(plant.keyOf('blk-1'))
  const expected = new Map([
    ...plant.inverters.map(({ node_key }) => [node_key, powerW] as const),
    [poa, powerW.map((w) => w / 100)] as const,
    [cell, powerW.map((w) => 20 + w / 4000)] as const,
  ])
  for (const day of new Set(Array.from(starts, dayText)))
    await writeExpectedDay(server, plant.projectId, day, { startUtcMs: starts, values: expected })
  await push(
    server,
    plant,
    starts,
    new Map(
      plant.inverters.map(({ node_key }, at) => [
        node_key,
        powerW.map((w, i) => (at === 0 && isOut(i) ? 0 : w)),
      ]),
    ),
  )
}, 120_000)
afterAll(() => server.close())

const contentOf = async (file: Parameters<typeof cachedFile>[1]['file']): Promise<Uint8Array> =>
  cachedFile(server, { projectId: plant.projectId, id: plant.projectId, file })

/** Values of a measure by frame and column. */
async function framesOf(measure: string): Promise<(frame: number, column: number) => number> {
  const bytes = await contentOf({ kind: 'values', measure, chunk: 0 })
  const { columnCount, values } = readChunk(Uint8Array.from(bytes).buffer)
  const range = playbackMeasure(measure)!
  return (frame, column) => valueOf(values[frame * columnCount + column]!, range)
}

test('a plant without an evaluated day says when it can be played', async () => {
  await expect(plantPlaybackFile(server, ann.id, plant.projectId, 'index')).rejects.toMatchObject({
    code: 'RESULT_NOT_READY',
    message: expect.stringContaining('No day'),
  })
  const dates = ['2026-06-01', '2026-06-02']
  await server.db
    .insertInto('evaluation_day')
    .values(dates.map((date) => ({ project_id: plant.projectId, date, status: 'evaluated' })))
    .execute()
  expect(await plantPlaybacks(server, ann.id, plant.projectId)).toMatchObject([
    { id: plant.projectId, kind: 'deployment', first_day: dates[0], last_day: dates[1] },
  ])
})

test('the evaluated days are played by their light, block by block', async () => {
  const index: PlaybackIndex = JSON.parse(
    Buffer.from(await contentOf({ kind: 'index' })).toString(),
  )
  expect(index).toMatchObject({ kind: 'deployment', granularity: 'block', step_s: 900 })
  expect(index.days.map(({ date, utc_offset_h }) => [date, utc_offset_h])).toEqual([
    ['2026-06-01', -7],
    ['2026-06-02', -7],
  ])
  expect(index.inverters).toHaveLength(plant.inverters.length)
  expect(index.measures.map(({ key }) => key)).not.toContain('angle')
  const ratio = await framesOf('ratio')
  const measured = await framesOf('inverter_measured')
  const cell = await framesOf('cell')
  const [day] = index.days
  const first = Math.round((day!.start_utc_ms - FROM_UTC_MS) / STEP_MS)
  const count = plant.inverters.length
  for (const step of [36, 60]) {
    const frame = step - first
    expect(ratio(frame, 0)).toBeCloseTo(isOut(step) ? (count - 1) / count : 1, 3)
    expect(measured(frame, 0) > 0).toBe(!isOut(step))
    expect(cell(frame, 0)).toBeCloseTo(20 + powerW[step]! / 4000, 1)
  }
  expect(ratio(0, 0)).toBeNaN()
})

test('outlines of tables are those of the deployed design, and another tenant sees nothing', async () => {
  const { features } = JSON.parse(Buffer.from(await contentOf({ kind: 'tables' })).toString())
  expect(features.length).toBeGreaterThan(10)
  await expect(plantPlaybackFile(server, eve.id, plant.projectId, 'index')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { url } = await plantPlaybackFile(server, ann.id, plant.projectId, 'tables')
  expect(url).toContain('/plant-playback/')
})
