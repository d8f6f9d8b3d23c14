import type { PlantDocument } from '@duet/plant'
import type { RunSimulationAnswer } from '../http/resolvers.gen.ts'
import { errorAnswer, planDeps } from './planDeps.ts'
import { planRun } from './planRun.ts'
import { refuseDistant } from './runFitness.ts'
import type { RunInput } from './runInput.ts'
import { oneAnswer } from './simulationAccess.ts'
import type { SimulationsDeps } from './simulationsDeps.ts'
import { type RunStarter, startRuns } from './startRun.ts'

/** Starts a run of a document, or says why not. The caller has settled access. */
export async function startPlanned(
  deps: SimulationsDeps,
  starter: RunStarter,
  document: PlantDocument,
  input: RunInput,
): Promise<RunSimulationAnswer> {
  const plan = await planRun(planDeps(deps, starter.projectId), document, input)
  if (!plan.ok) return { success: false, simulation: null, errors: plan.errors.map(errorAnswer) }
  refuseDistant(plan.manifest, input)
  const startedAt = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const run = {
    name: input.name ?? `Simulation ${startedAt} UTC`,
    environment: input.environment,
    manifest: plan.manifest,
    terrain: plan.terrain,
  }
  const [id = ''] = await startRuns(deps, starter, [run])
  return { success: true, simulation: await oneAnswer(deps, starter.projectId, id), errors: [] }
}
