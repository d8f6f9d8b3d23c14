import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let simulationId = ''

const study = () => bench.api(userId).cleaningStudy({ project_id: projectId })

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  const plant = samplePlant(2)
  projectId = await bench.newProject(owner, {
    ...plant,
    blocks: plant.blocks.map((block, i) =>
      i === 0
        ? {
            ...block,
            pv_soiling_algorithm: 'sawtooth' as const,
            soiling_rate: 0.1,
            cleaning_interval_days: 73,
            date_of_most_recent_cleaning: '2001-01-01',
          }
        : block,
    ),
  })
})
afterAll(() => bench.close())

test('there is nothing before a simulation has finished, and that is said', async () => {
  expect(await study()).toMatchObject({ missing: 'run', choices: [], now: null })
})

test('cleanings leave energy as light passes the dirt, and cost what the project says', async () => {
  const block_ids = await bench.blockIds(projectId)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const dataset = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const input = { name: 'Year', block_ids, enviro_dataset_id: dataset.id }
  const { simulation } = await startSimulation(bench, userId, projectId, input)
  simulationId = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulationId)

  const { missing, blocks, left_out, now, choices, currency } = await study()
  expect([missing, blocks.length, left_out.length, currency]).toEqual([null, 1, 1, null])
  expect(now?.per_year).toBeCloseTo(5, 12)
  expect(now?.cleanings).toBeGreaterThan(2)
  expect(now?.cleanings).toBeLessThan(3)
  expect(choices.map(({ per_year }) => per_year)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  )
  // 0.1 % a day, five times from 0 to 72 days: 3.6 % in constant light
  const five = choices[4]!
  expect(five.loss_fraction).toBeCloseTo(now!.loss_fraction, 12)
  expect(five.loss_fraction).toBeCloseTo(0.036, 2)
  for (const { loss_fraction, energy_kwh } of choices) {
    expect(energy_kwh / five.energy_kwh).toBeCloseTo(
      (1 - loss_fraction) / (1 - five.loss_fraction),
      12,
    )
  }
  const losses = choices.map(({ loss_fraction }) => loss_fraction)
  expect(losses).toEqual(losses.toSorted((a, b) => b - a))

  // what the simulation lost by dirt is what the schedule of then loses
  const [block_id = ''] = block_ids
  const { rows } = await bench.api(userId).systemLosses({
    simulation_id: simulationId,
    block_id,
  })
  const lost = rows.find(({ key }) => key === 'soiling')
  expect(lost?.loss_fraction_of_previous).toBeCloseTo(now!.loss_fraction, 6)
})

test('the price of a cleaning is that of the running costs, which are of the cleanings of the design', async () => {
  await bench.api(userId).updateProjectCosts({
    project_id: projectId,
    model: {
      currency: 'EUR',
      capital: [],
      yearly: [
        {
          name: 'Cleaning',
          unit: 'cleaning',
          unit_price: 250,
          escalation_fraction: 0,
          every_years: 1,
        },
      ],
      energy_price: { flat_per_mwh: 45, escalation_fraction: 0 },
      real_discount_fraction: 0.05,
      inflation_fraction: 0,
      life_years: 20,
    },
  })
  const { now, currency, cleaning_price, mean_price_per_mwh } = await study()
  expect([currency, cleaning_price, mean_price_per_mwh]).toEqual(['EUR', 250, 45])
  const { yearly } = await bench.api(userId).runEconomics({ simulation_id: simulationId })
  expect(yearly[0]?.quantity).toBeCloseTo(now?.cleanings ?? Number.NaN, 2)
})
