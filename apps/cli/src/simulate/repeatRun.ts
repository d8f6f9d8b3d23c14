import type { Weather } from '@duet/engine'
import type { PlannedBlock } from '@duet/plant'
import { blockLayout, runBlockInput, toPlantStages } from '@duet/plant'
import { runWeather } from '@duet/results'
import type { BundleBlock, BundleDataset } from '@duet/results/run'
import { scriptedPlan } from '../scriptedPlan.ts'
import { type PlantRun, simulateBlocks } from '../simulatePlant.ts'
import type { Bundle } from './openBundle.ts'

/** Runs what a bundle holds once more. @throws AppError for a document that does not fit its manifest, or a tracker script that fails */
export async function repeatRun(bundle: Bundle): Promise<PlantRun> {
  const { manifest, document } = bundle
  const weather = new Map(
    manifest.datasets.map((dataset) => [dataset.id, weatherOf(bundle, dataset)] as const),
  )
  const blocks = manifest.blocks.map((block) => plannedBlock(bundle, block))
  const { stages, assumptions } = toPlantStages(
    document,
    blocks.map(({ ratings }) => ratings),
  )
  const weatherOfBlock = ({ id }: PlannedBlock): Weather => {
    const datasetId = manifest.blocks.find((block) => block.id === id)?.dataset_id ?? ''
    const found = weather.get(datasetId)
    if (!found) throw new RangeError(`The bundle has no weather of block ${id}`)
    return found
  }
  const plan = await scriptedPlan({ blocks, stages, assumptions }, weatherOfBlock)
  return simulateBlocks(plan, weatherOfBlock)
}

function weatherOf({ manifest, weather }: Bundle, dataset: BundleDataset): Weather {
  const file = weather.get(dataset.id)
  if (!file) throw new RangeError(`The bundle has no weather ${dataset.id}`)
  return runWeather(
    { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
    {
      isTypicalYear: dataset.type === 'TMY',
      stepS: dataset.step_s,
      utcOffsetH: dataset.local_time_zone,
      from: manifest.from ?? undefined,
      to: manifest.to ?? undefined,
      simulatedYear: manifest.simulated_year ?? undefined,
      inputChanges: manifest.input_changes,
    },
  )
}

function plannedBlock({ manifest, document, terrain }: Bundle, block: BundleBlock): PlannedBlock {
  const { block: input, ...rest } = runBlockInput(
    { ...manifest, document },
    block.id,
    blockLayout(document, block.id),
    terrain,
  )
  return { id: block.id, name: block.name, tableCount: block.table_count, input, ...rest }
}
