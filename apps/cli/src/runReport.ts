import type { Weather } from '@duet/engine'
import {
  bucketsOf,
  findColumn,
  type PartSummary,
  type ResultColumn,
  type RunSummary,
  rollUp,
} from '@duet/results'
import type { LoadedRun } from './loadRun.ts'
import type { PlantRun } from './simulatePlant.ts'
import { weatherWarnings } from './weatherWarnings.ts'

/** What `duet simulate` prints, and writes as report.json: the summary that the server keeps of a run, with months. */
export interface RunReport {
  readonly dataset_type: string
  readonly step_s: number
  readonly step_count: number
  readonly system: PartReport
  readonly blocks: readonly (PartReport & { readonly block_id: string; readonly name: string })[]
  readonly assumptions: RunSummary['assumptions']
  readonly warnings: readonly string[]
}

export interface PartReport extends PartSummary {
  /** One value a month of the time range, local standard time. */
  readonly monthly: readonly { readonly month: string; readonly energy_kwh: number }[]
}

export function runReport(loaded: LoadedRun, run: PlantRun): RunReport {
  const { plan, weather, file } = loaded
  const { summary } = run
  const nameOf = (id: string): string => plan.blocks.find((block) => block.id === id)?.name ?? id
  return {
    dataset_type: file.metadata.type,
    step_s: weather.stepS,
    step_count: weather.airC.length,
    system: {
      ...summary.system,
      monthly: monthlyEnergies(declared('system', 'grid'), run.system.gridW, weather),
    },
    blocks: summary.blocks.map((block, i) => ({
      ...block,
      monthly: monthlyEnergies(
        declared('block', 'ac_block'),
        run.blocks[i]?.series.acBlockW ?? new Float64Array(),
        weather,
      ),
    })),
    assumptions: summary.assumptions,
    warnings: [
      ...weatherWarnings(loaded),
      ...summary.warnings.map(({ block_id, message }) => `${nameOf(block_id)}: ${message}`),
    ],
  }
}

function declared(scope: 'block' | 'system', name: string): ResultColumn {
  const column = findColumn(scope, name)
  if (!column) throw new Error(`no result column '${name}' of a ${scope}`)
  return column
}

function monthlyEnergies(
  column: ResultColumn,
  powerW: Float64Array,
  { intervalStartUtcMs, utcOffsetH, stepS }: Weather,
): PartReport['monthly'] {
  const buckets = bucketsOf(intervalStartUtcMs, 'OneMonth', utcOffsetH)
  const energies = rollUp(column, powerW, buckets, stepS)
  return Array.from(energies, (energy_kwh, i) => ({
    month: new Date((buckets.startUtcMs[i] ?? 0) + utcOffsetH * 3_600_000)
      .toISOString()
      .slice(0, 7),
    energy_kwh,
  }))
}
