import { AppError } from '@duet/contract'
import { stagesNotModelled } from '@duet/plant'
import { type LossRow, type PartSummary, type ShownLossRow, shownLosses } from '@duet/results'
import type { SystemLosses } from '../../graphql/resolvers.gen.ts'
import { requestedBlocks } from './blockQueries.ts'
import type { FinishedRun } from './finishedRun.ts'

/** Summary of a block, or of the plant. @throws AppError NOT_FOUND for a block that is not in the run */
export function partOf(run: FinishedRun, blockId: string | null | undefined): PartSummary {
  if (!blockId) return run.summary.system
  const part = run.summary.blocks.find(({ block_id }) => block_id === blockId)
  if (!part) throw new AppError('NOT_FOUND', 'Block not found')
  return part
}

/** A loss account of some blocks of a run, with which of its stages the design of the run has a model of. */
export function lossesOf(
  { facts, design, stepS }: FinishedRun,
  blockIds: readonly string[],
  rows: readonly LossRow[],
): ShownLossRow[] {
  const blocks = facts.blocks
    .filter(({ id }) => blockIds.includes(id))
    .map(({ id, row_count, light }) => ({ id, rowCount: row_count, isTraced: light !== undefined }))
  return [...shownLosses(rows, stagesNotModelled({ document: design, blocks, stepS }))]
}

/** The loss account of a block, or of the plant. */
export function systemLosses(run: FinishedRun, blockId: string | null | undefined): SystemLosses {
  const part = partOf(run, blockId)
  const rows = lossesOf(run, requestedBlocks(run, blockId), part.losses)
  return { rows, closure_error: part.closure_error }
}
