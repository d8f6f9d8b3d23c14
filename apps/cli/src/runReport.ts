import { stagesNotModelled } from '@duet/plant'
import { type PartSummary, type RunSummary, type ShownLossRow, shownLosses } from '@duet/results'
import type { WeatherFitness } from '@duet/weather'
import type { LoadedRun } from './loadRun.ts'
import type { MonthlyEnergy } from './monthlyEnergies.ts'
import type { PlantRun } from './simulatePlant.ts'

/** What `duet simulate` prints, and writes as report.json: the summary that the server stores of a run, with months. */
export interface RunReport {
  readonly dataset_type: string
  readonly step_s: number
  readonly step_count: number
  /** How the weather fits the plant; its remarks are among the warnings. */
  readonly weather_fitness: WeatherFitness
  readonly system: PartReport
  readonly blocks: readonly (PartReport & { readonly block_id: string; readonly name: string })[]
  readonly assumptions: RunSummary['assumptions']
  readonly warnings: readonly string[]
}

export interface PartReport extends Omit<PartSummary, 'losses'> {
  readonly losses: readonly ShownLossRow[]
  readonly monthly: readonly MonthlyEnergy[]
}

export function runReport(loaded: LoadedRun, run: PlantRun): RunReport {
  const { plan, weather } = loaded
  const notModelled = (ids: readonly string[]): ReadonlySet<string> => partsNotModelled(loaded, ids)
  const { summary } = run
  const nameOf = (id: string): string => plan.blocks.find((block) => block.id === id)?.name ?? id
  return {
    dataset_type: loaded.weatherType,
    step_s: weather.stepS,
    step_count: weather.airC.length,
    weather_fitness: loaded.fitness,
    system: {
      ...summary.system,
      losses: shownLosses(summary.system.losses, notModelled(plan.blocks.map(({ id }) => id))),
      monthly: run.systemMonths,
    },
    blocks: summary.blocks.map((block, i) => ({
      ...block,
      losses: shownLosses(block.losses, notModelled([block.block_id])),
      monthly: run.blockMonths[i] ?? [],
    })),
    assumptions: summary.assumptions,
    warnings: [
      ...loaded.fitness.remarks.map(({ message }) => message),
      ...plan.findings,
      ...loaded.weatherWarnings,
      ...summary.warnings.map(({ block_id, message }) => `${nameOf(block_id)}: ${message}`),
    ],
  }
}

function partsNotModelled(
  { document, plan, weather }: LoadedRun,
  ids: readonly string[],
): ReadonlySet<string> {
  const blocks = plan.blocks
    .filter(({ id }) => ids.includes(id))
    .map(({ id, input }) => ({
      id,
      isTraced: input.field !== undefined,
      rowCount: input.rows === undefined ? 1 : 2,
    }))
  return stagesNotModelled({ document, blocks, stepS: weather.stepS })
}
