import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { DuetSimulation } from '../http/resolvers.gen.ts'
import { simulationAnswer } from './simulationAnswer.ts'
import {
  findSimulation,
  listSimulations,
  type SimulationFilter,
  type SimulationRow,
} from './simulationQueries.ts'
import type { SimulationProjectAccess } from './simulationsDeps.ts'

export type UserId = string | undefined
type Role = 'viewer' | 'operator' | 'editor' | 'owner'

interface AccessDeps {
  readonly db: Database
  readonly projectAccess: SimulationProjectAccess
}

export const simulationNotFound = (): AppError => new AppError('NOT_FOUND', 'Simulation not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export async function accessibleSimulation(
  { db, projectAccess }: AccessDeps,
  userId: UserId,
  id: string,
  right: 'viewer' | 'editor' | 'run',
): Promise<{ readonly simulation: SimulationRow; readonly role: Role }> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const simulation = isUuid(id) ? await findSimulation(db, id) : undefined
  if (!simulation) throw simulationNotFound()
  try {
    const { role } = await projectAccess(userId, simulation.project_id, right)
    return { simulation, role }
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? simulationNotFound() : error
  }
}

export async function answers(
  { db }: Pick<AccessDeps, 'db'>,
  filter: SimulationFilter,
): Promise<DuetSimulation[]> {
  return (await listSimulations(db, filter)).map(simulationAnswer)
}

/** @throws AppError NOT_FOUND */
export async function oneAnswer(
  deps: Pick<AccessDeps, 'db'>,
  projectId: string,
  id: string,
): Promise<DuetSimulation> {
  const [answer] = await answers(deps, { projectId, id, skip: 0, take: 1 })
  if (!answer) throw simulationNotFound()
  return answer
}
