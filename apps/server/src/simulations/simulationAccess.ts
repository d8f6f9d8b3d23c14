import { AppError, type ProjectRight } from '@duet/contract'
import type { UserId } from '../access/organizationAccess.ts'
import type { GrantedAccess } from '../access/projectAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import type { Database } from '../db/connection.ts'
import type { DuetSimulation } from '../graphql/resolvers.gen.ts'
import { simulationAnswer } from './simulationAnswer.ts'
import {
  findSimulation,
  listSimulations,
  type SimulationFilter,
  type SimulationRow,
} from './simulationQueries.ts'

export const simulationNotFound = (): AppError => new AppError('NOT_FOUND', 'Simulation not found')

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
export async function accessibleSimulation(
  db: Database,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<{ readonly simulation: SimulationRow; readonly role: GrantedAccess['role'] }> {
  const kind = { find: findSimulation, notFound: simulationNotFound }
  const { access, ...simulation } = await recordAccess(db, userId, id, right, kind)
  return { simulation, role: access.role }
}

/** The caller has settled access. */
export async function simulationAnswers(
  db: Database,
  filter: SimulationFilter,
): Promise<DuetSimulation[]> {
  return (await listSimulations(db, filter)).map(simulationAnswer)
}

/** The caller has settled access. @throws AppError NOT_FOUND */
export async function oneSimulation(
  db: Database,
  projectId: string,
  id: string,
): Promise<DuetSimulation> {
  const [answer] = await simulationAnswers(db, { projectId, id, skip: 0, take: 1 })
  if (!answer) throw simulationNotFound()
  return answer
}
