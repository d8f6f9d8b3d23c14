import type { PlantDocument } from '@duet/plant'
import type { RunSimulationAnswer } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { type PlanContext, planContext, planRun } from './plan/planRun.ts'
import { refuseDistant } from './plan/runFitness.ts'
import type { RunInput } from './plan/runInput.ts'
import { oneSimulation } from './simulationAccess.ts'
import { type RunStarter, startRuns } from './startRun.ts'

/** Of a run that repeats another. */
interface Repetition {
  readonly repeats: string
  /** Plans it on the ground of the other. */
  readonly context: PlanContext
}

/** Starts a run of a document, or says why not. The caller has settled access. */
export async function startPlanned(
  server: Server,
  starter: RunStarter,
  document: PlantDocument,
  input: RunInput,
  repetition?: Repetition,
): Promise<RunSimulationAnswer> {
  const context = repetition?.context ?? planContext(server, starter.projectId)
  const plan = await planRun(context, document, input)
  if (!plan.ok) return { success: false, simulation: null, errors: plan.errors }
  refuseDistant(plan.manifest, input)
  const startedAt = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const run = {
    name: input.name ?? `Simulation ${startedAt} UTC`,
    environment: input.environment,
    manifest: plan.manifest,
    terrain: plan.terrain,
    ...(repetition && { repeats: repetition.repeats }),
  }
  const [id = ''] = await startRuns(server, starter, [run])
  return {
    success: true,
    simulation: await oneSimulation(server.db, starter.projectId, id),
    errors: [],
  }
}
