import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import { type RunManifest, runPrefix, terrainKey } from '@duet/results/run'
import { touchProject } from '../access/projectParts.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { storeObject } from '../files/storeObject.ts'
import { submitJob } from '../jobs/jobLifecycle.ts'
import { holdDatasets } from '../meteo/datasets/datasetQueries.ts'
import { requireStorageRoom, takeStarts } from '../quotas/quotas.ts'
import type { Server } from '../server.ts'
import type { StoredTerrain } from './plan/terrainOfRun.ts'
import { insertSimulation, lockProject } from './simulationQueries.ts'
import { blockTasks, storedFactors } from './tasks/blockTasks.ts'

type StartServer = Pick<Server, 'db' | 'queue' | 'storage'>

export interface NewRun {
  readonly name: string
  readonly environment: string
  readonly manifest: RunManifest
  /** Absent where the run has no block on terrain. */
  readonly terrain: StoredTerrain | undefined
  /** Of a run that is one of a study. */
  readonly study?: { readonly id: string; readonly point: object }
  /** Id of the run whose sensitivity it tells. */
  readonly sensitivityOf?: string
  /** Id of the run whose plant and choices it was started with. */
  readonly repeats?: string
}

export interface RunStarter {
  readonly userId: string
  readonly projectId: string
}

/**
 * Runs, jobs and tasks are there together, or not at all; so is what `also` writes before them.
 *
 * @returns ids in the order of the runs
 * @throws AppError QUOTA_EXCEEDED, and CONFLICT for a dataset that was deleted meanwhile
 */
export async function startRuns(
  server: StartServer,
  { userId, projectId }: RunStarter,
  runs: readonly NewRun[],
  also: (db: Database) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  await requireStorageRoom(server.db, projectId)
  const named = runs.map((run) => ({ ...run, id: randomUUID() }))
  for (const { id, terrain } of named) {
    if (terrain) await storeTerrain(server, projectId, id, terrain)
  }
  await server.db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId))) throw new AppError('NOT_FOUND', 'Project not found')
    await takeStarts(db, { projectId, userId, kind: 'runs', count: runs.length })
    await also(db)
    const stored = await storedFactors(db, projectId)
    for (const { id, name, environment, manifest, study, sensitivityOf, repeats } of named) {
      await holdWeather(db, manifest)
      await insertSimulation(db, {
        id,
        project_id: projectId,
        user_id: userId,
        name,
        environment,
        manifest,
        storage_prefix: runPrefix(projectId, id),
        ...(study && { study_id: study.id, study_value: study.point }),
        ...(sensitivityOf && { sensitivity_of: sensitivityOf }),
        ...(repeats && { repeats }),
      })
      await submitJob(db, server.queue, id, blockTasks(stored, projectId, manifest))
      const details = { id, name }
      await writeAudit(db, { userId, projectId, action: 'simulation_started', details })
    }
    await touchProject(db, projectId)
  })
  return named.map(({ id }) => id)
}

/** The ground may be changed while the run waits: it takes a file of its own, which is swept with it. */
async function storeTerrain(
  server: StartServer,
  projectId: string,
  simulationId: string,
  { bytes }: StoredTerrain,
): Promise<void> {
  const key = terrainKey(runPrefix(projectId, simulationId))
  await storeObject(server, { key, projectId, filename: 'terrain.bin', state: 'pending' }, () =>
    server.storage.put(key, Readable.from([bytes])),
  )
}

async function holdWeather(db: Database, { datasets }: RunManifest): Promise<void> {
  const held = await holdDatasets(
    db,
    datasets.map(({ id }) => id),
  )
  const gone = datasets.find(({ id }) => !held.includes(id))
  if (!gone) return
  throw new AppError(
    'CONFLICT',
    `The meteo dataset '${gone.name}' was deleted meanwhile. Choose another one.`,
    { enviro_dataset_id: gone.id },
  )
}
