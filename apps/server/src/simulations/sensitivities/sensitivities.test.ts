import { blockDefaults, type PlantDocument } from '@duet/plant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunSensitivities } from '../../graphql/resolvers.gen.ts'
import { startSimulation } from '../simulations.ts'
import { type RunBench, startRunBench } from '../testing/runBench.ts'
import { samplePlant } from '../testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../testing/syntheticWeather.ts'
import { computeSensitivities, runSensitivities } from './sensitivities.ts'

const INPUTS = ['irradiation', 'albedo', 'bifaciality', 'soiling', 'module_power'] as const
const DAYS = { from: '2001-03-01', to: '2001-03-10' }
const SOILING = Array.from({ length: 12 }, () => 3)

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''
let datasetId = ''
let baseId = ''
let found: ReadonlyMap<string, number>

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  await bench.startWorker(2)
  projectId = await bench.newProject(owner, soiledPlant())
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2001 })
  datasetId = (await bench.newDataset(owner.userId, projectId, csv)).id
  baseId = await startedRun(projectId, datasetId)
  await computeSensitivities(bench, owner.userId, baseId, [...INPUTS])
  found = await allFound()
})
afterAll(() => bench.close())

function soiledPlant(change: (plant: PlantDocument) => PlantDocument = (plant) => plant) {
  const plant = samplePlant(1)
  const soiled = { soiling_rates_percentage: SOILING, pv_soiling_algorithm: 'monthly' } as const
  return change({ ...plant, blocks: plant.blocks.map((block) => ({ ...block, ...soiled })) })
}

/** A run that has ended. */
async function startedRun(project: string, dataset: string): Promise<string> {
  const { simulation, errors } = await startSimulation(bench, owner.userId, project, {
    block_ids: await bench.blockIds(project),
    enviro_dataset_id: dataset,
    ...DAYS,
  })
  if (!simulation) throw new Error(JSON.stringify(errors))
  await bench.ended(owner.userId, project, simulation.id)
  return simulation.id
}

async function allFound(): Promise<ReadonlyMap<string, number>> {
  const runs = await bench.db
    .selectFrom('simulation')
    .select('id')
    .where('sensitivity_of', '=', baseId)
    .execute()
  for (const { id } of runs) await bench.ended(owner.userId, projectId, id)
  const { inputs } = await runSensitivities(bench, owner.userId, baseId)
  return new Map(
    inputs.flatMap(({ input, sensitivity }) =>
      sensitivity === null ? [] : [[input, sensitivity] as const],
    ),
  )
}

const energyOf = async (simulation_id: string): Promise<number> => {
  const kpis = await bench.api(owner.userId).simulationKpis({ simulation_id })
  return kpis.find(({ key }) => key === 'energy')!.value!
}

/** Energy of a run of another design over that of the base, less one. */
async function gainOf(
  change: (plant: PlantDocument) => PlantDocument,
  csv = syntheticWeatherCsv({ type: 'Sequential', year: 2001 }),
): Promise<number> {
  const project = await bench.newProject(owner, soiledPlant(change))
  const dataset = (await bench.newDataset(owner.userId, project, csv)).id
  const id = await startedRun(project, dataset)
  return (await energyOf(id)) / (await energyOf(baseId)) - 1
}

const same = (plant: PlantDocument): PlantDocument => plant

test('is that of two runs of each input, the light nearly in proportion and dirt against it', () => {
  expect([...found.keys()].toSorted()).toEqual([...INPUTS].toSorted())
  expect(found.get('irradiation')).toBeGreaterThan(0.75)
  expect(found.get('irradiation')).toBeLessThan(1.05)
  expect(found.get('soiling')).toBeLessThan(0)
  expect(found.get('albedo')).toBeGreaterThan(0)
})

test('says what a full run of another design or weather gives, within 2 % of the change', async () => {
  const ground = blockDefaults.albedo_by_month ?? Array.from({ length: 12 }, () => 0.2)
  const brighter = await gainOf((plant) => ({
    ...plant,
    blocks: plant.blocks.map((block) => ({
      ...block,
      albedo_by_month: ground.map((albedo) => albedo * 1.05),
    })),
  }))

  expect(Math.abs(brighter / (0.05 * found.get('albedo')!) - 1)).toBeLessThan(0.02)

  const dirtier = await gainOf((plant) => ({
    ...plant,
    blocks: plant.blocks.map((block) => ({
      ...block,
      soiling_rates_percentage: SOILING.map((loss) => loss * 1.1),
    })),
  }))
  expect(Math.abs(dirtier / (0.1 * found.get('soiling')!) - 1)).toBeLessThan(0.02)

  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2001 })
  const lighter = csv
    .split('\n')
    .map((line) => {
      const cells = line.split(',')
      if (!line.startsWith('2001,')) return line
      return cells.map((cell, at) => (at >= 5 && at <= 7 ? Number(cell) * 1.01 : cell)).join(',')
    })
    .join('\n')
  const gain = await gainOf(same, lighter)
  expect(Math.abs(gain / (0.01 * found.get('irradiation')!) - 1)).toBeLessThan(0.02)
})

test('makes the parts of the budget that name an input, for this run alone', async () => {
  const { uncertainty } = await bench.api(owner.userId).yieldExceedance({ simulation_id: baseId })
  const light = uncertainty.parts.find(({ key }) => key === 'irradiation')!
  expect(light.sensitivity).toBe(found.get('irradiation'))
  expect(light.sigma_fraction).toBeCloseTo(0.05 * found.get('irradiation')!, 12)
  const ofProject = await bench.api(owner.userId).yieldUncertainty({ project_id: projectId })
  expect(ofProject.parts.find(({ key }) => key === 'irradiation')).toMatchObject({
    sensitivity: null,
    sigma_fraction: 0.05,
  })
})

test('is not asked for twice, of no input, of an unknown one, or by strangers', async () => {
  const asked = (inputs: readonly string[], userId = owner.userId): Promise<RunSensitivities> =>
    computeSensitivities(bench, userId, baseId, inputs)
  await expect(asked(['irradiation'])).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(asked([])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(asked(['weather'])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const { userId } = await bench.newOwner('stranger')
  await expect(asked(['irradiation'], userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(runSensitivities(bench, userId, baseId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('tells of a run that failed, and starts both anew', async () => {
  await computeSensitivities(bench, owner.userId, baseId, ['temperature_coefficient'])
  await allFound()
  const runs = await bench.db
    .selectFrom('simulation')
    .select('id')
    .where('name', 'like', '%Temperature coefficient%')
    .execute()
  expect(runs).toHaveLength(2)
  await bench.db
    .updateTable('duet_job')
    .set({ status: 'failed', error_message: 'no light' })
    .where('simulation_id', '=', runs[0]!.id)
    .execute()
  const { inputs } = await runSensitivities(bench, owner.userId, baseId)
  expect(inputs.find(({ input }) => input === 'temperature_coefficient')).toMatchObject({
    sensitivity: null,
    run_count: 0,
    failure: 'A simulation failed: no light',
  })
  await computeSensitivities(bench, owner.userId, baseId, ['temperature_coefficient'])
  expect((await allFound()).get('temperature_coefficient')).toBeLessThan(0)
})

test('of a run whose weather was corrected since is refused', async () => {
  await bench.db
    .updateTable('enviro_dataset')
    .set({ revision: 2 })
    .where('id', '=', datasetId)
    .execute()
  await expect(
    computeSensitivities(bench, owner.userId, baseId, ['cell_heating']),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})
