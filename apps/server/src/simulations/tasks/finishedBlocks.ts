import { setImmediate } from 'node:timers/promises'
import type { BlockRatings } from '@duet/engine'
import { addBlockParts, type BlockRun, summariseZones } from '@duet/results'
import { blockPartKey, seriesBlockId } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'
import { tasksOfJob } from '../../jobs/jobQueries.ts'
import { parseTaskResult, type Run } from '../runSource.ts'
import type { BlockSource } from './blockSource.ts'

/** A block whose tasks are all done. */
export interface FinishedBlock extends BlockRun {
  readonly ratings: BlockRatings
  /** The block under whose id its series are stored. */
  readonly seriesId: string
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
  for (const block of run.manifest.blocks) {
    const { id, name } = block
    const seriesId = seriesBlockId(block)
    // Tables that are laid out again take a while: others are answered in between
    await setImmediate()
    const parts = tasks.filter((task) => task.kind === 'block_series' && task.block_id === seriesId)
    const { ratings, assumptions } = await blocks(run, id)
    const whole = addBlockParts(parts.map(({ result }) => parseTaskResult(result)))
    finished.push({
      id,
      name,
      seriesId,
      ratings,
      assumptions,
      energy: whole.energy,
      keyFigureSums: whole.keyFigures,
      warnings: whole.warnings,
      zones: whole.zones && summariseZones(whole.zones, ratings),
      partKeys: parts.map(({ step_from }) => blockPartKey(run.prefix, seriesId, step_from ?? 0)),
    })
  }
  return finished
}
