import { AppError } from '@duet/contract'
import type { Kpi, TimeInterval } from '@duet/results'
import type { RollUpInterval } from '@duet/results/run'
import { z } from 'zod'
import type {
  BlockYield,
  DuetSimMeta,
  DuetSimulation,
  ResultSeries,
  SystemLosses,
  YearlyYields,
  ZoneYield,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { requestedBlocks } from './blockTables.ts'
import { blockOf, type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { lossesOf, partOf } from './partOf.ts'
import { capacityFactorSeries, performanceRatioSeries } from './ratioSeries.ts'
import {
  declaredColumns,
  type ReadDeps,
  readSeries,
  requestedInterval,
  type SeriesRequest,
} from './resultReads.ts'
import { runKpis } from './runKpis.ts'
import { simulationMeta } from './simulationMeta.ts'
import { yearlyYields } from './yieldBasis.ts'
import { zoneYields } from './zoneYields.ts'

type UserId = string | undefined
type Optional<T> = T | null | undefined

export interface ResultsDeps extends FinishedRunDeps, ReadDeps {
  /** The run as the simulations domain shows it. */
  readonly simulation: (projectId: string, id: string) => Promise<DuetSimulation>
}

export interface BlockArguments {
  readonly simulation_id: string
  readonly block_id?: Optional<string>
}

export interface RangeArguments extends BlockArguments {
  readonly from?: Optional<string>
  readonly to?: Optional<string>
}

export interface ZoneArguments extends RangeArguments {
  readonly block_id: string
}

export interface SummaryArguments extends RangeArguments {
  readonly columns: readonly string[]
  readonly time_interval?: Optional<string>
}

export interface RatioArguments extends BlockArguments {
  readonly time_interval?: Optional<string>
}

export interface ResultsService {
  readonly meta: (userId: UserId, simulationId: string) => Promise<DuetSimMeta>
  readonly kpis: (userId: UserId, input: BlockArguments) => Promise<Kpi[]>
  readonly blockYields: (userId: UserId, simulationId: string) => Promise<BlockYield[]>
  readonly yearlyYields: (userId: UserId, input: BlockArguments) => Promise<YearlyYields>
  readonly dailyYields: (userId: UserId, input: BlockArguments) => Promise<ResultSeries>
  readonly hourlyYields: (userId: UserId, input: RangeArguments) => Promise<ResultSeries>
  readonly performanceRatio: (userId: UserId, input: RatioArguments) => Promise<ResultSeries>
  readonly capacityFactor: (userId: UserId, input: RatioArguments) => Promise<ResultSeries>
  readonly timeSeries: (userId: UserId, input: SummaryArguments) => Promise<ResultSeries>
  readonly zoneYields: (userId: UserId, input: ZoneArguments) => Promise<ZoneYield[]>
  readonly losses: (userId: UserId, input: BlockArguments) => Promise<SystemLosses>
}

export function createResultsService(deps: ResultsDeps): ResultsService {
  const runOf = (userId: UserId, id: string): Promise<FinishedRun> => finishedRun(deps, userId, id)
  return {
    meta: async (userId, id) => {
      const run = await runOf(userId, id)
      return simulationMeta(deps, run, await deps.simulation(run.projectId, run.id))
    },
    kpis: async (userId, { simulation_id, block_id }) =>
      runKpis(deps, await runOf(userId, simulation_id), block_id),
    blockYields: async (userId, id) => (await runOf(userId, id)).summary.blocks.map(blockYield),
    yearlyYields: async (userId, { simulation_id, block_id }) =>
      yearlyYields(deps, await runOf(userId, simulation_id), block_id),
    dailyYields: async (userId, input) =>
      yields(deps, await runOf(userId, input.simulation_id), input, 'OneDay'),
    hourlyYields: async (userId, input) =>
      yields(deps, await runOf(userId, input.simulation_id), input, 'OneHour'),
    performanceRatio: async (userId, input) =>
      performanceRatioSeries(deps, ...(await ratioParts(runOf, userId, input))),
    capacityFactor: async (userId, input) =>
      capacityFactorSeries(deps, ...(await ratioParts(runOf, userId, input))),
    timeSeries: async (userId, input) =>
      timeSeries(deps, await runOf(userId, input.simulation_id), input),
    zoneYields: async (userId, input) =>
      zoneYields(deps, await runOf(userId, input.simulation_id), input.block_id, rangeOf(input)),
    losses: async (userId, input) => {
      const run = await runOf(userId, input.simulation_id)
      const part = partOf(run, input.block_id)
      const rows = lossesOf(run, requestedBlocks(run, input.block_id), part.losses)
      return { rows, closure_error: part.closure_error }
    },
  }
}

function blockYield(block: FinishedRun['summary']['blocks'][number]): BlockYield {
  const value = (key: string): number | null =>
    block.kpis.find((kpi) => kpi.key === key)?.value ?? null
  return {
    block_id: block.block_id,
    name: block.name,
    nominal_dc_kw: block.ratings.nominal_dc_w / 1000,
    nominal_ac_kw: block.ratings.nominal_ac_w / 1000,
    energy_kwh: block.energy_kwh,
    specific_yield_kwh_per_kwp: value('specific_yield') ?? 0,
    performance_ratio: value('performance_ratio'),
  }
}

const BLOCK_YIELDS = ['dc_mpp', 'ac_inverter', 'ac_block']
const SYSTEM_YIELDS = ['ac_blocks', 'grid']

function yields(
  deps: ResultsDeps,
  run: FinishedRun,
  input: RangeArguments,
  interval: TimeInterval,
): Promise<ResultSeries> {
  const blockId = knownBlock(run, input.block_id)
  const columns = declaredColumns(blockId, blockId === undefined ? SYSTEM_YIELDS : BLOCK_YIELDS)
  return readSeries(deps, run, { blockId, columns, interval, ...rangeOf(input) })
}

function timeSeries(
  deps: ResultsDeps,
  run: FinishedRun,
  input: SummaryArguments,
): Promise<ResultSeries> {
  const blockId = knownBlock(run, input.block_id)
  const names = parseInput(columnNames, input.columns, ['columns'])
  return readSeries(deps, run, {
    blockId,
    columns: declaredColumns(blockId, names),
    interval: requestedInterval(run, input.time_interval),
    ...rangeOf(input),
  })
}

const columnNames = z
  .array(z.string())
  .min(1, 'choose at least one column')
  .max(60, 'at most 60 columns')

function knownBlock(run: FinishedRun, blockId: Optional<string>): string | undefined {
  return blockId ? blockOf(run, blockId).id : undefined
}

function rangeOf({ from, to }: RangeArguments): Pick<SeriesRequest, 'fromUtcMs' | 'toUtcMs'> {
  return {
    fromUtcMs: from ? Date.parse(from) : undefined,
    toUtcMs: to ? Date.parse(to) : undefined,
  }
}

async function ratioParts(
  runOf: (userId: UserId, id: string) => Promise<FinishedRun>,
  userId: UserId,
  input: RatioArguments,
): Promise<[FinishedRun, string | undefined, RollUpInterval]> {
  const run = await runOf(userId, input.simulation_id)
  const interval = input.time_interval ?? 'OneMonth'
  if (interval !== 'OneMonth' && interval !== 'OneDay') {
    throw new AppError('INVALID_INPUT', 'time_interval must be OneMonth or OneDay', {
      path: 'time_interval',
    })
  }
  return [run, knownBlock(run, input.block_id), interval]
}
