import { AppError, oneLine, type ProjectRight } from '@duet/contract'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type { SimulationStudy } from '../../graphql/resolvers.gen.ts'
import { pageFields } from '../../input/pageFields.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { removeRun } from '../removeRun.ts'
import { simulationAnswers } from '../simulationAccess.ts'
import { type StopServer, stopRun } from '../stopRun.ts'
import { pauseSearch } from './storedSearch.ts'
import { studyAnswer } from './studyAnswer.ts'
import {
  deleteStudyRow,
  findStudy,
  listStudies,
  MAX_RUNS,
  renameStudyRow,
  runsOfStudies,
} from './studyQueries.ts'

export const studyName = z
  .string()
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(150, 'at most 150 characters')
const MOST_LISTED = 200
export const studyNotFound = (): AppError => new AppError('NOT_FOUND', 'Study not found')

type StoredStudy = NonNullable<Awaited<ReturnType<typeof findStudy>>>

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export async function accessibleStudy(
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

export async function oneStudy(
  db: Database,
  projectId: string,
  id: string,
): Promise<SimulationStudy> {
  const [study] = await studiesOf(db, { projectId, id, skip: 0, take: 1 })
  if (!study) throw studyNotFound()
  return study
}

export async function stopStudy(
  server: StopServer,
  userId: UserId,
  id: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(server.db, userId, id, 'run')
  await pauseSearch(server.db, study.id)
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
