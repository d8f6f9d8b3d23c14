import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import type { PlantDocument, RowOptics } from '@duet/plant'
import {
  normalStudyValue,
  STUDY_PARAMETERS,
  type StudyCase,
  type StudyParameter,
  withRowOptics,
} from '@duet/plant/study'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import { storedTerrain } from '../../design/storedGround.ts'
import type { SimulationStudy, StudyPreview } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import { readPlantDocument } from '../../plants/plantDocument.ts'
import type { Server } from '../../server.ts'
import { type PlanContext, planContext } from '../plan/planRun.ts'
import { parseRunInput, type RunInput } from '../plan/runInput.ts'
import { type StoredTerrain, storedTerrainOfRun } from '../plan/terrainOfRun.ts'
import { type RunStarter, startRuns } from '../startRun.ts'
import {
  planPoints,
  refusedOfPoints,
  runsOfPoints,
  type StudyPlan,
  weatherOfStudy,
} from './planStudy.ts'
import { accessibleStudy, oneStudy, studyName, studyNotFound } from './studies.ts'
import { parametersOf, pointAnswer, readRefused, readStudyPoint } from './studyAnswer.ts'
import { constraintsSchema, readConstraints } from './studyConstraints.ts'
import {
  askedPoints,
  axesSchema,
  type PointValues,
  pointKey,
  refuseMany,
  studyAxes,
} from './studyPoints.ts'
import {
  holdRefused,
  insertStudy,
  runsOfStudies,
  type StudyRunRow,
  setRefused,
} from './studyQueries.ts'

const studyInput = z.object({
  name: studyName.nullish(),
  parameters: axesSchema,
  constraints: constraintsSchema.nullish(),
  row_optics: z.enum(['tables', 'endless_rows'] satisfies RowOptics[]).nullish(),
  run: z.unknown(),
})

interface AskedStudy {
  readonly context: PlanContext
  /** Of all chosen blocks; undefined: each has its own. */
  readonly rowOptics: RowOptics | undefined
  readonly plan: StudyPlan
  readonly points: readonly PointValues[]
}

/** A study as it was asked for, over the design as it is now. */
async function askedStudy(
  server: Server,
  project: Parameters<typeof readPlantDocument>[1],
  unparsed: unknown,
): Promise<AskedStudy> {
  const asked = parseInput(studyInput, unparsed, ['input'])
  const { parameters, points } = studyAxes(asked.parameters, ['input', 'parameters'])
  const input = parseRunInput(asked.run)
  const rowOptics = asked.row_optics ?? undefined
  const designed = { document: await readPlantDocument(server.db, project), input }
  const base = rowOptics === undefined ? designed : withRowOptics(designed, rowOptics)
  const context = planContext(server, project.id)
  await checkChoices(context, base)
  const name = asked.name ?? `Study of ${parameters.join(', ').replaceAll('_', ' ')}`
  const constraints = asked.constraints ?? []
  return {
    context,
    points,
    rowOptics,
    plan: { id: randomUUID(), name, parameters, constraints, base },
  }
}

/** What a study would be. Nothing is stored or started. */
export async function previewStudy(
  server: Server,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<StudyPreview> {
  const { project } = await projectAccess(server.db, userId, projectId, 'viewer')
  const { context, plan, points } = await askedStudy(server, project, unparsed)
  const planned = await planPoints(context, plan, points)
  return { points: planned.map((point) => pointAnswer(plan.constraints, point)) }
}

export async function createStudy(
  server: Server,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<SimulationStudy> {
  const { project } = await projectAccess(server.db, userId, projectId, 'run')
  const { context, plan, points, rowOptics } = await askedStudy(server, project, unparsed)
  const planned = await planPoints(context, plan, points)
  const { id, name, base } = plan
  const weather = await weatherOfStudy(context, base)
  const stored = {
    ...base,
    weatherNames: [...weather.values()].map((dataset) => dataset.name),
    isTypicalYear: [...weather.values()].some(({ type }) => type === 'TMY'),
    constraints: plan.constraints,
    ...(rowOptics && { rowOptics }),
  }
  const starter = { userId: userId ?? '', projectId: project.id }
  const runs = runsOfPoints(plan, planned)
  await startRuns(server, starter, runs, async (db) => {
    const parameter = plan.parameters.join(',')
    const row = { id, project_id: project.id, user_id: starter.userId, name, parameter }
    await insertStudy(db, { ...row, base: stored, refused: refusedOfPoints(planned) })
    const details = { id, name, runs: runs.length }
    await writeAudit(db, { ...starter, action: 'study_started', details })
  })
  return oneStudy(server.db, project.id, id)
}

/** What is not there for any value is no study. @throws AppError NOT_FOUND for a block or dataset that is none of the project's */
async function checkChoices(
  { server, projectId }: PlanContext,
  { document, input }: StudyCase<RunInput>,
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

const baseSchema = z.custom<{
  readonly document: PlantDocument
  readonly input: RunInput
  readonly constraints?: unknown
}>((json) => typeof json === 'object' && json !== null && 'document' in json && 'input' in json)

/** @param also - what is written with the points, or keeps them from being run */
export async function addStudyPoints(
  server: Server,
  userId: UserId,
  id: string,
  unparsed: unknown,
  also: (db: Database) => Promise<void> = async () => undefined,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(server.db, userId, id, 'run')
  const { constraints, ...base } = baseSchema.parse(study.base)
  const parameters = z.array(z.enum(STUDY_PARAMETERS)).parse(parametersOf(study.parameter))
  const asked = askedPoints(parameters, unparsed, ['points'])
  const runs = await runsOfStudies(server.db, [study.id])
  const keyOf = storedKey(parameters)
  const known = new Set(runs.map((run) => keyOf(readStudyPoint(run.study_value).values)))
  const news = asked.filter((point) => !known.has(pointKey(point)))
  refuseMany(runs.length + news.length)
  const plan = { ...study, parameters, constraints: readConstraints(constraints), base }
  const context = planContext(server, study.project_id, () =>
    terrainOfStudy(server, study.project_id, runs),
  )
  const planned = await planPoints(context, plan, news)
  const starter: RunStarter = { userId: userId ?? '', projectId: study.project_id }
  await startRuns(server, starter, runsOfPoints(plan, planned), async (db) => {
    // Held from here on: a run that is deleted meanwhile leaves its point behind
    const refused = await holdRefused(db, study.id)
    if (refused === undefined) throw studyNotFound()
    await also(db)
    const replaced = new Set(news.map(pointKey))
    const before = readRefused(refused).filter(({ values }) => !replaced.has(keyOf(values)))
    await setRefused(db, study.id, [...before, ...refusedOfPoints(planned)])
  })
  return oneStudy(server.db, study.project_id, study.id)
}

/** The key of a stored point, its values as they are given today. */
const storedKey =
  (parameters: readonly StudyParameter[]) =>
  (values: PointValues): string =>
    pointKey(
      values.map((value, at) => {
        const parameter = parameters[at]
        return parameter === undefined ? value : normalStudyValue(parameter)(value)
      }),
    )

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
