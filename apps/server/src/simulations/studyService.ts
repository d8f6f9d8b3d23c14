import { randomUUID } from 'node:crypto'
import { AppError, oneLine } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import type { SimulationStudy } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { planValues, studyValues, weatherOfStudy } from './planStudy.ts'
import { removeRun } from './removeRun.ts'
import { parseRunInput, type RunInput } from './runInput.ts'
import { answers, type UserId } from './simulationAccess.ts'
import type { SimulationsDeps } from './simulationsDeps.ts'
import { type RunStarter, startRuns } from './startRun.ts'
import { stopRun } from './stopRun.ts'
import { readRefused, readStudyValue, studyAnswer } from './studyAnswer.ts'
import { normalStudyValue, STUDY_PARAMETERS, type StudyCase } from './studyParameters.ts'
import {
  deleteStudyRow,
  findStudy,
  holdRefused,
  insertStudy,
  listStudies,
  MAX_RUNS,
  renameStudyRow,
  runsOfStudies,
  type StudyRunRow,
  setRefused,
} from './studyQueries.ts'
import type { StoredTerrain } from './terrainOfRun.ts'
import { storedTerrainOfRun } from './terrainOfRun.ts'

export interface StudyService {
  readonly list: (
    userId: UserId,
    input: {
      readonly project_id: string
      readonly skip?: number | null | undefined
      readonly take?: number | null | undefined
    },
  ) => Promise<SimulationStudy[]>
  readonly one: (userId: UserId, id: string) => Promise<SimulationStudy>
  readonly create: (userId: UserId, projectId: string, input: unknown) => Promise<SimulationStudy>
  readonly addValues: (
    userId: UserId,
    id: string,
    values: readonly unknown[],
  ) => Promise<SimulationStudy>
  readonly rename: (userId: UserId, id: string, name: string) => Promise<SimulationStudy>
  readonly stop: (userId: UserId, id: string) => Promise<SimulationStudy>
  readonly remove: (userId: UserId, id: string, withRuns: boolean) => Promise<{ success: boolean }>
}

export function createStudyService(deps: SimulationsDeps): StudyService {
  return {
    list: (userId, input) => list(deps, userId, input),
    one: async (userId, id) => {
      const { study } = await accessibleStudy(deps, userId, id, 'viewer')
      return oneStudy(deps, study.project_id, study.id)
    },
    create: (userId, projectId, input) => create(deps, userId, projectId, input),
    addValues: (userId, id, values) => addValues(deps, userId, id, values),
    rename: async (userId, id, name) => {
      const { study } = await accessibleStudy(deps, userId, id, 'editor')
      await renameStudyRow(deps.db, study.id, parseInput(studyName, name, ['name']))
      return oneStudy(deps, study.project_id, study.id)
    },
    stop: (userId, id) => stop(deps, userId, id),
    remove: (userId, id, withRuns) => remove(deps, userId, id, withRuns),
  }
}

const studyName = z
  .string()
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(150, 'at most 150 characters')
const pageInput = z.object({
  skip: z.number().int().min(0).max(1_000_000).nullish(),
  take: z.number().int().min(1).max(200, 'at most 200').nullish(),
})
/** Values of one study. */
const MAX_VALUES = 50
const values = z
  .array(z.unknown())
  .min(1, 'give at least one value')
  .max(MAX_VALUES, `at most ${MAX_VALUES} values`)
const studyInput = z.object({
  name: studyName.nullish(),
  parameter: z.enum(STUDY_PARAMETERS, 'is none of the parameters of a study'),
  values,
  run: z.unknown(),
})

const studyNotFound = (): AppError => new AppError('NOT_FOUND', 'Study not found')

type StoredStudy = NonNullable<Awaited<ReturnType<typeof findStudy>>>

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
async function accessibleStudy(
  { db, projectAccess }: SimulationsDeps,
  userId: UserId,
  id: string,
  right: 'viewer' | 'editor' | 'run',
): Promise<{ readonly study: StoredStudy; readonly role: string }> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const study = isUuid(id) ? await findStudy(db, id) : undefined
  if (!study) throw studyNotFound()
  try {
    const { role } = await projectAccess(userId, study.project_id, right)
    return { study, role }
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? studyNotFound() : error
  }
}

async function list(
  deps: SimulationsDeps,
  userId: UserId,
  input: Parameters<StudyService['list']>[1],
): Promise<SimulationStudy[]> {
  const { project } = await deps.projectAccess(userId, input.project_id, 'viewer')
  const { skip, take } = parseInput(pageInput, input)
  return studies(deps, { projectId: project.id, skip: skip ?? 0, take: take ?? 50 })
}

async function studies(
  deps: SimulationsDeps,
  filter: Parameters<typeof listStudies>[1],
): Promise<SimulationStudy[]> {
  const rows = await listStudies(deps.db, filter)
  const studyIds = rows.map(({ id }) => id)
  if (studyIds.length === 0) return []
  // Before their results: a run that ends in between must not be seen completed and without any
  const found = await answers(deps, {
    projectId: filter.projectId,
    studyIds,
    skip: 0,
    take: MAX_RUNS,
  })
  const simulations = new Map(found.map((simulation) => [simulation.id, simulation]))
  const runs = (await runsOfStudies(deps.db, studyIds)).filter(({ id }) => simulations.has(id))
  return rows.map((row) => studyAnswer(row, runs, simulations))
}

async function oneStudy(
  deps: SimulationsDeps,
  projectId: string,
  id: string,
): Promise<SimulationStudy> {
  const [study] = await studies(deps, { projectId, id, skip: 0, take: 1 })
  if (!study) throw studyNotFound()
  return study
}

