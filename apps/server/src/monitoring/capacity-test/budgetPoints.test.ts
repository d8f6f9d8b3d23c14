import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { deployProject } from '../deployments/deployProject.ts'
import type { NodeSeries, SeriesRequest } from '../readSeries.ts'
import { sensorSeries } from '../series/sensorSeries.ts'
import { type BudgetRequest, budgetPoints } from './budgetPoints.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let runId = ''
let blockIds: string[] = []

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(2))
  blockIds = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const input = { name: 'Year', block_ids: blockIds, enviro_dataset_id: dataset.id }
  const { simulation } = await startSimulation(bench, userId, projectId, input)
  runId = simulation?.id ?? ''
  await bench.ended(userId, projectId, runId)
})
afterAll(() => bench.close())

const PLANT: BudgetRequest = {
  blockId: undefined,
  isAtGrid: false,
  share: 1,
  middleUtcMs: Date.parse('2026-06-21T12:00Z'),
  days: 20,
}
async function pointsOf(change: Partial<BudgetRequest> = {}) {
  const { points, problem } = await budgetPoints(bench, runId, { ...PLANT, ...change })
  if (!points) throw new Error(problem ?? 'no run')
  return points
}
const most = (values: Float64Array): number => Math.max(...values)

test('the days about the middle are there with the sun up, whatever the year', async () => {
  const { startUtcMs, sunElevationDeg, hour, airC } = await pointsOf()
  const days = new Set(Array.from(startUtcMs, (ms) => new Date(ms).toISOString().slice(5, 10)))
  expect(days.has('06-12') && days.has('06-30')).toBe(true)
  expect(days.has('06-09') || days.has('07-03')).toBe(false)
  expect(sunElevationDeg.every((deg) => deg > 0)).toBe(true)
  expect(hour.every((h) => h >= 4 && h <= 21)).toBe(true)
  expect(airC.every((value) => Number.isFinite(value))).toBe(true)
})

test('a period about the turn of the year has days of both ends of it', async () => {
  const { startUtcMs } = await pointsOf({ middleUtcMs: Date.parse('2026-01-01T12:00Z'), days: 10 })
  const months = new Set(Array.from(startUtcMs, (ms) => new Date(ms).getUTCMonth()))
  expect(months).toEqual(new Set([0, 11]))
})

test('the plant is the sum of its blocks, at the light of their mean', async () => {
  const plant = await pointsOf()
  const [first, second] = await Promise.all(blockIds.map((blockId) => pointsOf({ blockId })))
  plant.powerW.forEach((power, i) => {
    expect(power).toBeCloseTo((first?.powerW[i] ?? 0) + (second?.powerW[i] ?? 0), 4)
    const lights = [first?.poaWm2[i] ?? 0, second?.poaWm2[i] ?? 0]
    expect(plant.poaWm2[i]).toBeGreaterThanOrEqual(Math.min(...lights) - 1e-9)
    expect(plant.poaWm2[i]).toBeLessThanOrEqual(Math.max(...lights) + 1e-9)
  })
  const half = await pointsOf({ blockId: blockIds[0], share: 0.25 })
  expect(most(half.powerW)).toBeCloseTo(0.25 * most(first?.powerW ?? new Float64Array()), 6)
})

test('at the grid the power is what the run feeds in', async () => {
  const { startUtcMs, powerW } = await pointsOf({ isAtGrid: true })
  const { time, values } = await bench.api(userId).timeSeriesSummary({
    simulation_id: runId,
    columns: ['grid'],
  })
  const grid = new Map(time.map((iso, at) => [Date.parse(String(iso)), values[0]?.[at]]))
  for (const [i, ms] of startUtcMs.entries()) expect(powerW[i]).toBe(grid.get(ms))
})

test('a run that is not there says so, and no run is no problem', async () => {
  expect(await budgetPoints(bench, null, PLANT)).toMatchObject({ problem: null, points: undefined })
  const gone = await budgetPoints(bench, '00000000-0000-4000-8000-000000000000', PLANT)
  expect(gone.problem).toContain('not found')
})

test('series of nodes of power have the run beside them, on the steps of another year', async () => {
  const input = { budget_simulation_id: runId, time_zone: 'America/Phoenix' }
  await deployProject(bench, userId, { project_id: projectId, input })
  const noReadings = async ({ fromUtcMs, toUtcMs, stepS }: SeriesRequest): Promise<NodeSeries> => ({
    startUtcMs: Float64Array.from(
      { length: (toUtcMs - fromUtcMs) / (stepS * 1000) },
      (_, i) => fromUtcMs + i * stepS * 1000,
    ),
    values: new Map(),
  })
  const { series } = await sensorSeries(bench, noReadings, userId, {
    project_id: projectId,
    hierarchy_ids: ['mtr', 'blk-1', 'blk-2', 'met.ghi'],
    from: '2026-06-21T07:00:00Z',
    to: '2026-06-22T07:00:00Z',
    step_s: 3600,
  })
  const budgetOf = (id: string) => series.find((one) => one.hierarchy_id === id)?.budget
  const day = new Map(
    await pointsOf({ isAtGrid: true }).then(({ startUtcMs, powerW }) =>
      Array.from(
        startUtcMs,
        (ms, i) => [new Date(ms).toISOString().slice(5, 13), powerW[i]] as const,
      ),
    ),
  )
  expect(budgetOf('mtr')?.[12]).toBeCloseTo(day.get('06-21T19') ?? 0, 6)
  expect(budgetOf('mtr')?.[0]).toBeLessThanOrEqual(0)
  expect(budgetOf('met.ghi')).toBeNull()
})
