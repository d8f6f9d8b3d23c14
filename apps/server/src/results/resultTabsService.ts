import { AppError } from '@duet/contract'
import type { ResultColumn } from '@duet/results'
import type { RollUpInterval } from '@duet/results/run'
import { z } from 'zod'
import type {
  BlockDcOperation,
  BlockSeries,
  CellTemperatures,
  DayProfiles,
  DurationCurve,
  MonthlyAlbedo,
  MonthlyLosses,
  ResultSeries,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { cellTemperatures } from './cellTemperatures.ts'
import { dayProfiles } from './dayProfiles.ts'
import { dcOperation } from './dcOperation.ts'
import { durationCurve } from './durationCurve.ts'
import { blockOf, type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { monthlyLosses } from './lossesByMonth.ts'
import { blockSeries, plantSeries } from './plantSeries.ts'
import { declaredColumns, type ReadDeps } from './resultReads.ts'
import type { BlockArguments } from './resultsService.ts'
import { runAlbedo } from './runAlbedo.ts'

type UserId = string | undefined

export interface ColumnArguments extends BlockArguments {
  readonly columns: readonly string[]
}

export interface SeriesArguments extends ColumnArguments {
  readonly time_interval?: string | null | undefined
}

/** What the pages of a run show beside its summary. Each checks access, and answers from the stored series. */
export interface ResultTabsService {
  readonly plantSeries: (userId: UserId, input: SeriesArguments) => Promise<ResultSeries>
  readonly blockSeries: (userId: UserId, input: SeriesArguments) => Promise<BlockSeries[]>
  readonly dayProfiles: (userId: UserId, input: ColumnArguments) => Promise<DayProfiles>
  readonly durationCurve: (userId: UserId, input: BlockArguments) => Promise<DurationCurve>
  readonly dcOperation: (userId: UserId, input: BlockArguments) => Promise<BlockDcOperation[]>
  readonly cellTemperatures: (userId: UserId, input: BlockArguments) => Promise<CellTemperatures>
  readonly monthlyLosses: (userId: UserId, input: BlockArguments) => Promise<MonthlyLosses>
  readonly albedo: (userId: UserId, input: BlockArguments) => Promise<MonthlyAlbedo>
}

export function createResultTabsService(deps: FinishedRunDeps & ReadDeps): ResultTabsService {
  const runOf = (userId: UserId, input: BlockArguments): Promise<FinishedRun> =>
    finishedRun(deps, userId, input.simulation_id)
  return {
    plantSeries: async (userId, input) => {
      const run = await runOf(userId, input)
      return plantSeries(deps, run, input.block_id, seriesRequest(run, input))
    },
    blockSeries: async (userId, input) => {
      const run = await runOf(userId, input)
      return blockSeries(deps, run, seriesRequest(run, input))
    },
    dayProfiles: async (userId, input) => {
      const run = await runOf(userId, input)
      return dayProfiles(deps, run, input.block_id, blockColumns(run, input))
    },
    durationCurve: async (userId, input) => {
      const run = await runOf(userId, input)
      return durationCurve(deps, run, input.block_id ? blockOf(run, input.block_id).id : undefined)
    },
    dcOperation: async (userId, input) => dcOperation(deps, await runOf(userId, input)),
    cellTemperatures: async (userId, input) =>
      cellTemperatures(deps, await runOf(userId, input), input.block_id),
    monthlyLosses: async (userId, input) =>
      monthlyLosses(deps, await runOf(userId, input), input.block_id),
    albedo: async (userId, input) => runAlbedo(deps, await runOf(userId, input), input.block_id),
  }
}

const columnNames = z
  .array(z.string())
  .min(1, 'choose at least one column')
  .max(60, 'at most 60 columns')

function blockColumns(run: FinishedRun, input: ColumnArguments): readonly ResultColumn[] {
  const names = parseInput(columnNames, input.columns, ['columns'])
  return declaredColumns(run.facts.blocks[0]?.id, names)
}

function seriesRequest(
  run: FinishedRun,
  input: SeriesArguments,
): { readonly columns: readonly ResultColumn[]; readonly interval: RollUpInterval } {
  return { columns: blockColumns(run, input), interval: rolledInterval(input.time_interval) }
}

function rolledInterval(text: string | null | undefined): RollUpInterval {
  switch (text) {
    case 'OneDay':
      return 'OneDay'
    case 'OneMonth':
    case null:
    case undefined:
      return 'OneMonth'
    default:
      throw new AppError('INVALID_INPUT', 'time_interval must be OneDay or OneMonth', {
        path: 'time_interval',
      })
  }
}
