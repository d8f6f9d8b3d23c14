import { AppError } from '@duet/contract'
import { combinePvsystParts, pvsystFactorCsv, pvsystFactorTable } from '@duet/results'
import type { RunBlock } from '@duet/results/run'
import type { PvsystExportData, ResultJob } from '../http/resolvers.gen.ts'
import { findJobOfSimulation } from '../jobs/jobQueries.ts'
import type { JobQueue } from '../jobs/jobQueue.ts'
import { type NewResultJob, sameResultJob } from '../jobs/resultJobQueries.ts'
import { askResultJob } from '../jobs/resultJobs.ts'
import { exportableRun } from './exportAccess.ts'
import { blockOf, type FinishedRun, type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { parsePvsystAnswer } from './pvsystFactorsJob.ts'
import { resultJobAnswer } from './resultJobsService.ts'
import type { BlockArguments } from './resultsService.ts'

type UserId = string | undefined

export interface PvsystFactorsDeps extends FinishedRunDeps {
  readonly queue: JobQueue
}

export interface PvsystFactorsService {
  /** What is known of the factors of a block, or of all traced blocks together. */
  readonly data: (userId: UserId, input: BlockArguments) => Promise<PvsystExportData>
  /** For those who may export. @throws AppError INVALID_INPUT where no light was traced */
  readonly start: (userId: UserId, input: BlockArguments) => Promise<ResultJob>
}

export function createPvsystFactorsService(deps: PvsystFactorsDeps): PvsystFactorsService {
  return {
    data: async (userId, input) => {
      const run = await finishedRun(deps, userId, input.simulation_id)
      return dataOf(deps, userId ?? '', run, input)
    },
    start: async (userId, input) => {
      const run = await exportableRun(deps, userId, input.simulation_id)
      const { traced } = chosenBlocks(run, input)
      if (traced.length === 0) {
        throw new AppError(
          'INVALID_INPUT',
          'PVsyst factors need blocks whose light is traced: rows of fixed tables or of trackers about one axis.',
          { path: 'block_id' },
        )
      }
      return resultJobAnswer(await askResultJob(deps, jobOf(run, userId ?? '', traced)))
    },
  }
}

interface ChosenBlocks {
  readonly traced: readonly RunBlock[]
  readonly untraced: readonly RunBlock[]
}

function chosenBlocks(run: FinishedRun, { block_id: id }: BlockArguments): ChosenBlocks {
  const chosen = id ? [blockOf(run, id)] : run.facts.blocks
  return {
    traced: chosen.filter(({ light }) => light !== undefined),
    untraced: chosen.filter(({ light }) => light === undefined),
  }
}

const jobOf = (run: FinishedRun, userId: string, blocks: readonly RunBlock[]): NewResultJob => ({
  simulationId: run.id,
  userId,
  kind: 'pvsyst_factors',
  input: { block_ids: blocks.map(({ id }) => id) },
})

async function dataOf(
  deps: PvsystFactorsDeps,
  userId: string,
  run: FinishedRun,
  input: BlockArguments,
): Promise<PvsystExportData> {
  const { traced, untraced } = chosenBlocks(run, input)
  const job =
    traced.length > 0 ? await sameResultJob(deps.db, jobOf(run, userId, traced)) : undefined
  const parts = job?.status === 'completed' ? parsePvsystAnswer(job.answer) : []
  const table =
    parts.length > 0 ? pvsystFactorTable(combinePvsystParts(parts)) : { factors: [], runs: [] }
  return {
    block_names: traced.map(({ name }) => name),
    untraced_block_names: untraced.map(({ name }) => name),
    job: job ? resultJobAnswer(job) : null,
    estimated_s: await estimatedS(deps, run, traced),
    factors: table.factors.map((row) => ({ ...row, months: [...row.months] })),
    runs: [...table.runs],
    csv: parts.length > 0 ? pvsystFactorCsv(table) : '',
  }
}

/** Two scenes are traced, and seven runs pass over the weather, where the simulation had one of each. */
const RUNS_LONGER = 5
/** Of a simulation that found its light traced. */
const LEAST_S_PER_CLASS = 2

const classesOf = (blocks: readonly RunBlock[]): number =>
  blocks.reduce((sum, { light }) => sum + (light?.class_count ?? 0), 0)

/** From how long the simulation took, by the classes of the blocks. */
async function estimatedS(
  { db }: PvsystFactorsDeps,
  run: FinishedRun,
  traced: readonly RunBlock[],
): Promise<number> {
  const classes = classesOf(traced)
  if (classes === 0) return 0
  const job = await findJobOfSimulation(db, run.id)
  const ranMs = (job?.completed_at?.getTime() ?? 0) - (job?.running_at?.getTime() ?? 0)
  const share = classes / classesOf(run.facts.blocks)
  return Math.max(LEAST_S_PER_CLASS * classes, ((RUNS_LONGER * ranMs) / 1000) * share)
}
