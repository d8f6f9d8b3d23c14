import { TIME_COLUMN } from '@duet/results'
import type { DuetSimMeta, DuetSimulation } from '../http/resolvers.gen.ts'
import type { FinishedRun } from './finishedRun.ts'
import { iso, partKeys, type ReadDeps, readStored } from './resultReads.ts'

/** What stands above the results of a run. */
export async function simulationMeta(
  deps: ReadDeps,
  run: FinishedRun,
  simulation: DuetSimulation,
): Promise<DuetSimMeta> {
  const { columns } = await readStored(
    deps,
    run,
    await partKeys(deps, run, undefined),
    (source) =>
      `select min(epoch_ms("${TIME_COLUMN}")), max(epoch_ms("${TIME_COLUMN}")) from ${source}`,
  )
  const [first, last] = columns.map((values) => values[0] ?? 0)
  const { facts, summary } = run
  return {
    simulation,
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    from: iso(first ?? 0),
    to: iso((last ?? 0) + run.stepS * 1000),
    step_count: facts.step_count,
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
