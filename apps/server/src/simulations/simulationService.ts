import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import { storeObject } from '../files/storeObject.ts'
import type { DuetSimulation, RunSimulationAnswer } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { stopJob, submitJob } from '../jobs/jobLifecycle.ts'
import { findJobOfSimulation } from '../jobs/jobQueries.ts'
import type { JobQueue } from '../jobs/jobQueue.ts'
import { blockTasks } from './blockTasks.ts'
import type { DatasetFacts } from './datasetFacts.ts'
import type { RunManifest } from './manifest.ts'
import { planRun } from './planRun.ts'
import { runPrefix, terrainKey } from './runFiles.ts'
import { parseRunInput, type RunInput } from './runInput.ts'
import { simulationAnswer } from './simulationAnswer.ts'
import {
  activeRuns,
  countActiveRuns,
  deleteSimulationRow,
  findSimulation,
  insertSimulation,
  listSimulations,
  lockProject,
  renameSimulation,
  type SimulationRow,
} from './simulationQueries.ts'
import type { StoredTerrain } from './terrainOfRun.ts'
import { readWeatherTable } from './weatherOfRun.ts'

type UserId = string | undefined
type Role = 'viewer' | 'operator' | 'editor' | 'owner'

/** What the service must know of a project. */
export type SimulationProjectAccess = (
  userId: UserId,
  projectId: string,
  right: 'viewer' | 'editor' | 'run',
) => Promise<{ readonly project: { readonly id: string }; readonly role: Role }>

