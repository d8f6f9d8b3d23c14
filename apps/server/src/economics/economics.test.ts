import { USUAL_UNCERTAINTY } from '@duet/results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLossNotes } from '../losses/lossNoteQueries.ts'
import { finishedRun } from '../results/run/finishedRun.ts'
import {
  readYieldUncertainty,
  writeYieldUncertainty,
} from '../results/yields/uncertaintyQueries.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { copyEconomics, readCostModel } from './economicsQueries.ts'
import { hourEnergies } from './runEnergy.ts'

let bench: RunBench
let userId = ''
let strangerId = ''
let projectId = ''
let yearId = ''
let weekId = ''

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  strangerId = (await bench.newOwner('stranger')).userId
  projectId = await bench.newProject(owner, samplePlant(2))
  const block_ids = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const run = async (name: string, more: object): Promise<string> => {
    const input = { name, block_ids, enviro_dataset_id: dataset.id, ...more }
    const { simulation } = await startSimulation(bench, userId, projectId, input)
    await bench.ended(userId, projectId, simulation?.id ?? '')
    return simulation?.id ?? ''
  }
  yearId = await run('Year', {})
  weekId = await run('Week', { from: '2001-06-01', to: '2001-06-07' })
})
afterAll(() => bench.close())

const MODEL = {
  currency: 'EUR',
  capital: [
    { name: 'Modules', unit: 'wp', unit_price: 0.25 },
    { name: 'Land', unit: 'land_ha', unit_price: 10_000 },
  ],
  yearly: [{ name: 'Operation', unit: 'kwp', unit_price: 12, escalation_fraction: 0.005 }],
  energy_price: { flat_per_mwh: 45, escalation_fraction: 0.01 },
  real_discount_fraction: 0.05,
  inflation_fraction: 0.02,
  life_years: 25,
}
const costs = (model: object | null) =>
  bench.api(userId).updateProjectCosts({ project_id: projectId, model: model as never })
const economics = (simulation_id = yearId) => bench.api(userId).runEconomics({ simulation_id })

describe('what a run costs and earns', () => {
  test('is nothing before costs are entered, and says so', async () => {
    expect(await economics()).toMatchObject({ missing: 'costs', model: null, cases: [] })
  })

  test('follows from the design of the run, its energy and the costs of the project', async () => {
    await costs(MODEL)
    const { missing, capital, yearly_sum, cases, years } = await economics()
    const blocks = await bench.api(userId).blockYields({ simulation_id: yearId })
    const kwp = blocks.reduce((sum, { nominal_dc_kw }) => sum + nominal_dc_kw, 0)
    const [wp = Number.NaN, landHa] = capital.map(({ quantity }) => quantity ?? Number.NaN)
    expect(missing).toBeNull()
    // The bill counts every module, the rating of a run those in whole strings
    expect(wp / (kwp * 1000)).toBeCloseTo(1, 1)
    expect(landHa).toBeGreaterThan(0.5)
    expect(yearly_sum).toBeCloseTo((wp / 1000) * 12, 6)
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 26 }, (_, n) => n))
    const energies = years.slice(1).map(({ energy_kwh }) => energy_kwh)
    expect(energies).toEqual(energies.toSorted((x, y) => y - x))
    const lcoe = cases.map(({ lcoe_real_per_mwh }) => lcoe_real_per_mwh ?? Number.NaN)
    expect(lcoe).toEqual(lcoe.toSorted((x, y) => x - y))
    const npv = cases.map((one) => one.npv ?? Number.NaN)
    expect(npv).toEqual(npv.toSorted((x, y) => y - x))
  })

  test('a price by hour or by year that is always the same is the flat one, and the hours are all the energy', async () => {
    await costs(MODEL)
    const flat = await economics()
    const hourly_per_mwh = Array.from({ length: 12 }, () => Array.from({ length: 24 }, () => 45))
    await costs({ ...MODEL, energy_price: { hourly_per_mwh, escalation_fraction: 0.01 } })
    const hourly = await economics()
    expect(hourly.mean_price_per_mwh).toBeCloseTo(45, 9)
    expect(hourly.cases[0]?.npv).toBeCloseTo(flat.cases[0]?.npv ?? 0, 3)
    const series_per_mwh = Array.from({ length: 8760 }, () => 45)
    await costs({ ...MODEL, energy_price: { series_per_mwh, escalation_fraction: 0.01 } })
    expect((await economics()).cases[0]?.npv).toBeCloseTo(flat.cases[0]?.npv ?? 0, 3)
    const yearly_per_mwh = [45, 45 * 1.01]
    await costs({ ...MODEL, energy_price: { yearly_per_mwh, escalation_fraction: 0.01 } })
    expect((await economics()).cases[0]?.npv).toBeCloseTo(flat.cases[0]?.npv ?? 0, 3)
    const run = await finishedRun(bench, userId, yearId)
    const sum = (await hourEnergies(run)).reduce((total, { energyKwh }) => total + energyKwh, 0)
    expect(sum / run.summary.system.energy_kwh).toBeCloseTo(1, 9)
  })

  test('a run of a week has no year to go by, and a wire that is given by its loss no length', async () => {
    await costs(MODEL)
    expect(await economics(weekId)).toMatchObject({ missing: 'year', cases: [] })
    const wire = { name: 'Cable', unit: 'dc_wire_m', unit_price: 2 }
    await costs({ ...MODEL, capital: [...MODEL.capital, wire] })
    expect(await economics()).toMatchObject({ missing: 'quantity', capital_sum: null, cases: [] })
  })

  test('several runs are answered in their order, and one of a stranger is unknown', async () => {
    await costs(MODEL)
    const asked = { simulation_ids: [weekId, yearId] }
    const answers = await bench.api(userId).economicsOfRuns(asked)
    expect(answers.map(({ missing }) => missing)).toEqual(['year', null])
    expect(answers[1]).toEqual(await economics())
    await expect(bench.api(strangerId).economicsOfRuns(asked)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('costs that are wrong are refused by their place, and those before stay', async () => {
    await costs(MODEL)
    const refused = costs({ ...MODEL, capital: [{ name: 'Land', unit: 'acre', unit_price: 1 }] })
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('model.capital.0.unit: must be one of wp, module'),
    })
    const { model } = await bench.api(userId).projectCosts({ project_id: projectId })
    expect(model?.capital).toEqual(MODEL.capital)
  })

  test('a change leaves a row in the audit log, and a copy of the project has its costs, uncertainty and sources of losses', async () => {
    await costs({ ...MODEL, life_years: 30 })
    const row = await bench.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'costs_changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.details).toMatchObject({ from: { life_years: 25 }, to: { life_years: 30 } })
    const owner = await bench.newOwner('copier')
    const copyId = await bench.newProject(owner, samplePlant(1))
    await copyEconomics(bench.db, projectId, copyId)
    expect(await readCostModel(bench.db, copyId)).toEqual(await readCostModel(bench.db, projectId))
    await writeYieldUncertainty(bench.db, projectId, {
      parts: [...USUAL_UNCERTAINTY],
      life_years: 40,
    })
    const note = { key: 'soiling', note: 'Station', sigma_percentage: 0.5 }
    await bench.api(userId).updateLossNote({ project_id: projectId, note })
    await copyEconomics(bench.db, projectId, copyId)
    expect(await readLossNotes(bench.db, copyId)).toMatchObject([note])
    expect((await readYieldUncertainty(bench.db, copyId)).lifeYears).toBe(40)
  })
})
