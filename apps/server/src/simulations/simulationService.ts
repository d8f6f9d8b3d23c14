import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import type { DuetSimulation, RunSimulationAnswer } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { removeRun } from './removeRun.ts'
import { parseRunInput } from './runInput.ts'
import {
  accessibleSimulation,
  answers,
  oneAnswer,
  simulationNotFound,
  type UserId,
} from './simulationAccess.ts'
import { activeRuns, renameSimulation } from './simulationQueries.ts'
import type { SimulationsDeps } from './simulationsDeps.ts'
import { startPlanned } from './startPlanned.ts'
import { stopRun } from './stopRun.ts'

export type { SimulationsDeps } from './simulationsDeps.ts'

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
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(200, 'at most 200 characters')
const pageInput = z.object({
  skip: z.number().int().min(0).max(1_000_000).nullish(),
  take: z.number().int().min(1).max(200, 'at most 200').nullish(),
})

async function run(
  deps: SimulationsDeps,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<RunSimulationAnswer> {
  const { project } = await deps.projectAccess(userId, projectId, 'run')
  const input = parseRunInput(unparsed)
  const document = await deps.readPlantDocument(userId, project.id)
  return startPlanned(deps, { userId: userId ?? '', projectId: project.id }, document, input)
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
  await removeRun(deps, userId ?? '', simulation)
  return { success: true }
}

async function stop(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  projectId: string,
): Promise<DuetSimulation> {
  const { simulation } = await accessibleSimulation(deps, userId, id, 'run')
  if (simulation.project_id !== projectId) throw simulationNotFound()
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
