import type { DuetSimMeta, DuetSimulation } from '../http/resolvers.gen.ts'
import type { FinishedRun } from './finishedRun.ts'
import { iso, type ReadDeps } from './resultReads.ts'
import { isWholeYear } from './runKpis.ts'
import { runRange } from './runRange.ts'

/** What stands above the results of a run. */
export async function simulationMeta(
  deps: ReadDeps,
  run: FinishedRun,
  simulation: DuetSimulation,
): Promise<DuetSimMeta> {
  const [fromMs, toMs] = await runRange(deps, run)
  const { facts, summary } = run
  return {
    simulation,
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    from: iso(fromMs),
    to: iso(toMs),
    step_count: facts.step_count,
    is_whole_year: isWholeYear(run),
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