async function create(
  deps: SimulationsDeps,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<SimulationStudy> {
  const { project } = await deps.projectAccess(userId, projectId, 'run')
  const { name: given, parameter, values: asked, run } = parseInput(studyInput, unparsed, ['input'])
  const wanted = studyValues(parameter, asked, ['input', 'values'])
  const input = parseRunInput(run)
  const base = { document: await deps.readPlantDocument(userId, project.id), input }
  await checkChoices(deps, project.id, base)
  const id = randomUUID()
  const name = given ?? `Study of ${parameter.replaceAll('_', ' ')}`
  const planned = await planValues(deps, project.id, { id, name, parameter, base }, wanted)
  const weather = await weatherOfStudy(deps, project.id, base)
  const kept = {
    ...base,
    weatherNames: [...weather.values()].map((dataset) => dataset.name),
    isTypicalYear: [...weather.values()].some(({ type }) => type === 'TMY'),
  }
  const starter = { userId: userId ?? '', projectId: project.id }
  await startRuns(deps, starter, planned.runs, async (db) => {
    const row = { id, project_id: project.id, user_id: starter.userId, name, parameter }
    await insertStudy(db, { ...row, base: kept, refused: planned.refused })
    const details = { id, name, runs: planned.runs.length }
    await writeAudit(db, { ...starter, action: 'study_started', details })
  })
  return oneStudy(deps, project.id, id)
}

/** What is not there for any value is no study. @throws AppError NOT_FOUND for a block or dataset that is none of the project's */
async function checkChoices(
  deps: Pick<SimulationsDeps, 'findDataset'>,
  projectId: string,
  { document, input }: StudyCase,
): Promise<void> {
  const known = new Set(document.blocks.map(({ id }) => id))
  if (!input.blockIds.every((id) => known.has(id)))
    throw new AppError('NOT_FOUND', 'Block not found')
  if (input.datasetId !== undefined && !(await deps.findDataset(projectId, input.datasetId))) {
    throw new AppError('NOT_FOUND', 'Meteo dataset not found')
  }
}

const baseSchema = z.custom<{ readonly document: PlantDocument; readonly input: RunInput }>(
  (json) => typeof json === 'object' && json !== null && 'document' in json && 'input' in json,
)

async function addValues(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  unparsed: readonly unknown[],
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(deps, userId, id, 'run')
  const parameter = z.enum(STUDY_PARAMETERS).parse(study.parameter)
  const asked = studyValues(parameter, parseInput(values, unparsed, ['values']), ['values'])
  const runs = await runsOfStudies(deps.db, [study.id])
  const normal = normalStudyValue(parameter)
  const known = new Set(runs.map((run) => normal(readStudyValue(run.study_value).value)))
  const news = asked.filter((value) => !known.has(value))
  if (runs.length + news.length > MAX_VALUES) {
    throw new AppError('INVALID_INPUT', `A study has at most ${MAX_VALUES} values.`)
  }
  const plan = { id: study.id, name: study.name, parameter, base: baseSchema.parse(study.base) }
  const ofStudy = { ...deps, readTerrain: () => terrainOfStudy(deps, study.project_id, runs) }
  const planned = await planValues(ofStudy, study.project_id, plan, news)
  const starter: RunStarter = { userId: userId ?? '', projectId: study.project_id }
  await startRuns(deps, starter, planned.runs, async (db) => {
    // Held from here on: a run that is deleted meanwhile leaves its value behind
    const refused = await holdRefused(db, study.id)
    if (refused === undefined) throw studyNotFound()
    const before = readRefused(refused).filter(({ value }) => !news.includes(normal(value)))
    await setRefused(db, study.id, [...before, ...planned.refused])
  })
  return oneStudy(deps, study.project_id, study.id)
}

/** The ground as it was when the study began. */
async function terrainOfStudy(
  deps: SimulationsDeps,
  projectId: string,
  runs: readonly StudyRunRow[],
): Promise<StoredTerrain | undefined> {
  for (const { storage_prefix, terrain_sha256: sha256 } of runs) {
    if (sha256 === null) continue
    const stored = await storedTerrainOfRun(deps.storage, storage_prefix, { terrain: { sha256 } })
    if (stored) return stored
  }
  return deps.readTerrain(projectId)
}

async function stop(deps: SimulationsDeps, userId: UserId, id: string): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(deps, userId, id, 'run')
  let stopped = 0
  for (const run of (await runsOfStudies(deps.db, [study.id])).toReversed()) {
    if (await stopRun(deps, run)) stopped += 1
  }
  if (stopped > 0) {
    await writeAudit(deps.db, {
      userId: userId ?? '',
      projectId: study.project_id,
      action: 'study_stopped',
      details: { id: study.id, name: study.name, runs: stopped },
    })
  }
  return oneStudy(deps, study.project_id, study.id)
}

/** Editors remove their own studies, and with them their own runs; owners any. */
async function remove(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  withRuns: boolean,
): Promise<{ success: boolean }> {
  const { study, role } = await accessibleStudy(deps, userId, id, 'run')
  const runs = withRuns ? await runsOfStudies(deps.db, [study.id]) : []
  if (role !== 'owner' && [study, ...runs].some(({ user_id }) => user_id !== userId)) {
    throw new AppError(
      'FORBIDDEN',
      'Only an owner of the project may delete the study or the simulations of another user.',
      { role },
    )
  }
  for (const run of runs.toReversed()) await removeRun(deps, userId ?? '', run)
  await deps.db.transaction().execute(async (db) => {
    await deleteStudyRow(db, study.id)
    await writeAudit(db, {
      userId: userId ?? '',
      projectId: study.project_id,
      action: 'study_deleted',
      details: { id: study.id, name: study.name, with_runs: withRuns },
    })
  })
  return { success: true }
}
