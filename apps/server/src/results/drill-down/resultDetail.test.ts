import {
  fieldFactors,
  prepareWeather,
  pvsystFactors,
  pvsystRuns,
  simulatePvsystRuns,
  tableProfile,
} from '@duet/engine'
import type { PlantDocument } from '@duet/plant'
import { LATER_COLUMNS, pvsystFactorTable } from '@duet/results'
import { parseManifest } from '@duet/results/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findResultJob } from '../../jobs/resultJobQueries.ts'
import { blockInput } from '../../simulations/plan/blockInput.ts'
import { readWeatherTable, weatherForRun } from '../../simulations/plan/weatherOfRun.ts'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let simulation_id = ''
let block_id = ''
let otherId = ''

/** Rows of short tables, one below the other: few classes, which are traced in little time. */
function shortRows(): PlantDocument {
  const plant = samplePlant(2, { tracking: 0, sideM: 40 })
  const components = plant.components.map((component) =>
    component.kind === 'table'
      ? { ...component, parameters: { ...component.parameters, num_cols: 26 } }
      : component,
  )
  return { ...plant, components }
}

/** Five weeks of hours: January and a part of February. */
beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  const projectId = await bench.newProject(owner, shortRows())
  const [first = '', second = ''] = await bench.blockIds(projectId)
  block_id = first
  otherId = second
  const weather = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 35 })
  const dataset = await bench.newDataset(userId, projectId, weather)
  await bench.startWorker(2)
  const { simulation } = await startSimulation(bench, userId, projectId, {
    name: 'Five weeks',
    block_ids: [first, second],
    enviro_dataset_id: dataset.id,
  })
  simulation_id = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulation_id)
})
afterAll(() => bench.close())

const drill = (args: object = {}) => bench.api(userId).drillDown({ simulation_id, ...args })

const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

