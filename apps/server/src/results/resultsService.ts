import { AppError } from '@duet/contract'
import { columnsOf, type Kpi, type TimeInterval } from '@duet/results'
import { z } from 'zod'
import { isUuid } from '../db/uuid.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type {
  BlockYield,
  DataExport,
  DataExportUrl,
  DuetSimMeta,
  DuetSimulation,
  ResultSeries,
  SystemLosses,
  ZoneYield,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { exportRun } from './exportRun.ts'
import { blockOf, type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { partOf } from './partOf.ts'
import { capacityFactorSeries, performanceRatioSeries } from './ratioSeries.ts'
import { type ExportFileRow, type ExportRow, exportsOfRun, findExports } from './resultQueries.ts'
import {
  declaredColumns,
  type ReadDeps,
  readSeries,
  requestedInterval,
  type SeriesRequest,
} from './resultReads.ts'
import { simulationMeta } from './simulationMeta.ts'
import { zoneYields } from './zoneYields.ts'

type UserId = string | undefined
type Optional<T> = T | null | undefined

export interface ResultsDeps extends FinishedRunDeps, ReadDeps {
  readonly storage: ObjectStorage
  /** The run as the simulations domain shows it. */
  readonly simulation: (projectId: string, id: string) => Promise<DuetSimulation>
  readonly signDownload: (
    key: string,
    filename: string,
  ) => { readonly url: string; readonly expires_at: string }
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

export interface ExportArguments extends BlockArguments {
  readonly format: string
  readonly scope: string
  readonly time_interval?: Optional<string>
  readonly columns?: Optional<readonly string[]>
}

export interface ResultsService {
  readonly meta: (userId: UserId, simulationId: string) => Promise<DuetSimMeta>
  readonly kpis: (userId: UserId, input: BlockArguments) => Promise<Kpi[]>
  readonly blockYields: (userId: UserId, simulationId: string) => Promise<BlockYield[]>
  readonly dailyYields: (userId: UserId, input: BlockArguments) => Promise<ResultSeries>
  readonly hourlyYields: (userId: UserId, input: RangeArguments) => Promise<ResultSeries>
  readonly performanceRatio: (userId: UserId, input: RatioArguments) => Promise<ResultSeries>
  readonly capacityFactor: (userId: UserId, input: RatioArguments) => Promise<ResultSeries>
  readonly timeSeries: (userId: UserId, input: SummaryArguments) => Promise<ResultSeries>
  readonly zoneYields: (userId: UserId, input: ZoneArguments) => Promise<ZoneYield[]>
  readonly losses: (userId: UserId, input: BlockArguments) => Promise<SystemLosses>
  readonly exports: (userId: UserId, simulationId: string) => Promise<DataExport[]>
  readonly exportUrls: (userId: UserId, ids: readonly string[]) => Promise<DataExportUrl[]>
  readonly createExport: (userId: UserId, input: ExportArguments) => Promise<DataExport>
}

export function createResultsService(deps: ResultsDeps): ResultsService {
  const runOf = (userId: UserId, id: string): Promise<FinishedRun> => finishedRun(deps, userId, id)
  return {
    meta: async (userId, id) => {
      const run = await runOf(userId, id)
      return simulationMeta(deps, run, await deps.simulation(run.projectId, run.id))
    },
    kpis: async (userId, input) => [
      ...partOf(await runOf(userId, input.simulation_id), input.block_id).kpis,
    ],
    blockYields: async (userId, id) => (await runOf(userId, id)).summary.blocks.map(blockYield),
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
      const part = partOf(await runOf(userId, input.simulation_id), input.block_id)
      return { rows: [...part.losses], closure_error: part.closure_error }
    },
    exports: async (userId, id) =>
      (await exportsOfRun(deps.db, (await runOf(userId, id)).id, 200)).map(exportAnswer),
    exportUrls: (userId, ids) => exportUrls(deps, userId, ids),
    createExport: async (userId, input) =>
      createExport(deps, userId ?? '', await runOf(userId, input.simulation_id), input),
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
): Promise<[FinishedRun, string | undefined, TimeInterval]> {
  const run = await runOf(userId, input.simulation_id)
  const interval = input.time_interval ?? 'OneMonth'
  if (interval !== 'OneMonth' && interval !== 'OneDay') {
    throw new AppError('INVALID_INPUT', 'time_interval must be OneMonth or OneDay', {
      path: 'time_interval',
    })
  }
  return [run, knownBlock(run, input.block_id), interval]
}

const exportInput = z.object({
  format: z.enum(['csv', 'parquet'], { error: 'must be csv or parquet' }),
  scope: z.enum(['block', 'system'], { error: 'must be block or system' }),
})

async function createExport(
  deps: ResultsDeps,
  userId: string,
  run: FinishedRun,
  input: ExportArguments,
): Promise<DataExport> {
  await requireExports(deps, userId, run.projectId)
  const { format, scope } = parseInput(exportInput, input)
  const blockId = knownBlock(run, input.block_id)
  if (scope === 'system' && blockId !== undefined) {
    throw new AppError('INVALID_INPUT', 'An export of the system takes no block', {
      path: 'block_id',
    })
  }
  const anyBlock = scope === 'block' ? (blockId ?? run.facts.blocks[0]?.id) : undefined
  const names = input.columns ?? columnsOf(scope).map(({ name }) => name)
  const columns = declaredColumns(anyBlock, parseInput(columnNames, names, ['columns']))
  const interval = requestedInterval(run, input.time_interval)
  return exportAnswer(
    await exportRun(deps, run, { userId, format, scope, blockId, interval, columns }),
  )
}

async function exportUrls(
  deps: ResultsDeps,
  userId: UserId,
  ids: readonly string[],
): Promise<DataExportUrl[]> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const wanted = parseInput(z.array(z.string()).min(1).max(100, 'at most 100'), ids, ['ids'])
  const rows = wanted.every(isUuid) ? await findExports(deps.db, wanted) : []
  if (rows.length < new Set(wanted).size) throw exportNotFound()
  for (const projectId of new Set(rows.map((row) => row.project_id))) {
    await requireExports(deps, userId, projectId).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? exportNotFound() : error
    })
  }
  await refuseMissing(deps.storage, rows)
  return rows.map(({ id, storage_key, filename }) => {
    const { url, expires_at } = deps.signDownload(storage_key, filename)
    return { id, url, expires_at }
  })
}

/** Owners of a project say whether its viewers may take results away. */
async function requireExports(
  { projectAccess }: ResultsDeps,
  userId: UserId,
  projectId: string,
): Promise<void> {
  const { project, role } = await projectAccess(userId, projectId, 'viewer')
  if (role !== 'viewer' || project.exports_for_viewers) return
  throw new AppError(
    'FORBIDDEN',
    'Viewers may not export results of this project. Ask an owner of the project.',
    { role },
  )
}

async function refuseMissing(
  storage: ObjectStorage,
  rows: readonly ExportFileRow[],
): Promise<void> {
  for (const { id, storage_key, filename } of rows) {
    if (await storage.stat(storage_key)) continue
    throw new AppError('RESULT_DAMAGED', `The file '${filename}' is missing. Export it again.`, {
      export_id: id,
    })
  }
}

const exportNotFound = (): AppError => new AppError('NOT_FOUND', 'Export not found')

function exportAnswer(row: ExportRow): DataExport {
  return {
    id: row.id,
    simulation_id: row.simulation_id,
    format: row.format,
    scope: row.scope,
    time_interval: row.time_interval,
    filename: row.filename,
    size_bytes: row.size_bytes,
    created_at: row.created_at.toISOString(),
  }
}
