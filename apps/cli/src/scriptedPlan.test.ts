import { readWeather, writeWeatherCsv } from '@duet/formats'
import { type Block, type PlantDocument, samplePlant, sampleWeather } from '@duet/plant'
import { beforeAll, expect, test } from 'vitest'
import { planLoaded } from './loadRun.ts'
import { scriptedPlan } from './scriptedPlan.ts'
import { simulatePlant } from './simulatePlant.ts'

let weather: Awaited<ReturnType<typeof readWeather>>
beforeAll(async () => {
  weather = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
})

/** The trackers of the sample among endless rows. */
function trackers(change: Partial<Block>): PlantDocument {
  const plant = samplePlant()
  const [block] = plant.blocks
  if (!block) throw new Error('the sample has no blocks')
  return { ...plant, blocks: [{ ...block, row_optics: 'endless_rows', ...change }] }
}

async function energyOf(change: Partial<Block>): Promise<number> {
  const { plan, weather: series } = planLoaded(trackers(change), weather, undefined)
  const { system } = simulatePlant(await scriptedPlan(plan, () => series), series)
  return system.gridW.reduce((sum, value) => sum + value, 0)
}

const script = (tracker_script: string): Partial<Block> => ({
  tracking_strategy: 'script',
  tracker_script,
})

test('a script that follows the sun gives the energy of trackers that do, and one of its own another', async () => {
  const ofSun = await energyOf({})
  expect(await energyOf(script('return backtrackingAngle'))).toBe(ofSun)
  expect(await energyOf(script('return 0'))).toBeLessThan(0.9 * ofSun)
})

test('a script that fails names its block', async () => {
  await expect(energyOf(script('return'))).rejects.toMatchObject({
    code: 'TRACKER_SCRIPT',
    message: expect.stringMatching(/^Block East trackers: The tracker script fails at \d{4}-/),
  })
})
