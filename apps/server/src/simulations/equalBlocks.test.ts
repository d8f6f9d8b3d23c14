import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation } from './simulations.ts'
import type { Api } from './testing/api.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let projectId = ''
let blockIds: string[] = []
let togetherId = ''
let aloneId = ''

/** A run of blocks of the project; gives its id. */
async function run(block_ids: readonly string[], dataset: string): Promise<string> {
  const input = { name: 'Days', block_ids, enviro_dataset_id: dataset }
  const { simulation, errors } = await startSimulation(bench, owner.userId, projectId, input)
  if (!simulation) throw new Error(JSON.stringify(errors))
  await bench.ended(owner.userId, projectId, simulation.id)
  return simulation.id
}

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  const plant = samplePlant(2, { tracking: 0, sideM: 100, areEqual: true })
  projectId = await bench.newProject(owner, plant)
  blockIds = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 40 })
  const { id } = await bench.newDataset(owner.userId, projectId, csv)
  await bench.startWorker(2)
  togetherId = await run(blockIds, id)
  aloneId = await run(blockIds.slice(1), id)
})
afterAll(() => bench.close())

const filesOf = (simulationId: string): Promise<string[]> =>
  bench.db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('storage_key', 'like', `%/simulations/${simulationId}/%`)
    .execute()
    .then((rows) => rows.map(({ storage_key }) => storage_key))

test('blocks that are the same to the engine are run once', async () => {
  const [first = '', second = ''] = blockIds
  const files = await filesOf(togetherId)
  expect(files.filter((key) => key.includes(first)).length).toBeGreaterThan(2)
  expect(files.filter((key) => key.includes(second))).toEqual([])
  const tasks = await bench.db
    .selectFrom('duet_task')
    .innerJoin('duet_job', 'duet_job.id', 'duet_task.job_id')
    .select('block_id')
    .where('simulation_id', '=', togetherId)
    .where('kind', '=', 'block_series')
    .execute()
  expect(tasks).toEqual([{ block_id: first }])
})

interface Asked {
  readonly simulation_id: string
  readonly block_id: string
}

/** What a user reads of a block. */
const READS: Readonly<Record<string, (api: Api, of: Asked) => unknown>> = {
  steps: (api, of) => api.timeSeriesSummary({ ...of, columns: ['ac_block', 'temp_cell'] }),
  days: (api, of) =>
    api.timeSeriesSummary({ ...of, columns: ['ac_block'], time_interval: 'OneDay' }),
  ratios: (api, of) => api.performanceRatio({ ...of, time_interval: 'OneDay' }),
  losses: (api, of) => api.systemLosses(of),
  'losses by month': (api, of) => api.monthlyLosses(of),
  zones: (api, of) => api.zoneYields(of),
  'duration curve': (api, of) => api.durationCurve(of),
  temperatures: (api, of) => api.cellTemperatures(of),
}

test.each(Object.entries(READS))(
  '%s of a block that shares its series are those of a run of it alone',
  async (_what, read) => {
    const api = bench.api(owner.userId)
    const block_id = blockIds[1] ?? ''
    const shared = await read(api, { simulation_id: togetherId, block_id })
    expect(shared).toEqual(await read(api, { simulation_id: aloneId, block_id }))
    expect(JSON.stringify(shared).length).toBeGreaterThan(100)
  },
)

/** What a user reads of all blocks at once. */
const OF_ALL: Readonly<Record<string, (api: Api, simulation_id: string) => Promise<unknown[]>>> = {
  days: async (api, simulation_id) =>
    (await api.blockSeries({ simulation_id, columns: ['ac_block'], time_interval: 'OneDay' })).map(
      ({ series }) => series,
    ),
  'operating points': async (api, simulation_id) =>
    (await api.dcOperation({ simulation_id })).map((block) => ({
      ...block,
      block_id: '',
      name: '',
    })),
}

test.each(Object.entries(OF_ALL))('%s of all blocks show it twice', async (_what, read) => {
  const api = bench.api(owner.userId)
  const alone = await read(api, aloneId)
  expect(alone.length).toBe(1)
  expect(await read(api, togetherId)).toEqual([...alone, ...alone])
})

test('the plant counts each of them', async () => {
  const api = bench.api(owner.userId)
  const energyOf = async (simulation_id: string): Promise<readonly number[]> =>
    (await api.blockYields({ simulation_id })).map(({ energy_kwh }) => energy_kwh)
  const [alone = 0] = await energyOf(aloneId)
  expect(alone).toBeGreaterThan(0)
  expect(await energyOf(togetherId)).toEqual([alone, alone])
})
