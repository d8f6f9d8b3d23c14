import type { BlockPart } from '@duet/results'
import { parseManifest, type RunManifest } from '@duet/results/run'
import type { Database } from '../db/connection.ts'
import type { Json } from '../db/database.gen.ts'
import { findJob } from '../jobs/jobQueries.ts'
import { findSimulation } from './simulationQueries.ts'

/** A run as its tasks need it. */
export interface Run {
  readonly simulationId: string
  readonly projectId: string
  readonly prefix: string
  readonly manifest: RunManifest
}

/** The run of a job. @throws Error when it was deleted */
export type RunSource = (jobId: string) => Promise<Run>

const KEPT = 8

/** Reads a run once for its tasks; a manifest never changes. */
export function createRunSource(db: Database): RunSource {
  const kept = new Map<string, Promise<Run>>()
  return (jobId) => {
    const found = kept.get(jobId)
    if (found) return found
    const loading = readRun(db, jobId)
    kept.set(jobId, loading)
    loading.catch(() => kept.delete(jobId))
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return loading
  }
}

async function readRun(db: Database, jobId: string): Promise<Run> {
  const job = await findJob(db, jobId)
  const simulation = job && (await findSimulation(db, job.simulation_id))
  if (!simulation) throw new Error(`The run of job ${jobId} was deleted`)
  return {
    simulationId: simulation.id,
    projectId: simulation.project_id,
    prefix: simulation.storage_prefix,
    manifest: parseManifest(simulation.manifest),
  }
}

/** What a block task leaves in its row. */
export function taskResult({ energy, keyFigures, warnings, zones }: BlockPart): Json {
  return {
    energy: { ...energy },
    keyFigures: { ...keyFigures },
    warnings: warnings.map((warning) => ({ ...warning })),
    ...(zones && { zones: zones.map((zone) => ({ ...zone, energy: { ...zone.energy } })) }),
  }
}

export function parseTaskResult(json: unknown): BlockPart {
  if (!isTaskResult(json)) throw new Error('A finished task has no result')
  return json
}

/** Written by `taskResult` alone. */
function isTaskResult(json: unknown): json is BlockPart {
  return typeof json === 'object' && json !== null && 'energy' in json && 'keyFigures' in json
}
