import { AppError } from '@duet/contract'
import { combinePvsystParts, pvsystFactorCsv, pvsystFactorTable } from '@duet/results'
import type { RunBlock } from '@duet/results/run'
import type { UserId } from '../../access/organizationAccess.ts'
import type { Database } from '../../db/connection.ts'
import type { PvsystExportData, ResultJob } from '../../graphql/resolvers.gen.ts'
import { findJobOfSimulation } from '../../jobs/jobQueries.ts'
import { type NewResultJob, sameResultJob } from '../../jobs/resultJobQueries.ts'
import { askResultJob } from '../../jobs/resultJobs.ts'
import type { Server } from '../../server.ts'
import { blockOf, type FinishedRun } from '../run/finishedRun.ts'
import type { BlockArguments } from '../run/seriesQueries.ts'
import { parsePvsystAnswer } from './pvsystFactorsJob.ts'

/** For those who may export. @throws AppError INVALID_INPUT where no light was traced */
export async function startPvsystFactors(
  server: Pick<Server, 'db' | 'queue'>,
  run: FinishedRun,
  args: BlockArguments,
  userId: string,
): Promise<ResultJob> {
  const { traced } = chosenBlocks(run, args)
  if (traced.length === 0) {
    throw new AppError(
      'INVALID_INPUT',
      'PVsyst factors need blocks whose light is traced: rows of fixed tables or of trackers about one axis.',
      { path: 'block_id' },
    )
  }
  return askResultJob(server, jobOf(run, userId, traced))
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

/** What is known of the factors of a block, or of all traced blocks together. The caller has settled access. */
export async function knownPvsystFactors(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  run: FinishedRun,
  args: BlockArguments,
): Promise<PvsystExportData> {
  const { traced, untraced } = chosenBlocks(run, args)
  const job =
    traced.length > 0 ? await sameResultJob(db, jobOf(run, userId ?? '', traced)) : undefined
  const parts = job?.status === 'completed' ? parsePvsystAnswer(job.answer) : []
  const table =
    parts.length > 0 ? pvsystFactorTable(combinePvsystParts(parts)) : { factors: [], runs: [] }
  return {
    block_names: traced.map(({ name }) => name),
    untraced_block_names: untraced.map(({ name }) => name),
    job: job ?? null,
    estimated_s: await estimatedS(db, run, traced),
    ...table,
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
  db: Database,
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
