import type { TimeInterval } from '@duet/results'
import type { ResultSeries } from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import {
  declaredColumns,
  type RangeArguments,
  rangeOf,
  readSeries,
  requestedBlock,
  requestedColumns,
  requestedInterval,
} from '../run/seriesQueries.ts'

export interface SummaryArguments extends RangeArguments {
  readonly columns: readonly string[]
  readonly time_interval?: string | null | undefined
}

const BLOCK_YIELDS = ['dc_mpp', 'ac_inverter', 'ac_block']
const SYSTEM_YIELDS = ['ac_blocks', 'grid']

/** Energies of a block, or of the plant. */
export function yieldSeries(
  run: FinishedRun,
  args: RangeArguments,
  interval: TimeInterval,
): Promise<ResultSeries> {
  const blockId = requestedBlock(run, args)
  const columns = declaredColumns(blockId, blockId === undefined ? SYSTEM_YIELDS : BLOCK_YIELDS)
  return readSeries(run, { blockId, columns, interval, ...rangeOf(args) })
}

/** Any columns of a block, or of the plant after the blocks meet. */
export function timeSeries(run: FinishedRun, args: SummaryArguments): Promise<ResultSeries> {
  const blockId = requestedBlock(run, args)
  return readSeries(run, {
    blockId,
    columns: requestedColumns(blockId, args.columns),
    interval: requestedInterval(run, args.time_interval),
    ...rangeOf(args),
  })
}
