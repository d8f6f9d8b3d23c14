import {
  addSums,
  type BlockEnergySums,
  type BlockSeries,
  blockEnergySums,
  closureError,
  type KeyFigureSums,
  keyFigureSums,
  keyFigures,
  type SystemEnergySums,
  type SystemSeries,
  simulateBlock,
  simulateSystem,
  systemEnergySums,
  type WaterfallRow,
  type Weather,
  waterfall,
} from '@duet/engine'
import type { RunPlan } from '@duet/plant'
import { type Account, type RunSummary, summariseRun } from '@duet/results'

export interface PlantRun {
  readonly summary: RunSummary
  readonly blocks: readonly { readonly id: string; readonly series: BlockSeries }[]
  readonly system: SystemSeries
}

const ACCOUNT: Account<BlockEnergySums, SystemEnergySums, KeyFigureSums, WaterfallRow> = {
  addEnergy: addSums,
  addKeyFigureSums: addSums,
  waterfall,
  closureError,
  keyFigures,
}

/** Runs a planned plant in one go, in this thread. The server cuts the same work into tasks. */
export function simulatePlant(plan: RunPlan, weather: Weather): PlantRun {
  const runs = plan.blocks.map(({ id, name, input, ratings, assumptions }) => {
    const { series, warnings } = simulateBlock(input, weather)
    const energy = blockEnergySums(series, ratings, weather.stepS)
    return {
      id,
      name,
      ratings,
      series,
      warnings,
      assumptions,
      energy,
      keyFigureSums: keyFigureSums(series, ratings, weather.stepS),
      acKwh: energy.mv_copper,
    }
  })
  const system = simulateSystem(
    plan.stages,
    runs.map(({ series }) => series),
    { stepCount: weather.airC.length },
  )
  const sums = systemEnergySums(system, weather.stepS)
  return {
    summary: summariseRun(ACCOUNT, runs, sums, sums.e_grid),
    blocks: runs.map(({ id, series }) => ({ id, series })),
    system,
  }
}