export interface SimulationsDeps {
  readonly db: Database
  readonly queue: JobQueue
  readonly series: SeriesStore
  readonly storage: ObjectStorage
  readonly projectAccess: SimulationProjectAccess
  /** The design as it stands. */
  readonly readPlantDocument: (userId: UserId, projectId: string) => Promise<PlantDocument>
  /** Heights of the project's ground; undefined where it has none. */
  readonly readTerrain: (projectId: string) => Promise<StoredTerrain | undefined>
  /** A dataset of the project; undefined for any other id. */
  readonly findDataset: (projectId: string, id: string) => Promise<DatasetFacts | undefined>
  /** Holds those of the datasets that are there until the transaction ends, and gives their ids. */
  readonly holdDatasets: (db: Database, ids: readonly string[]) => Promise<readonly string[]>
  /** Somebody worked on the project. */
  readonly touchProject: (db: Database, projectId: string) => Promise<void>
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

export interface SimulationPageInput {
  readonly project_id: string
  readonly id?: string | null | undefined
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export interface SimulationsService {
  readonly run: (userId: UserId, projectId: string, input: unknown) => Promise<RunSimulationAnswer>
  readonly list: (userId: UserId, input: SimulationPageInput) => Promise<DuetSimulation[]>
  readonly running: (userId: UserId, projectId: string) => Promise<DuetSimulation[]>
  readonly rename: (userId: UserId, id: string, name: string) => Promise<DuetSimulation>
  readonly remove: (userId: UserId, id: string) => Promise<{ success: boolean }>
  readonly stop: (userId: UserId, id: string, projectId: string) => Promise<DuetSimulation>
  /** Stops what has not ended, of a project that goes. The caller has settled access. */
  readonly stopAll: (projectId: string) => Promise<void>
  /** The caller has settled access. @throws AppError NOT_FOUND */
  readonly one: (projectId: string, id: string) => Promise<DuetSimulation>
  /** The caller has settled access. */
  readonly recent: (projectId: string) => Promise<DuetSimulation[]>
}

export function createSimulationsService(deps: SimulationsDeps): SimulationsService {
  return {
    run: (userId, projectId, input) => run(deps, userId, projectId, input),
    list: (userId, input) => list(deps, userId, input),
    running: async (userId, projectId) => {
      const { project } = await deps.projectAccess(userId, projectId, 'viewer')
      return answers(deps, { projectId: project.id, activeOnly: true, skip: 0, take: 200 })
    },
    rename: (userId, id, name) => rename(deps, userId, id, name),
    remove: (userId, id) => remove(deps, userId, id),
    stop: (userId, id, projectId) => stop(deps, userId, id, projectId),
    stopAll: async (projectId) => {
      for (const active of await activeRuns(deps.db, projectId)) await stopRun(deps, active)
    },
    one: (projectId, id) => oneAnswer(deps, projectId, id),
    recent: (projectId) => answers(deps, { projectId, skip: 0, take: 5 }),
  }
}

const simulationName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'at most 200 characters')
const pageInput = z.object({
  skip: z.number().int().min(0).max(1_000_000).nullish(),
  take: z.number().int().min(1).max(200, 'at most 200').nullish(),
})

async function answers(
  { db }: SimulationsDeps,
  filter: Parameters<typeof listSimulations>[1],
): Promise<DuetSimulation[]> {
  return (await listSimulations(db, filter)).map(simulationAnswer)
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Simulation not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
async function accessibleSimulation(
  { db, projectAccess }: SimulationsDeps,
  userId: UserId,
  id: string,
  right: 'editor' | 'run',
): Promise<{ readonly simulation: SimulationRow; readonly role: Role }> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const simulation = isUuid(id) ? await findSimulation(db, id) : undefined
  if (!simulation) throw notFound()
  try {
    const { role } = await projectAccess(userId, simulation.project_id, right)
    return { simulation, role }
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
}

async function run(
  deps: SimulationsDeps,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<RunSimulationAnswer> {
  const { project } = await deps.projectAccess(userId, projectId, 'run')
  const input = parseRunInput(unparsed)
  const document = await deps.readPlantDocument(userId, project.id)
  let terrain: StoredTerrain | undefined
  const plan = await planRun(
    {
      findDataset: (id) => deps.findDataset(project.id, id),
      readWeather: (dataset) => readWeatherTable(deps.series, dataset),
      readTerrain: async () => {
        terrain = await deps.readTerrain(project.id)
        return terrain
      },
    },
    document,
    input,
  )
  if (!plan.ok) {
    const errors = plan.errors.map(({ block_id, messages }) => ({
      block_id,
      messages: [...messages],
    }))
    return { success: false, simulation: null, errors }
  }
  const id = await startRun(deps, {
    userId: userId ?? '',
    projectId: project.id,
    input,
    manifest: plan.manifest,
    terrain,
  })
  return { success: true, simulation: await oneAnswer(deps, project.id, id), errors: [] }
}

interface NewRun {
  readonly userId: string
  readonly projectId: string
  readonly input: RunInput
  readonly manifest: RunManifest
  /** Absent where the run has no block on terrain. */
  readonly terrain: StoredTerrain | undefined
}

/** Runs of one project at the same time; more would only hold each other up. */
const MAX_ACTIVE_RUNS = 8

/**
 * Run, job and tasks are there together, or not at all.
 *
 * @throws AppError CONFLICT for too many runs at once, and for a dataset that was deleted meanwhile
 */
async function startRun(
  deps: SimulationsDeps,
  { userId, projectId, input, manifest, terrain }: NewRun,
): Promise<string> {
  const id = randomUUID()
  const startedAt = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const name = input.name ?? `Simulation ${startedAt}`
  if (terrain) await storeTerrain(deps, projectId, id, terrain)
  await deps.db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId))) throw new AppError('NOT_FOUND', 'Project not found')
    if ((await countActiveRuns(db, projectId)) >= MAX_ACTIVE_RUNS) throw tooManyRuns()
    await holdWeather(deps, db, manifest)
    await insertSimulation(db, {
      id,
      project_id: projectId,
      user_id: userId,
      name,
      environment: input.environment,
      manifest,
      storage_prefix: runPrefix(projectId, id),
    })
    await submitJob(db, deps.queue, id, await blockTasks(db, projectId, manifest))
    await deps.touchProject(db, projectId)
    const details = { id, name }
    await writeAudit(db, { userId, projectId, action: 'simulation_started', details })
  })
  return id
}

