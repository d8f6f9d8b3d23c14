import type { BlockPart } from '@duet/results'
import { parseManifest, type RunManifest } from '@duet/results/run'
import { createAnswerCache } from '../cache.ts'
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

/** Reads a run once for its tasks; a manifest never changes. */
export function createRunSource(db: Database): RunSource {
  const runs = createAnswerCache<Run>({ max: 8 })
  return (jobId) =>
    runs(jobId, async () => {
      const job = await findJob(db, jobId)
      if (!job) throw new Error(`The run of job ${jobId} was deleted`)
      return readRun(db, job.simulation_id)
    })
}

/** @throws Error when it was deleted */
export async function readRun(db: Database, simulationId: string): Promise<Run> {
  const row = await findSimulation(db, simulationId)
  if (!row) throw new Error(`The run ${simulationId} was deleted`)
  return {
    simulationId,
    projectId: row.project_id,
    prefix: row.storage_prefix,
    manifest: parseManifest(row.manifest),
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
