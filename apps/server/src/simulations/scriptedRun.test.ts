import type { PlantDocument } from '@duet/plant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPreflight } from './plan/preflight.ts'
import { startSimulation } from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  await bench.startWorker(2)
})
afterAll(() => bench.close())

/** One block of single axes among endless rows, turned by a script or, without one, by the sun. */
function trackers(script: string | undefined, backtracks = true): PlantDocument {
  const plant = samplePlant(1, { tracking: 1 })
  const [block] = plant.blocks
  if (!block) throw new Error('the plant has no block')
  return {
    ...plant,
    blocks: [
      {
        ...block,
        name: 'East',
        row_optics: 'endless_rows',
        ...(script !== undefined && { tracking_strategy: 'script', tracker_script: script }),
      },
    ],
    components: plant.components.map((one) =>
      one.kind === 'table'
        ? { ...one, parameters: { ...one.parameters, backtracking_enabled: backtracks } }
        : one,
    ),
  }
}

async function planted(plant: PlantDocument) {
  const projectId = await bench.newProject(owner, plant)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 5 })
  const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv)
  return { projectId, run: { block_ids: await bench.blockIds(projectId), enviro_dataset_id } }
}

async function jobOf(plant: PlantDocument) {
  const { projectId, run } = await planted(plant)
  const { simulation, errors } = await startSimulation(bench, owner.userId, projectId, run)
  if (!simulation) throw new Error(JSON.stringify(errors))
  const { duet_job } = await bench.ended(owner.userId, projectId, simulation.id)
  return { id: simulation.id, job: duet_job }
}

async function lossesOf(plant: PlantDocument) {
  const { id, job } = await jobOf(plant)
  expect(job).toMatchObject({ status: 'completed', error_message: null })
  return bench.api(owner.userId).systemLosses({ simulation_id: id })
}

test('trackers whose script asks for the angles of the sun have the account of trackers that follow it', async () => {
  const ideal = await lossesOf(trackers('return idealAngle'))
  expect(ideal).toEqual(await lossesOf(trackers(undefined, false)))
  const backtracking = await lossesOf(trackers('return backtrackingAngle'))
  expect(backtracking).toEqual(await lossesOf(trackers(undefined)))
  expect(ideal).not.toEqual(backtracking)
})

test('a script that fails at a step fails its run, with block, line and step', async () => {
  const { job } = await jobOf(trackers('if (hour < 12) return idealAngle\nreturn wind'))
  expect(job).toMatchObject({
    status: 'failed',
    error_code: 'TRACKER_SCRIPT',
    error_message:
      "Block East: The tracker script fails on line 2 at 2021-01-01 12:00: 'wind' is not defined.",
  })
})

test('a text that is no script is told before a run, and none starts', async () => {
  const { projectId, run } = await planted(trackers('let x = 1\nreturn x +* 2'))
  const messages = ["The tracker script fails on line 2: unexpected token in expression: '*'."]
  const preflight = await runPreflight(bench, owner.userId, projectId, run)
  expect(preflight.errors).toMatchObject([{ messages }])
  expect(await startSimulation(bench, owner.userId, projectId, run)).toMatchObject({
    success: false,
    errors: [{ messages }],
  })
})