async function made(id: string): Promise<void> {
  for (const startedMs = performance.now(); ; ) {
    const job = await findResultJob(bench.db, id)
    if (job?.status === 'failed') throw new Error(job.error_message ?? 'failed')
    if (job?.status === 'completed') return
    if (performance.now() - startedMs > 100_000) throw new Error(`Still ${job?.status}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The block as the engine gets it, and its weather. */
async function engineInput() {
  const { manifest: json } = await bench.db
    .selectFrom('simulation')
    .select('manifest')
    .where('id', '=', simulation_id)
    .executeTakeFirstOrThrow()
  const manifest = parseManifest(json)
  const [dataset] = manifest.datasets
  if (!dataset) throw new Error('no weather')
  const table = await readWeatherTable(bench.series, dataset)
  return {
    block: blockInput(manifest, block_id).block,
    weather: weatherForRun(table, dataset, manifest),
  }
}

describe('drill-down', () => {
  test('the whole run is what its summary says, account and figures', async () => {
    for (const id of [undefined, block_id]) {
      const [node, { rows }, kpis] = await Promise.all([
        drill({ block_id: id }),
        bench.api(userId).systemLosses({ simulation_id, block_id: id }),
        bench.api(userId).simulationKpis({ simulation_id, block_id: id }),
      ])
      expect(node.losses.map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
      node.losses.forEach(({ value_after }, i) => {
        expect(value_after).toBeCloseTo(rows[i]?.value_after ?? Number.NaN, 6)
      })
      for (const { key, value } of node.kpis) {
        const known = kpis.find((kpi) => kpi.key === key)?.value ?? Number.NaN
        expect((value ?? 0) / known).toBeCloseTo(1, 9)
      }
    }
  })

  test('children add up to their parents on both axes, and every account closes', async () => {
    const january = '2021-01'
    for (const place of [{}, { block_id }, { block_id, zone: 1 }, { block_id, table: 2 }]) {
      for (const time of [undefined, january, `${january}-14`]) {
        const node = await drill({ ...place, time })
        expect(node.closure_error).toBeLessThan(1e-9)
        const times = node.time_children?.items ?? []
        expect(sum(times.map(({ energy_kwh }) => energy_kwh)) / node.energy_kwh).toBeCloseTo(1, 9)
        expect(sum(node.series.values[0] ?? []) / node.energy_kwh).toBeCloseTo(1, 9)
        for (const { items, total } of node.plant_children) {
          const listed = sum(items.map(({ energy_kwh }) => energy_kwh))
          const parent = node.kind === 'system' ? blocksKwh(node) : node.energy_kwh
          expect(items.length).toBe(total)
          expect(listed / parent).toBeCloseTo(1, 9)
          expect(sum(items.map(({ share }) => share))).toBeCloseTo(1, 9)
        }
      }
    }
  })

  test('a part is what its parent lists', async () => {
    const time = '2021-01-14'
    const block = await drill({ block_id, time })
    for (const kind of ['zone', 'inverter'] as const) {
      const child = block.plant_children.find((list) => list.kind === kind)?.items[1]
      const node = await drill({ block_id, [kind]: 1, time })
      expect(node.energy_kwh / (child?.energy_kwh ?? 0)).toBeCloseTo(1, 9)
    }
    const noon = await drill({ time: `${time}T12:00` })
    const hours = (await drill({ time })).time_children?.items ?? []
    const listed = hours.find(({ key }) => key === `${time}T12:00`)
    expect(noon.energy_kwh / (listed?.energy_kwh ?? 0)).toBeCloseTo(1, 9)
    expect(noon.time_path.map(({ label }) => label)).toEqual([
      'Whole run',
      'January',
      '14 January',
      '12:00',
    ])
  })

  test('zones have their own light: accounts of the parts of their tables add up to that of the block', async () => {
    const block = await drill({ block_id, time: '2021-01' })
    const count = block.plant_children.find(({ kind }) => kind === 'zone')?.total ?? 0
    const zones = await Promise.all(
      Array.from({ length: count }, (_, zone) => drill({ block_id, zone, time: '2021-01' })),
    )
    block.losses.forEach((row, i) => {
      const weights = zones.map(({ nominal_dc_kw, losses }) => {
        const value = losses[i]?.value_after ?? Number.NaN
        return row.group === 'irradiance' ? (value * nominal_dc_kw) / block.nominal_dc_kw : value
      })
      expect(sum(weights)).toBeCloseTo(row.value_after, 6)
    })
  })

  test('maps have the same energy as the parts that they are of', async () => {
    const map = (args: object) =>
      bench.api(userId).drillDownHeatMap({ simulation_id, kind: '', ...args })
    const system = await drill()
    const days = await map({ kind: 'plant' })
    expect([days.x_keys.length, days.y_keys]).toEqual([35, [block_id, otherId]])
    const kw = system.nominal_dc_kw / 2
    expect((sum(days.values.flat()) * kw) / blocksKwh(system)).toBeCloseTo(1, 9)
    const hours = await map({ kind: 'hours', block_id, zone: 0, time: '2021-01' })
    const zone = await drill({ block_id, zone: 0, time: '2021-01' })
    expect([hours.y_keys.length, hours.x_keys.length]).toEqual([24, 31])
    expect((sum(hours.values.flat()) * zone.nominal_dc_kw) / zone.energy_kwh).toBeCloseTo(1, 9)
  })

  test('runs without stored sums give the same', async () => {
    const before = await drill({ time: '2021-01' })
    await bench.pool.query(
      "update stored_file set state = 'deleting' where storage_key like '%/drill/%'",
    )
    const after = await drill({ time: '2021-01' })
    await bench.pool.query(
      "update stored_file set state = 'kept' where storage_key like '%/drill/%'",
    )
    expect(after.energy_kwh / before.energy_kwh).toBeCloseTo(1, 12)
    expect(after.kpis.map(({ value }) => value?.toPrecision(9))).toEqual(
      before.kpis.map(({ value }) => value?.toPrecision(9)),
    )
  })

  test('runs from before the limits of the inverter stood apart are read, with all of these in one', async () => {
    const month = { time: '2021-01' }
    const read = () =>
      Promise.all([
        drill(month),
        drill({ block_id, zone: 0, ...month }),
        drill({ time: '2021-01-14T12:00' }),
        bench.api(userId).monthlyLosses({ simulation_id }),
      ])
    const before = await read()
    const later = LATER_COLUMNS.map(({ name }) => name)
    const { rows: files } = await bench.pool.query<{ storage_key: string; project_id: string }>(
      "select storage_key, project_id from stored_file where storage_key like $1 and storage_key ~ '/(part-[0-9]+|daily|monthly)[.]' and storage_key not like '%/system/%'",
      [`%${simulation_id}%.parquet`],
    )
    expect(files.length).toBeGreaterThan(2)
    for (const { storage_key: key, project_id: projectId } of files) {
      const object = {
        key,
        projectId,
        filename: 'a.parquet',
        state: 'kept',
        metadata: { made: 'before' },
      } as const
      await bench.series.writeQuery(
        object,
        'parquet',
        [key],
        (sourceOf) => `select * exclude (${later.join(', ')}) from ${sourceOf([key])}`,
      )
    }
    const after = await read()
    expect(after[0].energy_kwh).toBe(before[0].energy_kwh)
    for (const [k, account] of after.entries()) {
      const rows = 'losses' in account ? account.losses : account.rows
      const was = before[k]!
      const oldRows = 'losses' in was ? was.losses : was.rows
      expect(rows.map(({ key }) => key)).toEqual(oldRows.map(({ key }) => key))
      const of = (key: string) => rows.find((row) => row.key === key)
      expect(of('mppt_window')?.value_after).toEqual(of('dc_mpp')?.value_after)
      expect(of('mppt_window')?.value_after).not.toBe(0)
      expect(of('e_grid')?.value_after).toEqual(
        oldRows.find(({ key }) => key === 'e_grid')?.value_after,
      )
    }
  })

  test('what the run has not is refused', async () => {
    const invalid = [
      { time: '2021-02-30' },
      { time: 'soon' },
      { time: '2022' },
      { zone: 1 },
      { block_id, zone: 99 },
      { block_id, inverter: 9 },
      { block_id, table: 10_000 },
      { block_id, table: -1 },
    ]
    for (const args of invalid) {
      await expect(drill(args)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await expect(drill({ block_id: simulation_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(bench.api(strangerId).drillDown({ simulation_id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Simulation not found',
    })
  })
})

/** Energy at the outputs of the blocks of a system's account. */
const blocksKwh = ({ losses }: Awaited<ReturnType<typeof drill>>): number =>
  losses.find(({ key }) => key === 'mv_copper')?.value_after ?? Number.NaN

describe('profiles of tables', () => {
  test('are those of the engine, step by step too, and asked for once', async () => {
    const day = { from: '2021-01-14T07:00:00Z', to: '2021-01-15T07:00:00Z', with_steps: true }
    const question = { simulation_id, block_id, zone: 1, ...day }
    const job = await bench.api(userId).askTableModuleIrradianceProfiles(question)
    await made(job.id)
    expect((await bench.api(userId).askTableModuleIrradianceProfiles(question)).id).toBe(job.id)
    const profile = await bench.api(userId).tableModuleIrradianceProfilesData({ job_id: job.id })
    const { block, weather } = await engineInput()
    const factors = fieldFactors(block)
    if (!factors) throw new Error('not traced')
    const range = { from: 13 * 24, to: 14 * 24 }
    const own = tableProfile(block, prepareWeather(weather, block.site), range, factors, 1)
    expect(profile.hours).toBe(24)
    for (const part of ['modules', 'cells', 'chord'] as const) {
      expect(profile[part].rear.length).toBe(own[part].rearWm2.length)
      profile[part].rear.forEach((value, k) => {
        expect(value).toBeCloseTo(own[part].rearWm2[k] ?? Number.NaN, 2)
      })
    }
    expect(profile.unevenness.solved_mismatch).toBeCloseTo(
      own.unevenness.solved?.totalFraction ?? Number.NaN,
      9,
    )
    const inFrames = sum(profile.frames.map(({ modules }) => modules.effective[0])) / 24
    expect(inFrames).toBeCloseTo(profile.modules.effective[0] ?? Number.NaN, 2)
  })

  test('the plan shows the zone of each table', async () => {
    const plan = await bench.api(userId).tableModuleIrradianceProfiles({ simulation_id, block_id })
    expect(plan.is_traced).toBe(true)
    plan.zones.forEach(({ table_count }, zone) => {
      expect(plan.zone.filter((one) => one === zone).length).toBe(table_count)
    })
    const job = bench
      .api(userId)
      .askTableModuleIrradianceProfiles({ simulation_id, block_id, zone: 99 })
    await expect(job).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

test('factors for PVsyst equal those of all runs in one go', async () => {
  const none = await bench.api(userId).pvsystExportData({ simulation_id, block_id })
  expect([none.job, none.factors.length, none.estimated_s > 0]).toEqual([null, 0, true])
  const job = await bench.api(userId).startPvsystFactors({ simulation_id, block_id })
  await made(job.id)
  const found = await bench.api(userId).pvsystExportData({ simulation_id, block_id })
  const { block, weather } = await engineInput()
  const runs = pvsystRuns(block)
  if (!runs) throw new Error('not traced')
  const own = pvsystFactorTable(pvsystFactors(simulatePvsystRuns(runs, weather)))
  expect(found.factors.map(({ key, annual }) => [key, annual?.toPrecision(9)])).toEqual(
    own.factors.map(({ key, annual }) => [key, annual?.toPrecision(9)]),
  )
  expect(found.runs.map(({ dc_kwh }) => dc_kwh.toPrecision(9))).toEqual(
    own.runs.map(({ dc_kwh }) => dc_kwh.toPrecision(9)),
  )
  // months without weather have none
  expect(found.factors[0]?.months.slice(2)).toEqual(Array.from({ length: 10 }, () => null))
})
