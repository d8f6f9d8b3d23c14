import { afterAll, beforeEach, expect, test } from 'vitest'
import { designChanges } from '../../design/designChanges.ts'
import { deployProject } from '../../monitoring/deployments/deployProject.ts'
import { startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { removeDataset } from '../changes/datasetChanges.ts'

const bench = await startRunBench()
const owner = await bench.newOwner('owner')
const { userId } = owner
afterAll(() => bench.close())

let projectId = ''
beforeEach(async () => {
  projectId = await bench.newProject(owner, samplePlant(2))
})

const newDataset = async (days: number): Promise<string> => {
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2020, days })
  return (await bench.newDataset(userId, projectId, csv, `${days} days`)).id
}

const changesSince = (since: number) => designChanges(bench, userId, projectId, since)

/** Ids of the datasets of the blocks, each once. */
async function weatherOfBlocks(): Promise<readonly (string | null)[]> {
  const { blocks } = await changesSince(-1)
  return [...new Set(blocks.map((block) => block.enviro_dataset_id ?? null))]
}

test('the first dataset becomes the weather of all blocks, which whoever has the design open hears of', async () => {
  const before = await changesSince(-1)
  const id = await newDataset(5)
  const { revision, blocks, editors } = await changesSince(before.revision)
  expect(revision).toBeGreaterThan(before.revision)
  expect(blocks.map((block) => block.enviro_dataset_id)).toEqual([id, id])
  expect(new Set(editors.map(({ user_id }) => user_id))).toEqual(new Set([userId]))
})

test('later ones leave the choice open, also of a block that was emptied', async () => {
  await newDataset(5)
  await bench.db
    .updateTable('block')
    .set({ enviro_dataset_id: null })
    .where('project_id', '=', projectId)
    .execute()
  await newDataset(6)
  expect(await weatherOfBlocks()).toEqual([null])
})

test('of two that come at once at most one is taken, by all blocks alike', async () => {
  const ids = await Promise.all([newDataset(5), newDataset(6)])
  const [weather = null, ...others] = await weatherOfBlocks()
  expect(others).toEqual([])
  expect([...ids, null]).toContain(weather)
})

test('a new first one is taken after the old one was deleted', async () => {
  await removeDataset(bench, userId, await newDataset(5))
  expect(await weatherOfBlocks()).toEqual([null])
  const id = await newDataset(6)
  expect(await weatherOfBlocks()).toEqual([id])
})

test('the design of a monitored project stays as it is', async () => {
  await deployProject(bench, userId, { project_id: projectId })
  await newDataset(5)
  expect(await weatherOfBlocks()).toEqual([null])
})
