import { AppError } from '@duet/contract'
import { changeText, UNCERTAIN_INPUT_KEYS, UNCERTAIN_INPUTS } from '@duet/engine'
import { parseManifest, type RunManifest } from '@duet/results/run'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import type { Database } from '../../db/connection.ts'
import type { RunSensitivities, RunSensitivity } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { type PlanContext, planRun } from '../plan/planRun.ts'
import type { RunInput } from '../plan/runInput.ts'
import { contextToRepeat, inputOf, weatherChanges } from '../reruns.ts'
import { accessibleSimulation } from '../simulationAccess.ts'
import type { SimulationRow } from '../simulationQueries.ts'
import { type NewRun, startRuns } from '../startRun.ts'
import { sensitivityFindings, sensitivityOfPair } from './sensitivityQueries.ts'

/** What the energy of a run makes of its inputs, as far as runs have told. */
export async function runSensitivities(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  simulationId: string,
): Promise<RunSensitivities> {
  const { simulation } = await accessibleSimulation(db, userId, simulationId, 'viewer')
  return sensitivitiesOf(db, simulation)
}

async function sensitivitiesOf(
  db: Database,
  { id, project_id, summary }: Pick<SimulationRow, 'id' | 'project_id' | 'summary'>,
): Promise<RunSensitivities> {
  const energyKwh = energySchema.safeParse(summary).data?.system.energy_kwh ?? 0
  const found = await sensitivityFindings(db, id)
  const pairs = new Map(found.pairs.map((pair) => [pair.input, pair]))
  const inputs = UNCERTAIN_INPUT_KEYS.map((key): RunSensitivity => {
    const pair = pairs.get(key)
    const { label, step } = UNCERTAIN_INPUTS[key]
    return {
      input: key,
      label,
      step: pair?.step ?? step,
      sensitivity: (pair && sensitivityOfPair(pair, energyKwh)) ?? null,
      less_kwh: pair?.less.energy_kwh ?? null,
      more_kwh: pair?.more.energy_kwh ?? null,
      run_count: pair ? RUNS_OF_PAIR : 0,
      completed_run_count: pair ? [pair.less, pair.more].filter(isCompleted).length : 0,
      failure: found.failures.get(key) ?? null,
    }
  })
  return { simulation_id: id, project_id, inputs }
}

const RUNS_OF_PAIR = 2
const energySchema = z.object({ system: z.object({ energy_kwh: z.number() }) })
const isCompleted = ({ status }: { readonly status: string }): boolean => status === 'completed'

const inputsSchema = z
  .array(z.enum(UNCERTAIN_INPUT_KEYS, `must be one of ${UNCERTAIN_INPUT_KEYS.join(', ')}`))
  .min(1, 'choose at least one input')
  .transform((keys) => [...new Set(keys)])

/**
 * Starts two runs for each input that has none, the input less in one and more in the other; all or none.
 *
 * @throws AppError RESULT_NOT_READY for a run that has not completed, CONFLICT where its weather was corrected since or nothing is left to
 * start, INVALID_INPUT where it cannot be run as it was
 */
export async function computeSensitivities(
  server: Server,
  userId: UserId,
  simulationId: string,
  unparsed: unknown,
): Promise<RunSensitivities> {
  const { simulation } = await accessibleSimulation(server.db, userId, simulationId, 'run')
  const asked = parseInput(inputsSchema, unparsed, ['inputs'])
  if (simulation.summary === null) {
    throw new AppError(
      'RESULT_NOT_READY',
      'The simulation has no results. Sensitivities are those of a completed simulation.',
    )
  }
  const manifest = parseManifest(simulation.manifest)
  await refuseOtherWeather(server.db, simulation, manifest)
  const { pairs } = await sensitivityFindings(server.db, simulation.id)
  const known = new Set(pairs.map(({ input }) => input))
  const missing = asked.filter((key) => !known.has(key))
  if (missing.length === 0) {
    throw new AppError('CONFLICT', 'The sensitivities are known, or their runs are on the way.')
  }
  const context = contextToRepeat(server, simulation, manifest)
  const runs: NewRun[] = []
  for (const key of missing) {
    const { step } = UNCERTAIN_INPUTS[key]
    for (const change of [-step, step]) {
      runs.push(await changedRun(context, simulation, manifest, { [key]: change }))
    }
  }
  const starter = { userId: signedIn(userId), projectId: simulation.project_id }
  await startRuns(server, starter, runs)
  return sensitivitiesOf(server.db, simulation)
}

const NAME_CHARS = 140

async function changedRun(
  context: PlanContext,
  simulation: SimulationRow,
  manifest: RunManifest,
  change: NonNullable<RunInput['inputChanges']>,
): Promise<NewRun> {
  const input = inputOf(simulation, manifest)
  const inputChanges = { ...input.inputChanges, ...change }
  const plan = await planRun(context, manifest.document, { ...input, inputChanges })
  if (!plan.ok) {
    const reasons = plan.errors.flatMap(({ messages }) => messages).join('; ')
    throw new AppError('INVALID_INPUT', `The simulation cannot be run as it was: ${reasons}`)
  }
  return {
    name: `${simulation.name.slice(0, NAME_CHARS)}: ${changeText(change)}`,
    environment: simulation.environment,
    manifest: plan.manifest,
    terrain: plan.terrain,
    sensitivityOf: simulation.id,
  }
}

async function refuseOtherWeather(
  db: Database,
  { project_id }: SimulationRow,
  manifest: RunManifest,
): Promise<void> {
  const [changed] = await weatherChanges(db, project_id, manifest)
  if (!changed) return
  throw new AppError(
    'CONFLICT',
    `The meteo dataset '${changed.name}' was ${changed.change === 'removed' ? 'deleted' : 'corrected'} since the simulation. Start the simulation anew and find the sensitivities of that one.`,
    { enviro_dataset_id: changed.id },
  )
}
