import { randomUUID } from 'node:crypto'
import { AppError, oneLine, type ProjectRight } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import { storedTerrain } from '../../design/storedGround.ts'
import type { SimulationStudy } from '../../graphql/resolvers.gen.ts'
import { pageFields } from '../../input/pageFields.ts'
import { parseInput } from '../../input/parseInput.ts'
import { datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import { readPlantDocument } from '../../plants/plantDocument.ts'
import type { Server } from '../../server.ts'
import { type PlanContext, planContext } from '../plan/planRun.ts'
import { parseRunInput, type RunInput } from '../plan/runInput.ts'
import type { StoredTerrain } from '../plan/terrainOfRun.ts'
import { storedTerrainOfRun } from '../plan/terrainOfRun.ts'
import { removeRun } from '../removeRun.ts'
import { simulationAnswers } from '../simulationAccess.ts'
import { type RunStarter, startRuns } from '../startRun.ts'
import { type StopServer, stopRun } from '../stopRun.ts'
import { planValues, studyValues, weatherOfStudy } from './planStudy.ts'
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

const studyName = z
  .string()
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(150, 'at most 150 characters')
const MOST_LISTED = 200
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
  db: Database,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<{ readonly study: StoredStudy; readonly role: string }> {
  const kind = { find: findStudy, notFound: studyNotFound }
  const { access, ...study } = await recordAccess(db, userId, id, right, kind)
  return { study, role: access.role }
}

export async function projectStudies(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  input: {
    readonly project_id: string
    readonly skip?: number | null | undefined
    readonly take?: number | null | undefined
  },
): Promise<SimulationStudy[]> {
  const { project } = await projectAccess(db, userId, input.project_id, 'viewer')
  const page = parseInput(z.object(pageFields(50, MOST_LISTED)), input)
  return studiesOf(db, { projectId: project.id, ...page })
}

export async function simulationStudy(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(db, userId, id, 'viewer')
  return oneStudy(db, study.project_id, study.id)
}

export async function renameStudy(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  name: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(db, userId, id, 'editor')
  await renameStudyRow(db, study.id, parseInput(studyName, name, ['name']))
  return oneStudy(db, study.project_id, study.id)
}

async function studiesOf(
  db: Database,
  filter: Parameters<typeof listStudies>[1],
): Promise<SimulationStudy[]> {
  const rows = await listStudies(db, filter)
  const studyIds = rows.map(({ id }) => id)
  if (studyIds.length === 0) return []
  // Before their results: a run that ends in between must not be seen completed and without any
  const found = await simulationAnswers(db, {
    projectId: filter.projectId,
    studyIds,
    skip: 0,
    take: MAX_RUNS,
  })
  const simulations = new Map(found.map((simulation) => [simulation.id, simulation]))
  const runs = (await runsOfStudies(db, studyIds)).filter(({ id }) => simulations.has(id))
  return rows.map((row) => studyAnswer(row, runs, simulations))
}

async function oneStudy(db: Database, projectId: string, id: string): Promise<SimulationStudy> {
  const [study] = await studiesOf(db, { projectId, id, skip: 0, take: 1 })
  if (!study) throw studyNotFound()
  return study
}

export async function createStudy(
  server: Server,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<SimulationStudy> {
  const { project } = await projectAccess(server.db, userId, projectId, 'run')
  const { name: given, parameter, values: asked, run } = parseInput(studyInput, unparsed, ['input'])
  const wanted = studyValues(parameter, asked, ['input', 'values'])
  const input = parseRunInput(run)
  const base = { document: await readPlantDocument(server.db, project), input }
  const context = planContext(server, project.id)
  await checkChoices(context, base)
  const id = randomUUID()
  const name = given ?? `Study of ${parameter.replaceAll('_', ' ')}`
  const planned = await planValues(context, { id, name, parameter, base }, wanted)
  const weather = await weatherOfStudy(context, base)
  const stored = {
    ...base,
    weatherNames: [...weather.values()].map((dataset) => dataset.name),
    isTypicalYear: [...weather.values()].some(({ type }) => type === 'TMY'),
  }
  const starter = { userId: userId ?? '', projectId: project.id }
  await startRuns(server, starter, planned.runs, async (db) => {
    const row = { id, project_id: project.id, user_id: starter.userId, name, parameter }
    await insertStudy(db, { ...row, base: stored, refused: planned.refused })
    const details = { id, name, runs: planned.runs.length }
    await writeAudit(db, { ...starter, action: 'study_started', details })
  })
  return oneStudy(server.db, project.id, id)
}

/** What is not there for any value is no study. @throws AppError NOT_FOUND for a block or dataset that is none of the project's */
async function checkChoices(
  { server, projectId }: PlanContext,
  { document, input }: StudyCase,
): Promise<void> {
  const known = new Set(document.blocks.map(({ id }) => id))
  if (!input.blockIds.every((id) => known.has(id)))
    throw new AppError('NOT_FOUND', 'Block not found')
  if (
    input.datasetId !== undefined &&
    !(await datasetFacts(server.db, projectId, input.datasetId))
  ) {
    throw new AppError('NOT_FOUND', 'Meteo dataset not found')
  }
}

const baseSchema = z.custom<{ readonly document: PlantDocument; readonly input: RunInput }>(
  (json) => typeof json === 'object' && json !== null && 'document' in json && 'input' in json,
)

export async function addStudyValues(
  server: Server,
  userId: UserId,
  id: string,
  unparsed: readonly unknown[],
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(server.db, userId, id, 'run')
  const parameter = z.enum(STUDY_PARAMETERS).parse(study.parameter)
  const asked = studyValues(parameter, parseInput(values, unparsed, ['values']), ['values'])
  const runs = await runsOfStudies(server.db, [study.id])
  const normal = normalStudyValue(parameter)
  const known = new Set(runs.map((run) => normal(readStudyValue(run.study_value).value)))
  const news = asked.filter((value) => !known.has(value))
  if (runs.length + news.length > MAX_VALUES) {
    throw new AppError('INVALID_INPUT', `A study has at most ${MAX_VALUES} values.`)
  }
  const plan = { id: study.id, name: study.name, parameter, base: baseSchema.parse(study.base) }
  const context = planContext(server, study.project_id, () =>
    terrainOfStudy(server, study.project_id, runs),
  )
  const planned = await planValues(context, plan, news)
  const starter: RunStarter = { userId: userId ?? '', projectId: study.project_id }
  await startRuns(server, starter, planned.runs, async (db) => {
    // Held from here on: a run that is deleted meanwhile leaves its value behind
    const refused = await holdRefused(db, study.id)
    if (refused === undefined) throw studyNotFound()
    const before = readRefused(refused).filter(({ value }) => !news.includes(normal(value)))
    await setRefused(db, study.id, [...before, ...planned.refused])
  })
  return oneStudy(server.db, study.project_id, study.id)
}

/** The ground as it was when the study began. */
async function terrainOfStudy(
  server: Server,
  projectId: string,
  runs: readonly StudyRunRow[],
): Promise<StoredTerrain | undefined> {
  for (const { storage_prefix, terrain_sha256: sha256 } of runs) {
    if (sha256 === null) continue
    const stored = await storedTerrainOfRun(server.storage, storage_prefix, { terrain: { sha256 } })
    if (stored) return stored
  }
  return storedTerrain(server, projectId)
}

export async function stopStudy(
  server: StopServer,
  userId: UserId,
  id: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(server.db, userId, id, 'run')
  let stopped = 0
  for (const run of (await runsOfStudies(server.db, [study.id])).toReversed()) {
    if (await stopRun(server, run)) stopped += 1
  }
  if (stopped > 0) {
    await writeAudit(server.db, {
      userId: userId ?? '',
      projectId: study.project_id,
      action: 'study_stopped',
      details: { id: study.id, name: study.name, runs: stopped },
    })
  }
  return oneStudy(server.db, study.project_id, study.id)
}

/** Editors remove their own studies, and with them their own runs; owners any. */
export async function deleteStudy(
  server: StopServer,
  userId: UserId,
  id: string,
  withRuns: boolean,
): Promise<{ success: boolean }> {
  const { study, role } = await accessibleStudy(server.db, userId, id, 'run')
  const runs = withRuns ? await runsOfStudies(server.db, [study.id]) : []
  if (role !== 'owner' && [study, ...runs].some(({ user_id }) => user_id !== userId)) {
    throw new AppError(
      'FORBIDDEN',
      'Only an owner of the project may delete the study or the simulations of another user.',
      { role },
    )
  }
  for (const run of runs.toReversed()) await removeRun(server, userId ?? '', run)
  await server.db.transaction().execute(async (db) => {
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
