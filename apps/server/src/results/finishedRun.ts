import { AppError } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { type RunSummary, storedSummary } from '@duet/results'
import { parseFacts, type RunBlock, type RunFacts } from '@duet/results/run'
import type { UserId } from '../access/organizationAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { type AnswerCache, createAnswerCache } from '../cache.ts'
import type { Database } from '../db/connection.ts'
import type { Server } from '../server.ts'
import { findResults, findRun, type RunRow } from './resultQueries.ts'

/** The design of a run without its drawings and heights. */
export type RunDesign = Omit<PlantDocument, 'block_layers' | 'terrain'>

export interface FinishedRun {
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
 * A run whose results the user may see, or with the right `export` take away.
 *
 * @throws AppError NOT_FOUND for an id that is unknown, malformed or of a foreign project; FORBIDDEN; RESULT_NOT_READY
 */
export async function finishedRun(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  simulationId: string,
  right: 'viewer' | 'export' = 'viewer',
): Promise<FinishedRun> {
  const { record } = await recordAccess(db, userId, simulationId, {
    find: (id) => findRun(db, id),
    notFound,
    projectOf: ({ project_id }) => project_id,
    right,
  })
  return runOf(db, record)
}

/** A run for a worker: who asked for its results had access to them. @throws AppError NOT_FOUND, RESULT_NOT_READY */
export async function storedRun(db: Database, simulationId: string): Promise<FinishedRun> {
  const row = await findRun(db, simulationId)
  if (!row) throw notFound()
  return runOf(db, row)
}

/** @throws AppError RESULT_NOT_READY, NOT_FOUND for a run that was deleted just now */
async function runOf(db: Database, row: RunRow): Promise<FinishedRun> {
  if (row.status !== 'completed') throw notReady(row.status, row.error_message)
  const { facts, design, summary } = await resultsOf(db, row.id)
  const [dataset] = facts.datasets
  if (!dataset) throw new Error(`Run ${row.id} has no weather`)
  return {
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
    return {
      facts: parseFacts(row.facts),
      design: parseDesign(row.design),
      summary: parseSummary(row.summary),
    }
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

function parseDesign(json: unknown): RunDesign {
  if (!isDesign(json)) throw new Error('A run has no design')
  return json
}

/** Checked by the simulations domain before the run was planned. */
function isDesign(json: unknown): json is RunDesign {
  return typeof json === 'object' && json !== null && 'components' in json && 'blocks' in json
}

function parseSummary(json: unknown): RunSummary {
  if (!isSummary(json)) throw new Error('A run has no summary')
  return storedSummary(json)
}

/** Written by `summariseRun` alone. */
function isSummary(json: unknown): json is RunSummary {
  return typeof json === 'object' && json !== null && 'system' in json && 'blocks' in json
}

/** A block of the run. @throws AppError NOT_FOUND */
export function blockOf(run: FinishedRun, blockId: string): RunBlock {
  const block = run.facts.blocks.find(({ id }) => id === blockId)
  if (!block) throw new AppError('NOT_FOUND', 'Block not found')
  return block
}
