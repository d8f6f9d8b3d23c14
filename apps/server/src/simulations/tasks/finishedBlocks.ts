import { setImmediate } from 'node:timers/promises'
import type { BlockRatings } from '@duet/engine'
import { addBlockParts, type BlockRun, summariseZones } from '@duet/results'
import { blockPartKey } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'
import { tasksOfJob } from '../../jobs/jobQueries.ts'
import { parseTaskResult, type Run } from '../runSource.ts'
import type { BlockSource } from './blockSource.ts'

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
    const whole = addBlockParts(parts.map(({ result }) => parseTaskResult(result)))
    finished.push({
      id,
      name,
      ratings,
      assumptions,
      energy: whole.energy,
      keyFigureSums: whole.keyFigures,
      warnings: whole.warnings,
      zones: whole.zones && summariseZones(whole.zones, ratings),
      partKeys: parts.map(({ step_from }) => blockPartKey(run.prefix, id, step_from ?? 0)),
    })
  }
  return finished
}
