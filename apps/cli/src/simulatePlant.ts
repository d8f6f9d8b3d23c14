import {
  type BlockSeries,
  blockEnergySums,
  keyFigureSums,
  type SystemSeries,
  simulateBlock,
  simulateSystem,
  systemEnergySums,
  type Weather,
} from '@duet/engine'
import { type RunSummary, summariseRun, summariseZones, zoneRuns } from '@duet/results'
import type { PlantPlan } from './planPlant.ts'

export interface PlantRun {
  readonly summary: RunSummary
  readonly blocks: readonly { readonly id: string; readonly series: BlockSeries }[]
  readonly system: SystemSeries
}

/** Runs a planned plant in one go, in this thread. The server cuts the same work into tasks. */
export function simulatePlant(plan: PlantPlan, weather: Weather): PlantRun {
  const runs = plan.blocks.map(({ id, name, input, ratings, assumptions }) => {
    const { series, warnings, zones } = simulateBlock(input, weather)
    return {
      id,
      name,
      ratings,
      series,
      warnings,
      assumptions,
      energy: blockEnergySums(series, ratings, weather.stepS),
      keyFigureSums: keyFigureSums(series, ratings, weather.stepS),
      zones: zones && summariseZones(zoneRuns({ series, zones }, ratings, weather.stepS), ratings),
    }
  })
  const system = simulateSystem(
    plan.stages,
    runs.map(({ series }) => series),
    { stepCount: weather.airC.length },
  )
  return {
    summary: summariseRun(runs, systemEnergySums(system, weather.stepS), plan.assumptions),
    blocks: runs.map(({ id, series }) => ({ id, series })),
    system,
  }
}
