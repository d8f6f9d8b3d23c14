import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import type { DuetSimulation, RunSimulationAnswer } from '../graphql/resolvers.gen.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import { readPlantDocument } from '../plants/plantDocument.ts'
import type { Server } from '../server.ts'
import { parseRunInput } from './plan/runInput.ts'
import { removeRun } from './removeRun.ts'
import {
  accessibleSimulation,
  oneSimulation,
  simulationAnswers,
  simulationNotFound,
} from './simulationAccess.ts'
import { activeRuns, renameSimulation } from './simulationQueries.ts'
import { startPlanned } from './startPlanned.ts'
import { type StopServer, stopRun } from './stopRun.ts'

const MOST_LISTED = 200

export interface SimulationPageInput {
  readonly project_id: string
  readonly id?: string | null | undefined
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export const simulationName = z
  .string()
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(200, 'at most 200 characters')

/** Plans a run of the design as it is stored, and starts it where it can run. */
export async function startSimulation(
  server: Server,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<RunSimulationAnswer> {
  const { project } = await projectAccess(server.db, userId, projectId, 'run')
  const input = parseRunInput(unparsed)
  const document = await readPlantDocument(server.db, project)
  return startPlanned(server, { userId: userId ?? '', projectId: project.id }, document, input)
}

export async function projectSimulations(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  input: SimulationPageInput,
): Promise<DuetSimulation[]> {
  const { project } = await projectAccess(db, userId, input.project_id, 'viewer')
  if (input.id && !isUuid(input.id)) return []
  const { skip, take } = parseInput(z.object(pageFields(50, MOST_LISTED)), input)
  return simulationAnswers(db, { projectId: project.id, id: input.id ?? undefined, skip, take })
}

/** Those that have not ended. */
export async function runningSimulations(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<DuetSimulation[]> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return simulationAnswers(db, {
    projectId: project.id,
    activeOnly: true,
    skip: 0,
    take: MOST_LISTED,
  })
}

/** The newest few. The caller has settled access. */
export const recentSimulations = (
  { db }: Pick<Server, 'db'>,
  projectId: string,
): Promise<DuetSimulation[]> => simulationAnswers(db, { projectId, skip: 0, take: 5 })

export async function editSimulation(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
  text: string,
): Promise<DuetSimulation> {
  const { simulation } = await accessibleSimulation(db, userId, id, 'editor')
  await renameSimulation(db, simulation.id, parseInput(simulationName, text, ['name']))
  return oneSimulation(db, simulation.project_id, simulation.id)
}

/** Editors remove their own runs, owners any. A run that has not ended is stopped first. */
export async function deleteSimulation(
  server: StopServer,
  userId: UserId,
  id: string,
): Promise<{ success: boolean }> {
  const { simulation, role } = await accessibleSimulation(server.db, userId, id, 'run')
  if (role !== 'owner' && simulation.user_id !== userId) {
    throw new AppError(
      'FORBIDDEN',
      'Only an owner of the project may delete the simulation of another user.',
      { role },
    )
  }
  await removeRun(server, userId ?? '', simulation)
  return { success: true }
}

export async function stopSimulation(
  server: StopServer,
  userId: UserId,
  id: string,
  projectId: string,
): Promise<DuetSimulation> {
  const { db } = server
  const { simulation } = await accessibleSimulation(db, userId, id, 'run')
  if (simulation.project_id !== projectId) throw simulationNotFound()
  if (await stopRun(server, simulation)) {
    await writeAudit(db, {
      userId: userId ?? '',
      projectId,
      action: 'simulation_stopped',
      details: { id: simulation.id, name: simulation.name },
    })
  }
  return oneSimulation(db, projectId, simulation.id)
}

/** Stops what has not ended, of a project that goes. The caller has settled access. */
export async function stopRunsOfProject(server: StopServer, projectId: string): Promise<void> {
  for (const active of await activeRuns(server.db, projectId)) await stopRun(server, active)
}
