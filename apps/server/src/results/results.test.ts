import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datasetRollUp, listDatasets } from '../meteo/datasetViews.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let userId = ''
let projectId = ''
let simulation_id = ''
let blockIds: string[] = []

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(2))
  blockIds = await bench.blockIds(projectId)
  const dataset = await bench.newDataset(
    userId,
    projectId,
    syntheticWeatherCsv({ type: 'TMY', year: 2001 }),
  )
  await bench.startWorker()
  const input = { name: "Year '1'", block_ids: blockIds, enviro_dataset_id: dataset.id }
  const { simulation } = await bench.simulations.run(userId, projectId, input)
  simulation_id = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulation_id)
})
afterAll(() => bench.close())

const sum = (values: readonly (number | null)[] | undefined): number =>
  (values ?? []).reduce<number>((total, value) => total + (value ?? 0), 0)

const kpi = async (key: string, block_id?: string) =>
  (await bench.results.kpis(userId, { simulation_id, block_id })).find((found) => found.key === key)

describe('results of a run', () => {
  test('every way to the energy of the year gives the same', async () => {
    const energyKwh = (await kpi('energy'))?.value ?? 0
    const { results } = bench
    expect(energyKwh).toBeGreaterThan(1e6)
    const daily = await results.dailyYields(userId, { simulation_id })
    const hourly = await results.hourlyYields(userId, { simulation_id })
    expect([daily.time.length, hourly.time.length]).toEqual([365, 8760])
    expect(daily.units).toEqual(['kWh', 'kWh'])
    const ratios = await results.performanceRatio(userId, { simulation_id })
    const factors = await results.capacityFactor(userId, { simulation_id, time_interval: 'OneDay' })
    const { rows } = await results.losses(userId, { simulation_id })
    for (const total of [
      sum(daily.values[daily.columns.indexOf('grid')]),
      sum(hourly.values[hourly.columns.indexOf('grid')]),
      sum(ratios.values[ratios.columns.indexOf('energy')]),
      sum(factors.values[factors.columns.indexOf('energy')]),
      rows.at(-1)?.value_after ?? 0,
    ]) {
      expect(total / energyKwh).toBeCloseTo(1, 9)
    }
    const yields = await results.blockYields(userId, simulation_id)
    const blocksKwh = sum(daily.values[daily.columns.indexOf('ac_blocks')])
    expect(sum(yields.map(({ energy_kwh }) => energy_kwh)) / blocksKwh).toBeCloseTo(1, 9)
  })

  test('a ratio of the months weighs up to the ratio of the year, and each figure can be checked', async () => {
    for (const block_id of [undefined, blockIds[0]]) {
      const ratios = await bench.results.performanceRatio(userId, { simulation_id, block_id })
      const [, energy, reference] = ratios.values
      const year = await kpi('performance_ratio', block_id)
      expect(sum(energy) / sum(reference)).toBeCloseTo(year?.value ?? 0, 9)
      expect((year?.numerator ?? 0) / (year?.denominator ?? 1)).toBe(year?.value)
    }
    const factors = await bench.results.capacityFactor(userId, { simulation_id })
    expect(sum(factors.values[factors.columns.indexOf('hours')])).toBe(8760)
  })

  test('the loss table multiplies up: irradiance in kWh/m², then kWh', async () => {
    const { rows, closure_error } = await bench.results.losses(userId, { simulation_id })
    expect(closure_error).toBeLessThan(1e-9)
    expect(rows[0]).toMatchObject({ key: 'ghi', unit: 'kWh/m²', group: 'irradiance' })
    expect(rows.at(-1)).toMatchObject({ key: 'e_grid', unit: 'kWh', group: 'ac' })
    const [dataset] = await listDatasets(bench, userId, { project_id: projectId })
    const weather = await datasetRollUp(bench, userId, {
      id: dataset?.id ?? '',
      time_interval: 'OneYear',
    })
    expect(rows[0]?.value_after).toBeCloseTo(
      weather.values[weather.columns.indexOf('ghi_wm2')]?.[0] ?? 0,
      6,
    )
  })

  test('what stands above the results', async () => {
    const meta = await bench.results.meta(userId, simulation_id)
    expect(meta).toMatchObject({
      time_interval: 'OneHour',
      local_time_zone: -7,
      from: '2001-01-01T07:00:00.000Z',
      to: '2002-01-01T07:00:00.000Z',
      step_count: 8760,
      is_whole_year: true,
      dataset_name: 'Desert',
    })
    expect(meta.assumptions).toContainEqual(
      expect.objectContaining({ block_id: blockIds[0], field: 'modules_per_string' }),
    )
  })

  test('any columns at any interval, within the limits', async () => {
    const series = (input: object) =>
      bench.results.timeSeries(userId, {
        simulation_id,
        block_id: blockIds[0],
        columns: ['ac_block'],
        ...input,
      })
    const week = await series({ time_interval: 'OneWeek', columns: ['ac_block', 'temp_cell'] })
    expect(week.units).toEqual(['kWh', '°C'])
    expect(week.time.length).toBe(53)
    const step = await series({ from: '2001-06-01T07:00:00Z', to: '2001-06-02T07:00:00Z' })
    expect(step.units).toEqual(['W'])
    const hour = await series({ time_interval: 'OneHour', columns: ['ac_block'] })
    expect(hour.units).toEqual(['kWh'])
    expect(step.time.length).toBe(24)
    for (const wrong of [
      { columns: ["time\" from read_csv('/etc/passwd') --"] },
      { columns: ['grid'] },
      { columns: [] },
      { time_interval: 'OneMinute' },
      { time_interval: 'Decade' },
    ]) {
      await expect(series(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await expect(series({ block_id: simulation_id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Block not found',
    })
  })
})

describe('results that are damaged', () => {
  const reads = (): (() => Promise<unknown>)[] => [
    () => bench.results.meta(userId, simulation_id),
    () => bench.results.dailyYields(userId, { simulation_id }),
    () => bench.results.hourlyYields(userId, { simulation_id }),
    () => bench.results.performanceRatio(userId, { simulation_id }),
    () => bench.results.capacityFactor(userId, { simulation_id }),
    () => bench.results.timeSeries(userId, { simulation_id, columns: ['grid'] }),
  ]

  test.each([
    ['cut off', 'FILE_DAMAGED', (file: string) => truncateSync(file, 1000)],
    ['empty', 'FILE_DAMAGED', (file: string) => writeFileSync(file, '')],
    ['missing', 'RESULT_DAMAGED', (file: string) => rmSync(file, { force: true })],
  ])('%s: every read names the simulation and says what to do', async (_kind, code, damage) => {
    for (const key of await bench.storage.list(
      `projects/${projectId}/simulations/${simulation_id}/system`,
    ))
      damage(path.join(bench.dataDir, 'files', key))
    for (const read of reads()) {
      await expect(read()).rejects.toMatchObject({
        code,
        message: expect.stringMatching(
          code === 'FILE_DAMAGED'
            ? /^The stored results of the simulation 'Year '1'' are damaged: the content of simulations.*\.parquet.* is not what was written\. Run it again\.$/
            : /^The stored results of the simulation 'Year '1'' are damaged or missing\. Run it again\.$/,
        ),
        details: { simulation_id },
      })
    }
  })
})
