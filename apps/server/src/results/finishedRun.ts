import { AppError } from '@duet/contract'
import type { RunSummary } from '@duet/results'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { type FinishedRunRow, findFinishedRun } from './resultQueries.ts'

export interface RunBlock {
  readonly id: string
  readonly name: string
  readonly table_count: number
  /** Absent where light is not traced. */
  readonly light?: { readonly class_count: number }
}

/** The facts of a run that its results are read with. */
export interface RunFacts {
  readonly engine_version: string
  readonly blocks: readonly RunBlock[]
  readonly datasets: readonly {
    readonly id: string
    readonly name: string
    readonly step_s: number
    readonly time_interval: string
    readonly local_time_zone: number
  }[]
  readonly step_count: number
}

export interface FinishedRun {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly prefix: string
  readonly facts: RunFacts
  readonly summary: RunSummary
  readonly stepS: number
  readonly utcOffsetH: number
  /** Interval of a step. */
  readonly timeInterval: string
}

/** What the service must know of a project. */
export type ResultsProjectAccess = (
  userId: string | undefined,
  projectId: string,
  atLeast: 'viewer',
) => Promise<{
  readonly project: { readonly id: string; readonly exports_for_viewers: boolean }
  readonly role: string
}>

export interface FinishedRunDeps {
  readonly db: Database
  readonly projectAccess: ResultsProjectAccess
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Simulation not found')

/**
 * A run whose results may be shown to the user.
 *
 * @throws AppError NOT_FOUND for an id that is unknown, malformed or of a foreign project; RESULT_NOT_READY
 */
export async function finishedRun(
  { db, projectAccess }: FinishedRunDeps,
  userId: string | undefined,
  simulationId: string,
): Promise<FinishedRun> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const row = isUuid(simulationId) ? await findFinishedRun(db, simulationId) : undefined
  if (!row) throw notFound()
  try {
    await projectAccess(userId, row.project_id, 'viewer')
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return runOf(row)
}

/** A run for a worker: who asked for its results had access to them. @throws AppError NOT_FOUND, RESULT_NOT_READY */
export async function storedRun(db: Database, simulationId: string): Promise<FinishedRun> {
  const row = await findFinishedRun(db, simulationId)
  if (!row) throw notFound()
  return runOf(row)
}

function runOf(row: FinishedRunRow): FinishedRun {
  if (row.status !== 'completed' || row.summary === null)
    throw notReady(row.status, row.error_message)
  const facts = parseFacts(row.facts)
  const [dataset] = facts.datasets
  if (!dataset) throw new Error(`Run ${row.id} has no weather`)
  return {
    id: row.id,
    projectId: row.project_id,
    name: row.name,
    prefix: row.storage_prefix,
    facts,
    summary: parseSummary(row.summary),
    stepS: dataset.step_s,
    utcOffsetH: dataset.local_time_zone,
    timeInterval: dataset.time_interval,
  }
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

function parseFacts(json: unknown): RunFacts {
  if (!isFacts(json)) throw new Error('A run has no manifest')
  return json
}

/** Written by the simulations domain, as `RunManifest` without the document. */
function isFacts(json: unknown): json is RunFacts {
  return typeof json === 'object' && json !== null && 'datasets' in json && 'blocks' in json
}

function parseSummary(json: unknown): RunSummary {
  if (!isSummary(json)) throw new Error('A run has no summary')
  return json
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
