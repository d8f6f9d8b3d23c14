import { AppError } from '@duet/contract'
import { parseSummary, type RunSummary } from '@duet/results'
import { parseFacts, type RunBlock, type RunFacts } from '@duet/results/run'
import type { UserId } from '../../access/organizationAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import { type AnswerCache, createAnswerCache } from '../../cache.ts'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { findResults, findRun, type RunDesign, type RunRow } from './resultQueries.ts'

/** What holds results. */
export type ResultsServer = Pick<Server, 'db' | 'series'>

export interface FinishedRun {
  /** Where it is read from. */
  readonly server: ResultsServer
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly prefix: string
  readonly facts: RunFacts
  readonly design: RunDesign
  readonly summary: RunSummary
  readonly stepS: number
  readonly utcOffsetH: number
  /** Interval of a step. */
  readonly timeInterval: string
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Simulation not found')

/**
 * A run whose results the user may see, with the right `export` take away, with `editor` give out.
 *
 * @throws AppError NOT_FOUND for an id that is unknown, malformed or of a foreign project; FORBIDDEN; RESULT_NOT_READY
 */
export async function finishedRun(
  server: ResultsServer,
  userId: UserId,
  simulationId: string,
  right: 'viewer' | 'export' | 'editor' = 'viewer',
): Promise<FinishedRun> {
  const kind = { find: findRun, notFound }
  return runOf(server, await recordAccess(server.db, userId, simulationId, right, kind))
}

/** A run for a worker: who asked for its results had access to them. @throws AppError NOT_FOUND, RESULT_NOT_READY */
export async function storedRun(server: ResultsServer, simulationId: string): Promise<FinishedRun> {
  const row = await findRun(server.db, simulationId)
  if (!row) throw notFound()
  return runOf(server, row)
}

/** @throws AppError RESULT_NOT_READY, NOT_FOUND for a run that was deleted just now */
async function runOf(server: ResultsServer, row: RunRow): Promise<FinishedRun> {
  if (row.status !== 'completed') throw notReady(row.status, row.error_message)
  const { facts, design, summary } = await resultsOf(server.db, row.id)
  const [dataset] = facts.datasets
  if (!dataset) throw new Error(`Run ${row.id} has no weather`)
  return {
    server,
    id: row.id,
    projectId: row.project_id,
    name: row.name,
    prefix: row.storage_prefix,
    facts,
    design,
    summary,
    stepS: dataset.step_s,
    utcOffsetH: dataset.local_time_zone,
    timeInterval: dataset.time_interval,
  }
}

type Results = Pick<FinishedRun, 'facts' | 'design' | 'summary'>

/** Blocks whose summaries are cached, some 0.1 MB each. */
const CACHED_BLOCKS = 400

const newCache = (): AnswerCache<Results> =>
  createAnswerCache<Results>({
    maxSize: CACHED_BLOCKS,
    sizeOf: ({ facts }) => facts.blocks.length,
  })

/** What finished runs left never changes: that of the runs that were asked for last is cached, so that pages do not read it again and again. */
const caches = new WeakMap<Database, AnswerCache<Results>>()

/** @throws AppError NOT_FOUND for a run that was deleted just now */
function resultsOf(db: Database, id: string): Promise<Results> {
  const cache = caches.get(db) ?? newCache()
  caches.set(db, cache)
  return cache(id, async () => {
    const row = await findResults(db, id)
    if (!row) throw notFound()
    const summary = parseSummary(row.summary)
    if (!summary) throw new Error(`Run ${id} has no summary`)
    return { facts: parseFacts(row.facts), design: row.design, summary }
  })
}

function notReady(status: string, reason: string | null): AppError {
  const why = {
    failed: `The simulation failed: ${reason ?? 'no reason is known'}`,
    stopped: 'The simulation was stopped; it has no results.',
  }[status]
  return new AppError(
    'RESULT_NOT_READY',
    why ?? 'The simulation is still running. Its results are there when it has completed.',
    {
      status,
    },
  )
}

/** A block of the run. @throws AppError NOT_FOUND */
export function blockOf(run: FinishedRun, blockId: string): RunBlock {
  const block = run.facts.blocks.find(({ id }) => id === blockId)
  if (!block) throw new AppError('NOT_FOUND', 'Block not found')
  return block
}
