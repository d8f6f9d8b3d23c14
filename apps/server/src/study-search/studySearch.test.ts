import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStudy } from '../simulations/studies/startStudy.ts'
import { simulationStudy, stopStudy } from '../simulations/studies/studies.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { takeSteps } from './takeSteps.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''
let run: object

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  projectId = await bench.newProject(owner, samplePlant(1))
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const { id } = await bench.newDataset(owner.userId, projectId, csv)
  const block_ids = await bench.blockIds(projectId)
  run = { block_ids, enviro_dataset_id: id, from: '2001-03-01', to: '2001-03-02' }
  await bench.startWorker(2)
})
afterAll(() => bench.close())

const newStudy = (values: readonly unknown[], more: object = {}) =>
  createStudy(bench, owner.userId, projectId, {
    name: 'Albedo',
    parameters: [{ parameter: 'albedo', values }],
    row_optics: 'endless_rows',
    run: { ...run, ...more },
  })

const studyOf = (id: string) => simulationStudy(bench, owner.userId, id)

async function settled(id: string) {
  for (;;) {
    const study = await studyOf(id)
    if (study.points.every(({ simulation }) => simulation?.duet_job.completed_at !== null)) {
      return study
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const api = () => bench.api(owner.userId)

/** Rounds until a search has ended. */
async function searched(id: string, rounds: (bench: RunBench) => Promise<void> = takeSteps) {
  for (;;) {
    const study = await settled(id)
    if (study.search?.state !== 'running') return study
    await rounds(bench)
  }
}

const best = (points: Awaited<ReturnType<typeof studyOf>>['points']) =>
  points.toSorted((a, b) => (b.result?.energy_kwh ?? 0) - (a.result?.energy_kwh ?? 0))[0]

describe('the search for the best point of a study', () => {
  test('takes a step when all runs have ended, comes to the best of the range and says so', async () => {
    const { id } = await newStudy([0.1, 0.5])
    const { search } = await api().startStudySearch({ id, figure: 'energy' })
    expect(search).toMatchObject({ figure: 'energy', state: 'running', end: null })
    const study = await searched(id)
    expect(study.search).toMatchObject({ state: 'ended', end: 'found', message: null })
    // More albedo is more energy: the end of the range is best, and each shorter step before it was tried
    expect(best(study.points)?.values).toEqual([0.5])
    expect(study.points.map(({ values }) => values[0])).toEqual([
      0.1, 0.4, 0.45, 0.475, 0.4875, 0.5,
    ])
  })

  test('two processes take each step once', async () => {
    const { id } = await newStudy([0.1, 0.5])
    await api().startStudySearch({ id, figure: 'specific_yield' })
    const study = await searched(id, async (one) => {
      await Promise.all([takeSteps(one), takeSteps(one), takeSteps(one)])
    })
    expect(study.search).toMatchObject({ state: 'ended', end: 'found' })
    const names = study.points.map(({ simulation }) => simulation?.name)
    expect(names.length).toBe(6)
    expect(new Set(names).size).toBe(6)
  })

  test('waits while it is paused or all is stopped, and goes on where it was', async () => {
    const { id } = await newStudy([0.1, 0.5])
    await api().startStudySearch({ id, figure: 'energy' })
    await api().pauseStudySearch({ id })
    await settled(id)
    await takeSteps(bench)
    expect(await studyOf(id)).toMatchObject({ search: { state: 'paused' }, points: { length: 2 } })
    await api().startStudySearch({ id, figure: 'energy' })
    await takeSteps(bench)
    expect((await settled(id)).points.length).toBe(3)
    await stopStudy(bench, owner.userId, id)
    await takeSteps(bench)
    expect(await studyOf(id)).toMatchObject({ search: { state: 'paused' }, points: { length: 3 } })
  })

  test('needs a figure that has a best value, and costs where it is money', async () => {
    const { id } = await newStudy([0.1, 0.5])
    await expect(api().startStudySearch({ id, figure: 'lcoe_real' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'figure: the project has no costs. Enter them under Costs.',
    })
    await expect(api().startStudySearch({ id, figure: 'dc_ac_ratio' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('figure: is no figure that has a best value'),
    })
  })

  test('by money goes to where the energy is cheapest', async () => {
    await api().updateProjectCosts({
      project_id: projectId,
      model: {
        currency: 'EUR',
        capital: [{ name: 'Plant', unit: 'wp', unit_price: 0.8 }],
        yearly: [],
        energy_price: null,
        real_discount_fraction: 0.05,
        inflation_fraction: 0.02,
        life_years: 25,
      },
    })
    const { id } = await newStudy([0.1, 0.5], { from: null, to: null })
    await api().startStudySearch({ id, figure: 'lcoe_real' })
    await settled(id)
    await takeSteps(bench)
    const { points, search } = await settled(id)
    expect(search).toMatchObject({ figure: 'lcoe_real', state: 'running' })
    expect(points.map(({ values }) => values[0])).toEqual([0.1, 0.4, 0.5])
    await api().pauseStudySearch({ id })
  })

  test('ends with the reason where who began it may no longer run simulations', async () => {
    const { id } = await newStudy([0.1, 0.5])
    await api().startStudySearch({ id, figure: 'energy' })
    await settled(id)
    await bench.pool.query(
      `update simulation_study set search = search || '{"user_id": "00000000-0000-4000-8000-000000000000"}' where id = $1`,
      [id],
    )
    await takeSteps(bench)
    expect((await studyOf(id)).search).toMatchObject({
      state: 'ended',
      end: 'refused',
      message: 'Study not found',
    })
  })

  test('of one value has nothing to step over', async () => {
    const { id } = await newStudy([0.3])
    await api().startStudySearch({ id, figure: 'energy' })
    expect((await searched(id)).search).toMatchObject({ state: 'ended', end: 'flat' })
  })
})
