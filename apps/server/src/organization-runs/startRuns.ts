import { AppError } from '@duet/contract'
import { z } from 'zod'
import { organizationAccess, type UserId } from '../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../access/projectAccess.ts'
import { publicError } from '../db/systemFault.ts'
import type {
  MutationStartOrganizationRunsArgs,
  RunSimulationAnswer,
  RunToStart,
  StartedRun,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { QUOTAS } from '../quotas/quotaTable.ts'
import type { Server } from '../server.ts'
import { runAgain } from '../simulations/reruns.ts'
import { accessibleSimulation, simulationNotFound } from '../simulations/simulationAccess.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { blocksOfProject } from './organizationRunQueries.ts'

const MOST_RUNS = 1000

const runsToStart = z
  .array(z.object({ project_id: z.string(), simulation_id: z.string().nullish() }))
  .min(1, 'choose at least one run')
  .max(MOST_RUNS, `at most ${MOST_RUNS} runs`)

/** Starts runs one after the other, each as if it were asked for alone; what became of each, in their order. */
export async function startOrganizationRuns(
  server: Server,
  userId: UserId,
  { organization_id, runs }: MutationStartOrganizationRunsArgs,
): Promise<StartedRun[]> {
  const { organization } = await organizationAccess(server.db, userId, organization_id)
  const started: StartedRun[] = []
  // Of the organisation or the user: what comes after it would be planned in vain
  let exceeded: AppError | undefined
  for (const run of parseInput(runsToStart, runs, ['runs'])) {
    const asked = { project_id: run.project_id, repeated_id: run.simulation_id ?? null }
    try {
      if (exceeded) throw exceeded
      // oxlint-disable-next-line no-await-in-loop -- they take their places in the queue in their order
      const answer = await startOne(server, userId, organization.id, run)
      started.push({ ...asked, ...outcomeOf(answer) })
    } catch (error) {
      const refused = refusalOf(server, run, error)
      if (isOfAll(refused)) exceeded = refused
      started.push({
        ...asked,
        simulation_id: null,
        error_code: refused.code,
        error_message: refused.message,
      })
    }
  }
  return started
}

async function startOne(
  server: Server,
  userId: UserId,
  organizationId: string,
  { project_id, simulation_id }: RunToStart,
): Promise<RunSimulationAnswer> {
  const { db } = server
  const { project } = await projectAccess(db, userId, project_id, 'run')
  if (project.organization_id !== organizationId) throw projectNotFound()
  if (simulation_id) {
    const { simulation } = await accessibleSimulation(db, userId, simulation_id, 'run')
    if (simulation.project_id !== project.id) throw simulationNotFound()
    return runAgain(server, userId, simulation.id)
  }
  const block_ids = await blocksOfProject(db, project.id)
  if (block_ids.length === 0) {
    throw new AppError('INVALID_INPUT', 'The design has no blocks yet.')
  }
  return startSimulation(server, userId, project.id, { block_ids })
}

type Outcome = Pick<StartedRun, 'simulation_id' | 'error_code' | 'error_message'>

function outcomeOf({ simulation, errors }: RunSimulationAnswer): Outcome {
  if (simulation) return { simulation_id: simulation.id, error_code: null, error_message: null }
  const messages = new Set(errors.flatMap((error) => error.messages))
  return {
    simulation_id: null,
    error_code: 'INVALID_INPUT',
    error_message: [...messages].join(' '),
  }
}

/** A fault of ours is logged, and told as one. */
function refusalOf({ log }: Pick<Server, 'log'>, run: RunToStart, error: unknown): AppError {
  const shown = publicError(error)
  if (shown) return shown
  log.error({ err: error, ...run }, 'one of many runs not started')
  return new AppError('INTERNAL', 'Something went wrong on the server.')
}

const isOfAll = ({ code, details }: AppError): boolean =>
  code === 'QUOTA_EXCEEDED' &&
  QUOTAS.some(({ name, scope }) => name === details['quota'] && scope !== 'project')
