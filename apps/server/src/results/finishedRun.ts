import { AppError } from '@duet/contract'
import type { ModelledRun } from '@duet/plant'
import { type RunSummary, storedSummary } from '@duet/results'
import type { WeatherFitness } from '@duet/weather'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { findResults, findRun, type RunRow } from './resultQueries.ts'

export interface RunBlock {
  readonly id: string
  readonly name: string
  readonly dataset_id: string
  readonly table_count: number
  readonly row_count: number
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
    /** Absent: 1. */
    readonly revision?: number
    /** Absent in runs of before it was looked at. */
    readonly fitness?: WeatherFitness
  }[]
  readonly step_count: number
}

/** What results need of the design of a run. */
type RunDesign = ModelledRun['document']

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

/** What the service must know of a project. */
export type ResultsProjectAccess = (
  userId: string | undefined,
  projectId: string,
  right: 'viewer' | 'export',
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
  const row = isUuid(simulationId) ? await findRun(db, simulationId) : undefined
  if (!row) throw notFound()
  try {
    await projectAccess(userId, row.project_id, 'viewer')
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return runOf(db, row)
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
  const results = await keptResults(db, row.id)
  if (!results) throw notFound()
  const { facts, design, summary } = results
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

/** Blocks whose summaries are kept, some 0.1 MB each. */
const KEPT_BLOCKS = 400

/** What finished runs left never changes: that of the runs that were asked for last is kept, so that pages do not read it again and again. */
const kept = new WeakMap<Database, Map<string, Results>>()

async function keptResults(db: Database, id: string): Promise<Results | undefined> {
  const ofDatabase = kept.get(db) ?? new Map<string, Results>()
  kept.set(db, ofDatabase)
  const results = ofDatabase.get(id) ?? (await readResults(db, id))
  if (!results) return undefined
  ofDatabase.delete(id)
  ofDatabase.set(id, results)
  let blocks = [...ofDatabase.values()].reduce((sum, { facts }) => sum + facts.blocks.length, 0)
  for (const [oldest, { facts }] of ofDatabase) {
    if (blocks <= KEPT_BLOCKS || oldest === id) break
    ofDatabase.delete(oldest)
    blocks -= facts.blocks.length
  }
  return results
}

async function readResults(db: Database, id: string): Promise<Results | undefined> {
  const row = await findResults(db, id)
  return (
    row && {
      facts: parseFacts(row.facts),
      design: parseDesign(row.design),
      summary: parseSummary(row.summary),
    }
  )
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
