import { AppError } from '@duet/contract'
import type { PartSummary } from '@duet/results'
import type { FinishedRun } from './finishedRun.ts'

/** Summary of a block, or of the plant. @throws AppError NOT_FOUND for a block that is not in the run */
export function partOf(run: FinishedRun, blockId: string | null | undefined): PartSummary {
  if (!blockId) return run.summary.system
  const part = run.summary.blocks.find(({ block_id }) => block_id === blockId)
  if (!part) throw new AppError('NOT_FOUND', 'Block not found')
  return part
}
