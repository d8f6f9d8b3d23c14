import { AppError } from '@duet/contract'
import { z } from 'zod'
import type {
  ResultJob,
  TableModuleIrradianceProfiles,
  TableModuleIrradianceProfilesData,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { JobQueue } from '../jobs/jobQueue.ts'
import { askResultJob } from '../jobs/resultJobs.ts'
import { blockOf, type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { type ModuleProfileInput, parseProfileAnswer } from './moduleProfileJob.ts'
import { accessibleJob, resultJobAnswer } from './resultJobsService.ts'
import { iso } from './resultReads.ts'

type UserId = string | undefined
type Optional<T> = T | null | undefined

/** Tables of a block in plan, as the simulations domain gives them. */
export interface TablesInPlan {
  readonly eastM: Float64Array
  readonly northM: Float64Array
  readonly zone: Int32Array
  readonly lengthM: number
  readonly widthM: number
  readonly rowAzimuthDeg: number
  readonly tiers: number
  readonly columns: number
}

export interface ModuleProfileDeps extends FinishedRunDeps {
  readonly queue: JobQueue
  /** Undefined for a block whose light is not traced. */
  readonly tablesOfBlock: (
    simulationId: string,
    blockId: string,
  ) => Promise<TablesInPlan | undefined>
  /** Of all steps of a run, ms UTC: its first start and its last end. */
  readonly rangeOfRun: (run: FinishedRun) => Promise<readonly [number, number]>
}

export interface PlanArguments {
  readonly simulation_id: string
  readonly block_id: string
}

export interface ProfileArguments extends PlanArguments {
  readonly zone: number
  readonly from?: Optional<string>
  readonly to?: Optional<string>
  readonly with_steps?: Optional<boolean>
}

export interface ModuleProfileService {
  readonly plan: (userId: UserId, input: PlanArguments) => Promise<TableModuleIrradianceProfiles>
  /** @throws AppError INVALID_INPUT for a zone or a period that the run has not */
  readonly ask: (userId: UserId, input: ProfileArguments) => Promise<ResultJob>
  /** @throws AppError RESULT_NOT_READY, NOT_FOUND */
  readonly data: (userId: UserId, jobId: string) => Promise<TableModuleIrradianceProfilesData>
}

export function createModuleProfileService(deps: ModuleProfileDeps): ModuleProfileService {
  return {
    plan: async (userId, input) => {
      const run = await finishedRun(deps, userId, input.simulation_id)
      return planOf(deps, run, blockOf(run, input.block_id).id)
    },
    ask: async (userId, input) => {
      const run = await finishedRun(deps, userId, input.simulation_id)
      const question = checkedQuestion(run, input)
      const job = {
        simulationId: run.id,
        userId: userId ?? '',
        kind: 'module_profile',
        input: { ...question },
      } as const
      return resultJobAnswer(await askResultJob(deps, job))
    },
    data: (userId, jobId) => dataOf(deps, userId, jobId),
  }
}

async function planOf(
  deps: ModuleProfileDeps,
  run: FinishedRun,
  blockId: string,
): Promise<TableModuleIrradianceProfiles> {
  const zones = run.summary.blocks.find(({ block_id }) => block_id === blockId)?.zones ?? []
  const [fromMs, toMs] = await deps.rangeOfRun(run)
  const tables = await deps.tablesOfBlock(run.id, blockId)
  return {
    is_traced: tables !== undefined && zones.length > 0,
    zones: zones.map(({ row_position, slot_position, table_count }) => ({
      row_position,
      slot_position,
      table_count,
    })),
    ...placesOf(tables ?? NO_TABLES),
    from: iso(fromMs),
    to: iso(toMs),
    step_s: run.stepS,
    local_time_zone: run.utcOffsetH,
  }
}

const NO_TABLES: TablesInPlan = {
  eastM: new Float64Array(),
  northM: new Float64Array(),
  zone: new Int32Array(),
  lengthM: 0,
  widthM: 0,
  rowAzimuthDeg: 0,
  tiers: 0,
  columns: 0,
}

const placesOf = (
  tables: TablesInPlan,
): Pick<
  TableModuleIrradianceProfiles,
  'east_m' | 'north_m' | 'zone' | 'length_m' | 'width_m' | 'row_azimuth_deg' | 'tiers' | 'columns'
> => ({
  east_m: rounded(tables.eastM),
  north_m: rounded(tables.northM),
  zone: Array.from(tables.zone),
  length_m: tables.lengthM,
  width_m: tables.widthM,
  row_azimuth_deg: tables.rowAzimuthDeg,
  tiers: tables.tiers,
  columns: tables.columns,
})

const rounded = (values: Float64Array): number[] =>
  Array.from(values, (value) => Math.round(value * 100) / 100)

const questionSchema = z.object({
  zone: z.number().int().min(0),
  from: z.string().nullish(),
  to: z.string().nullish(),
  with_steps: z.boolean().nullish(),
})

/** Steps of more days are too many to be looked at one by one. */
const MAX_STEPS_MS = 2 * 86_400_000

function checkedQuestion(run: FinishedRun, input: ProfileArguments): ModuleProfileInput {
  const { id } = blockOf(run, input.block_id)
  const { zone, from, to, with_steps } = parseInput(questionSchema, input)
  const zones = run.summary.blocks.find(({ block_id }) => block_id === id)?.zones ?? []
  if (zones.length === 0) {
    throw invalid('block_id', 'The light of this block is not traced: its tables have no profiles')
  }
  if (zone >= zones.length) throw invalid('zone', `The block has ${zones.length} zones`)
  const fromMs = from ? Date.parse(from) : null
  const toMs = to ? Date.parse(to) : null
  if (fromMs !== null && toMs !== null && toMs <= fromMs) {
    throw invalid('to', 'The end must be after the beginning')
  }
  const isShort = fromMs !== null && toMs !== null && toMs - fromMs <= MAX_STEPS_MS
  if (with_steps && !isShort) throw invalid('with_steps', 'Steps are given for at most two days')
  return {
    block_id: id,
    zone,
    from_utc_ms: fromMs,
    to_utc_ms: toMs,
    with_steps: with_steps ?? false,
  }
}

const invalid = (path: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { path })

async function dataOf(
  deps: ModuleProfileDeps,
  userId: UserId,
  jobId: string,
): Promise<TableModuleIrradianceProfilesData> {
  const job = await accessibleJob(deps, userId, jobId)
  if (job.kind !== 'module_profile') throw new AppError('NOT_FOUND', 'Job not found')
  if (job.status !== 'completed') {
    throw new AppError('RESULT_NOT_READY', 'The profile is not made yet.', { status: job.status })
  }
  const { from_utc_ms, to_utc_ms, frames, ...answer } = parseProfileAnswer(job.answer)
  return {
    ...answer,
    from: iso(from_utc_ms),
    to: iso(to_utc_ms),
    frames: frames.map(({ time_utc_ms, ...frame }) => ({ time: iso(time_utc_ms), ...frame })),
  }
}
