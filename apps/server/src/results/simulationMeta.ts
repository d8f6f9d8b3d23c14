import { kpiValue } from '@duet/results'
import type { DuetSimMeta, RunWeather } from '../graphql/resolvers.gen.ts'
import { oneSimulation } from '../simulations/simulationAccess.ts'
import type { FinishedRun } from './run/finishedRun.ts'
import { runRange } from './run/rangeQueries.ts'
import { presentRevisions } from './run/resultQueries.ts'
import { iso } from './run/seriesQueries.ts'
import { isWholeYear } from './yields/yieldBasis.ts'

/** What stands above the results of a run. */
export async function simulationMeta(run: FinishedRun): Promise<DuetSimMeta> {
  const [fromMs, toMs] = await runRange(run)
  const { facts, summary } = run
  return {
    simulation: await oneSimulation(run.server.db, run.projectId, run.id),
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    from: iso(fromMs),
    to: iso(toMs),
    step_count: facts.step_count,
    is_whole_year: isWholeYear(run),
    weather: await runWeather(run),
    dataset_name: facts.datasets.map(({ name }) => name).join(', '),
    engine_version: facts.engine_version,
    assumptions: summary.assumptions,
    warnings: summary.warnings.map(({ block_id, code, message, count }) => ({
      block_id,
      code,
      message,
      count: count ?? null,
    })),
    ratings: {
      system: summary.system.ratings,
      blocks: summary.blocks.map(({ block_id, name, ratings }) => ({
        block_id,
        name,
        nominal_dc_w: ratings.nominal_dc_w,
        nominal_ac_w: ratings.nominal_ac_w,
        module_count: ratings.module_count,
      })),
    },
  }
}

/** The datasets as the run had them, beside what they are now. */
async function runWeather({ server: { db }, facts, summary }: FinishedRun): Promise<RunWeather[]> {
  const { datasets } = facts
  const present = await presentRevisions(
    db,
    datasets.map(({ id }) => id),
  )
  const [only, ...others] = datasets
  const energyKwh =
    only && others.length === 0 ? kpiValue(summary.system.kpis, 'energy') : undefined
  return datasets.map(({ id, name, revision = 1, fitness }) => ({
    dataset_id: id,
    name,
    revision,
    present_revision: present.get(id) ?? null,
    fitness: fitness ?? null,
    missing_energy_kwh: missingKwh(energyKwh, fitness?.missing_light_percent),
  }))
}

function missingKwh(
  energyKwh: number | null | undefined,
  percent: number | undefined,
): number | null {
  if (!energyKwh || !percent || percent >= 100) return null
  return (energyKwh * percent) / (100 - percent)
}
