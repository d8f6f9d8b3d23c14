import { AppError } from '@duet/contract'
import { counted, DAY_MS } from '@duet/units'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  ResultJob,
  TableModuleIrradianceProfiles,
  TableModuleIrradianceProfilesData,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { askResultJob } from '../../jobs/resultJobs.ts'
import type { Server } from '../../server.ts'
import { type RunBlockTables, tablesOfBlock } from '../../simulations/tasks/runBlocks.ts'
import { accessibleJob } from '../files/resultFiles.ts'
import { blockOf, type FinishedRun, finishedRun } from '../run/finishedRun.ts'
import { runRange } from '../run/rangeQueries.ts'
import { iso } from '../run/seriesQueries.ts'
import { type ModuleProfileInput, parseProfileAnswer } from './moduleProfileJob.ts'

type Optional<T> = T | null | undefined

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

/** Asks for the profile of a zone. @throws AppError INVALID_INPUT for a zone or a period that the run has not */
export async function askModuleProfile(
  server: Server,
  userId: UserId,
  args: ProfileArguments,
): Promise<ResultJob> {
  const run = await finishedRun(server, userId, args.simulation_id)
  const job = {
    simulationId: run.id,
    userId: userId ?? '',
    kind: 'module_profile',
    input: { ...checkedQuestion(run, args) },
  } as const
  return askResultJob(server, job)
}

/** Tables of a block in plan. */
export async function moduleProfilePlan(
  server: Server,
  run: FinishedRun,
  args: PlanArguments,
): Promise<TableModuleIrradianceProfiles> {
  const blockId = blockOf(run, args.block_id).id
  const zones = run.summary.blocks.find(({ block_id }) => block_id === blockId)?.zones ?? []
  const [fromMs, toMs] = await runRange(run)
  const tables = await tablesOfBlock(server, run.id, blockId)
  const places = tables ?? NO_TABLES
  return {
    is_traced: tables !== undefined && zones.length > 0,
    zones,
    east_m: rounded(places.eastM),
    north_m: rounded(places.northM),
    zone: Array.from(places.zone),
    length_m: places.lengthM,
    width_m: places.widthM,
    row_azimuth_deg: places.rowAzimuthDeg,
    tiers: places.tiers,
    columns: places.columns,
    from: iso(fromMs),
    to: iso(toMs),
    step_s: run.stepS,
    local_time_zone: run.utcOffsetH,
  }
}

const NO_TABLES: RunBlockTables = {
  eastM: new Float64Array(),
  northM: new Float64Array(),
  zone: new Int32Array(),
  lengthM: 0,
  widthM: 0,
  rowAzimuthDeg: 0,
  tiers: 0,
  columns: 0,
}

const rounded = (values: Float64Array): number[] =>
  Array.from(values, (value) => Math.round(value * 100) / 100)

const questionSchema = z.object({
  zone: z.number().int().min(0),
  from: z.string().nullish(),
  to: z.string().nullish(),
  with_steps: z.boolean().nullish(),
})

/** Steps of more days are too many to be looked at one by one. */
const MAX_STEPS_MS = 2 * DAY_MS

function checkedQuestion(run: FinishedRun, input: ProfileArguments): ModuleProfileInput {
  const { id } = blockOf(run, input.block_id)
  const { zone, from, to, with_steps } = parseInput(questionSchema, input)
  const zones = run.summary.blocks.find(({ block_id }) => block_id === id)?.zones ?? []
  if (zones.length === 0) {
    throw invalid('block_id', 'The light of this block is not traced: its tables have no profiles')
  }
  if (zone >= zones.length) throw invalid('zone', `The block has ${counted(zones.length, 'zone')}`)
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

/** @throws AppError RESULT_NOT_READY, NOT_FOUND */
export async function moduleProfileData(
  server: Pick<Server, 'db'>,
  userId: UserId,
  jobId: string,
): Promise<TableModuleIrradianceProfilesData> {
  const job = await accessibleJob(server, userId, jobId)
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
