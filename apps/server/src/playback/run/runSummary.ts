import type { FinishedRun } from '../../results/run/finishedRun.ts'

/** What is stored of a block of a run. @throws RangeError for a block that the run has not */
export function summaryOf(
  run: FinishedRun,
  blockId: string,
): FinishedRun['summary']['blocks'][number] {
  const found = run.summary.blocks.find(({ block_id }) => block_id === blockId)
  if (!found) throw new RangeError(`The run has no block ${blockId}`)
  return found
}
