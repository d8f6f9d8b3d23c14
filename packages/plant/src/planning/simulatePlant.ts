import {
  type BlockSeries,
  blockEnergySums,
  keyFigureSums,
  type StepRange,
  type SystemSeries,
  simulateBlock,
  simulateSystem,
  systemEnergySums,
  type Weather,
} from '@duet/engine'
import type { RunPlan } from './planRun.ts'
import { type RunSummary, summariseRun } from './summariseRun.ts'

export interface PlantRun {
  readonly summary: RunSummary
  readonly blocks: readonly { readonly id: string; readonly series: BlockSeries }[]
  readonly system: SystemSeries
}

/** Runs a planned plant in one go, in this thread. The server cuts the same work into tasks. */
export function simulatePlant(
  plan: RunPlan,
  weather: Weather,
  range: StepRange = { from: 0, to: weather.intervalStartUtcMs.length },
): PlantRun {
  const runs = plan.blocks.map(({ id, name, input, ratings }) => {
    const { series, warnings } = simulateBlock(input, weather, range)
    const sums = {
      energy: blockEnergySums(series, ratings, weather.stepS),
      keyFigures: keyFigureSums(series, ratings, weather.stepS),
    }
    return { id, name, ratings, series, warnings, ...sums }
  })
  const system = simulateSystem(
    plan.stages,
    runs.map(({ series }) => series),
    { stepCount: range.to - range.from },
  )
  return {
    summary: summariseRun(runs, systemEnergySums(system, weather.stepS)),
    blocks: runs.map(({ id, series }) => ({ id, series })),
    system,
  }
}
