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
import type { PlannedBlock, PlantPlan } from './planPlant.ts'

export interface PlantRun {
  readonly summary: RunSummary
  readonly blocks: readonly { readonly id: string; readonly series: BlockSeries }[]
  readonly system: SystemSeries
}

/** Runs a planned plant in one go, in this thread. The server cuts the same work into tasks. */
export function simulatePlant(plan: PlantPlan, weather: Weather): PlantRun {
  return simulateBlocks(plan, () => weather)
}

/** The same where blocks may have weather of their own, all with the same time steps. */
export function simulateBlocks(
  plan: PlantPlan,
  weatherOf: (block: PlannedBlock) => Weather,
): PlantRun {
  let time: Pick<Weather, 'airC' | 'stepS'> = { airC: new Float64Array(), stepS: 0 }
  const runs = plan.blocks.map((block) => {
    const { id, name, input, ratings, assumptions } = block
    const weather = weatherOf(block)
    time = weather
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
    { stepCount: time.airC.length },
  )
  return {
    summary: summariseRun(runs, systemEnergySums(system, time.stepS), plan.assumptions),
    blocks: runs.map(({ id, series }) => ({ id, series })),
    system,
  }
}
