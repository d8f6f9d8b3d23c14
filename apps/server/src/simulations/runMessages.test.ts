import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPreflight } from './plan/preflight.ts'
import { startSimulation } from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let blockIds: string[] = []
const datasets = new Map<string, string>()

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  projectId = await bench.newProject(owner, samplePlant(2))
  blockIds = await bench.blockIds(projectId)
  for (const [name, year, days] of [
    ['short', 2021, 10],
    ['long', 2021, 20],
    ['typical', 2001, 365],
  ] as const) {
    const type = name === 'typical' ? 'TMY' : 'Sequential'
    const csv = syntheticWeatherCsv({ type, year, days })
    datasets.set(name, (await bench.newDataset(userId, projectId, csv, name)).id)
  }
})
afterAll(() => bench.close())

/** Each block with a dataset of its own. */
async function ownDatasets(...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await bench.pool.query('update block set enviro_dataset_id = $2 where id = $1', [
      blockIds[index],
      datasets.get(name),
    ])
  }
}

async function messages(input: object): Promise<readonly string[]> {
  const ask = { block_ids: blockIds, ...input }
  const { errors } = await startSimulation(bench, userId, projectId, ask)
  // The pre-flight says the same
  const found = await runPreflight(bench, userId, projectId, ask)
  expect(found.errors).toEqual(errors)
  return errors.flatMap((error) => error.messages)
}

test('datasets of two types', async () => {
  await ownDatasets('short', 'typical')
  expect(await messages({})).toEqual([
    'Meteo datasets of the selected blocks must have the same type',
  ])
})

test('the allowed range is what all datasets cover', async () => {
  await ownDatasets('short', 'long')
  expect(await messages({ from: '2021-01-05', to: '2021-01-15' })).toEqual([
    "'To' must be no later than the end time of the selected meteo datasets (2021-01-10)",
  ])
})

test('a range before the start of the system, also of the simulated year of a typical one', async () => {
  const start = (date: string | null) =>
    bench.pool.query(
      `update block set configuration = configuration || jsonb_build_object('pv_system_start_date', $2::text) where project_id = $1`,
      [projectId, date],
    )
  await start('2021-01-08')
  const message = "'From' must be no earlier than the PV System Start Date of selected blocks"
  const sequence = { enviro_dataset_id: datasets.get('short'), from: '2021-01-05' }
  expect(await messages(sequence)).toEqual([message])
  const typical = {
    enviro_dataset_id: datasets.get('typical'),
    from: '2000-03-01',
    to: '2000-03-05',
  }
  expect(await messages({ ...typical, simulated_year: 2020 })).toEqual([message])
  await start(null)
})

test('a spectral model without water in the weather', async () => {
  const model = (value: string) =>
    bench.pool.query(
      `update component set parameters = parameters || jsonb_build_object('spectral_model', $2::text) where project_id = $1 and kind = 'panel'`,
      [projectId, value],
    )
  const { rows } = await bench.pool.query(
    `select parameters ->> 'spectral_model' as model from component where project_id = $1 and kind = 'panel'`,
    [projectId],
  )
  await model('firstsolar2')
  const found = await messages({ enviro_dataset_id: datasets.get('short') })
  await model(rows[0].model)
  expect(new Set(found)).toEqual(
    new Set([
      'Meteo dataset with relative humidity or precipitable water in all timestamps is required to simulate panels with First Solar spectral model.',
    ]),
  )
})

test('snow that slides in weather without its depth, and none where the depth is there', async () => {
  await bench.pool.query(
    `update block set configuration = configuration || '{"snow_loss_model": "slide"}' where project_id = $1`,
    [projectId],
  )
  const found = await messages({ enviro_dataset_id: datasets.get('short') })
  const snowy = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 3 })
    .replace('windspeed m/s', 'windspeed m/s; snow_depth cm')
    .replace(',windspeed\n', ',windspeed,snow_depth\n')
    .replaceAll(/^(2021,.*)$/gm, '$1,12')
  const { id } = await bench.newDataset(userId, projectId, snowy, 'snowy')
  const preflight = await runPreflight(bench, userId, projectId, {
    block_ids: blockIds,
    enviro_dataset_id: id,
  })
  await bench.pool.query(
    `update block set configuration = configuration - 'snow_loss_model' where project_id = $1`,
    [projectId],
  )
  expect(new Set(found)).toEqual(
    new Set([
      'Snow on the front is by snow depth, which the Meteo dataset has not. Choose a dataset with the column snow_depth, or Monthly snow.',
    ]),
  )
  expect(preflight.errors).toEqual([])
  expect(preflight.datasets).toMatchObject([
    { has_snow_depth: true, has_rain: false, has_windspeed: true },
  ])
})

test('soiling by rain and dust in weather without them, and none where they are there', async () => {
  const soiling = (algorithm: string) =>
    bench.pool.query(
      `update block set configuration = configuration || jsonb_build_object('pv_soiling_algorithm', $2::text) where project_id = $1`,
      [projectId, algorithm],
    )
  await soiling('hsu')
  const found = await messages({ enviro_dataset_id: datasets.get('short') })
  const dusty = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 3 })
    .replace('windspeed m/s', 'windspeed m/s; rain mm; pm2_5 ug/m3; pm10 ug/m3')
    .replace(',windspeed\n', ',windspeed,rain,pm2_5,pm10\n')
    .replaceAll(/^(2021,.*)$/gm, '$1,0.2,20,60')
  const { id } = await bench.newDataset(userId, projectId, dusty, 'dusty')
  const preflight = await runPreflight(bench, userId, projectId, {
    block_ids: blockIds,
    enviro_dataset_id: id,
  })
  await soiling('monthly')
  expect(new Set(found)).toEqual(
    new Set([
      'Soiling is by rain and dust, which the Meteo dataset has not both. Choose a dataset with the columns rain, pm2_5 and pm10, or Monthly soiling.',
    ]),
  )
  expect(preflight.errors).toEqual([])
  expect(preflight.datasets).toMatchObject([{ has_rain: true, has_dust: true }])
})
