import { setImmediate } from 'node:timers/promises'
import { addSums, type BlockRatings, type SimulationWarning } from '@duet/engine'
import { addZoneRuns, type BlockRun, summariseZones, type ZoneRun } from '@duet/results'
import type { Database } from '../db/connection.ts'
import { type TaskRow, tasksOfJob } from '../jobs/jobQueries.ts'
import type { BlockSource } from './blockSource.ts'
import { blockPartKey } from './runFiles.ts'
import { parseTaskResult, type Run, type TaskResult } from './runSource.ts'

/** A block whose tasks are all done. */
export interface FinishedBlock extends BlockRun {
  readonly ratings: BlockRatings
  /** Its step series, in order of time. */
  readonly partKeys: readonly string[]
}

/** The blocks of a run with the sums of their tasks, added in order of time. */
export async function finishedBlocks(
  { db, blocks }: { readonly db: Database; readonly blocks: BlockSource },
  run: Run,
  jobId: string,
): Promise<readonly FinishedBlock[]> {
  const tasks = await tasksOfJob(db, jobId)
  const finished: FinishedBlock[] = []
  for (const { id, name } of run.manifest.blocks) {
    // Tables that are laid out again take a while: others are answered in between
    await setImmediate()
    const parts = tasks.filter((task) => task.kind === 'block_series' && task.block_id === id)
    const { ratings, assumptions } = await blocks(run, id)
    const { zones, ...sums } = sumsOf(parts)
    finished.push({
      id,
      name,
      ratings,
      assumptions,
      ...sums,
      zones: zones && summariseZones(zones, ratings),
      partKeys: parts.map(({ step_from }) => blockPartKey(run.prefix, id, step_from ?? 0)),
    })
  }
  return finished
}

interface Sums extends Pick<FinishedBlock, 'energy' | 'keyFigureSums' | 'warnings'> {
  readonly zones: readonly ZoneRun[] | undefined
}

function sumsOf(parts: readonly TaskRow[]): Sums {
  const results = parts.map(({ result }) => parseTaskResult(result))
  return {
    energy: addSums(results.map(({ energy }) => energy)),
    keyFigureSums: addSums(results.map(({ keyFigures }) => keyFigures)),
    zones: zonesOf(results),
    warnings: joinWarnings(results.flatMap(({ warnings }) => warnings)),
  }
}

/** Undefined for a block whose light is not traced. */
function zonesOf(results: readonly TaskResult[]): readonly ZoneRun[] | undefined {
  const parts = results.flatMap(({ zones }) => (zones ? [zones] : []))
  return parts.length > 0 ? addZoneRuns(parts) : undefined
}

/** The same doubt in several parts is one, with the counts added. */
function joinWarnings(warnings: readonly SimulationWarning[]): readonly SimulationWarning[] {
  const byCode = new Map<string, SimulationWarning>()
  for (const { code, message, count } of warnings) {
    const earlier = byCode.get(code)
    const total = (earlier?.count ?? 0) + (count ?? 0)
    byCode.set(code, { code, message, ...(total > 0 && { count: total }) })
  }
  return [...byCode.values()]
}