/** The ground may be changed while the run waits: it takes a file of its own, which is swept with it. */
async function storeTerrain(
  deps: SimulationsDeps,
  projectId: string,
  simulationId: string,
  { bytes }: StoredTerrain,
): Promise<void> {
  const key = terrainKey(runPrefix(projectId, simulationId))
  await storeObject(deps, { key, projectId, filename: 'terrain.bin', state: 'pending' }, () =>
    deps.storage.put(key, Readable.from([bytes])),
  )
}

function tooManyRuns(): AppError {
  return new AppError(
    'CONFLICT',
    `${MAX_ACTIVE_RUNS} simulations of this project are running or waiting already. Wait until one has finished, or stop one.`,
    { limit: MAX_ACTIVE_RUNS },
  )
}

async function holdWeather(
  deps: SimulationsDeps,
  db: Database,
  { datasets }: RunManifest,
): Promise<void> {
  const held = await deps.holdDatasets(
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

async function oneAnswer(
  deps: SimulationsDeps,
  projectId: string,
  id: string,
): Promise<DuetSimulation> {
  const [answer] = await answers(deps, { projectId, id, skip: 0, take: 1 })
  if (!answer) throw notFound()
  return answer
}

async function list(
  deps: SimulationsDeps,
  userId: UserId,
  input: SimulationPageInput,
): Promise<DuetSimulation[]> {
  const { project } = await deps.projectAccess(userId, input.project_id, 'viewer')
  if (input.id && !isUuid(input.id)) return []
  const { skip, take } = parseInput(pageInput, input)
  return answers(deps, {
    projectId: project.id,
    id: input.id ?? undefined,
    skip: skip ?? 0,
    take: take ?? 50,
  })
}

async function rename(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  text: string,
): Promise<DuetSimulation> {
  const { simulation } = await accessibleSimulation(deps, userId, id, 'editor')
  await renameSimulation(deps.db, simulation.id, parseInput(simulationName, text, ['name']))
  return oneAnswer(deps, simulation.project_id, simulation.id)
}

/** Editors remove their own runs, owners any. A run that has not ended is stopped first. */
async function remove(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
): Promise<{ success: boolean }> {
  const { simulation, role } = await accessibleSimulation(deps, userId, id, 'run')
  if (role !== 'owner' && simulation.user_id !== userId) {
    throw new AppError(
      'FORBIDDEN',
      'Only an owner of the project may delete the simulation of another user.',
      { role },
    )
  }
  await stopRun(deps, simulation)
  await deps.db.transaction().execute(async (db) => {
    await markPrefixDeleting(db, simulation.storage_prefix)
    await deleteSimulationRow(db, simulation.id)
    await writeAudit(db, {
      userId: userId ?? '',
      projectId: simulation.project_id,
      action: 'simulation_deleted',
      details: { id: simulation.id, name: simulation.name },
    })
  })
  deps.wakeSweeper()
  return { success: true }
}

async function stop(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  projectId: string,
): Promise<DuetSimulation> {
  const { simulation } = await accessibleSimulation(deps, userId, id, 'run')
  if (simulation.project_id !== projectId) throw notFound()
  if (await stopRun(deps, simulation)) {
    await writeAudit(deps.db, {
      userId: userId ?? '',
      projectId,
      action: 'simulation_stopped',
      details: { id: simulation.id, name: simulation.name },
    })
  }
  return oneAnswer(deps, projectId, simulation.id)
}

/** What a stopped run had written is of no use. False for a run that had ended before. */
async function stopRun(deps: SimulationsDeps, simulation: StoppableRun): Promise<boolean> {
  const job = await findJobOfSimulation(deps.db, simulation.id)
  const stopped = job && (await stopJob(deps, job.id))
  if (!stopped) return false
  await markPrefixDeleting(deps.db, simulation.storage_prefix)
  deps.wakeSweeper()
  return true
}

type StoppableRun = Pick<SimulationRow, 'id' | 'storage_prefix'>
