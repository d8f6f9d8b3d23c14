import { AppError } from '@duet/contract'
import { ENGINE_VERSION } from '@duet/engine'
import { parseManifest, type RunManifest } from '@duet/results/run'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import type { AdminCaller } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { storedTerrain } from '../design/storedGround.ts'
import type {
  DuetSimulation,
  RunSimulationAnswer,
  SimulationChoices,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { datasetFacts } from '../meteo/datasets/datasetFacts.ts'
import { projectPlant } from '../plants/plantDocument.ts'
import type { Server } from '../server.ts'
import { type DocumentChange, documentChanges } from './documentChanges.ts'
import { type PlanContext, planContext } from './plan/planRun.ts'
import { simulatedYear } from './plan/planWeather.ts'
import { toConfirm } from './plan/runFitness.ts'
import type { RunInput } from './plan/runInput.ts'
import { terrainToRepeat } from './plan/terrainOfRun.ts'
import { accessibleSimulation, oneSimulation, simulationNotFound } from './simulationAccess.ts'
import { findSimulation, type SimulationRow } from './simulationQueries.ts'
import { simulationName } from './simulations.ts'
import { startPlanned } from './startPlanned.ts'
import { endRun, type StopServer } from './stopRun.ts'

/** What a run was asked for, as far as it can be chosen again, and what changed since. */
export async function simulationChoices(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<SimulationChoices> {
  const { simulation } = await accessibleSimulation(db, userId, id, 'viewer')
  const manifest = parseManifest(simulation.manifest)
  const document = await projectPlant({ db }, userId, simulation.project_id)
  const input = inputOf(simulation, manifest)
  const present = new Set([...document.blocks, ...document.block_layers].map((record) => record.id))
  const changes = [
    ...documentChanges(manifest.document, document, input.blockIds),
    ...(await weatherChanges(db, simulation.project_id, manifest)),
  ]
  return {
    simulation: await oneSimulation(db, simulation.project_id, simulation.id),
    enviro_dataset_id: input.datasetId ?? null,
    from: manifest.from,
    to: manifest.to,
    block_ids: input.blockIds.filter((blockId) => present.has(blockId)),
    shading_layer_ids: manifest.shading_layer_ids.filter((layerId) => present.has(layerId)),
    simulated_year: input.simulatedYear ?? null,
    environment: simulation.environment,
    engine_version: manifest.engine_version,
    present_engine_version: ENGINE_VERSION,
    changes,
  }
}

/** Datasets of the run that were corrected or deleted since. */
export async function weatherChanges(
  db: Database,
  projectId: string,
  { datasets }: RunManifest,
): Promise<readonly DocumentChange[]> {
  const found = await Promise.all(datasets.map(({ id }) => datasetFacts(db, projectId, id)))
  return datasets.flatMap(({ id, name, revision = 1 }, index): DocumentChange[] => {
    const now = found[index]
    if (!now) return [{ kind: 'dataset', id, name, change: 'removed', fields: [] }]
    if (now.revision === revision) return []
    return [{ kind: 'dataset', id, name, change: 'changed', fields: [`revision_${now.revision}`] }]
  })
}

/** What a run was asked for, from what is stored of it. */
export function inputOf(simulation: SimulationRow, manifest: RunManifest): RunInput {
  const { document, blocks, datasets } = manifest
  const chosen = blocks.flatMap(({ id }) => document.blocks.find((block) => block.id === id) ?? [])
  const hasOwn = blocks.every(
    ({ id, dataset_id }) =>
      chosen.find((block) => block.id === id)?.enviro_dataset_id === dataset_id,
  )
  const input: RunInput = {
    name: undefined,
    datasetId: hasOwn ? undefined : datasets[0]?.id,
    from: manifest.from ?? undefined,
    to: manifest.to ?? undefined,
    blockIds: blocks.map(({ id }) => id),
    shadingLayerIds: manifest.shading_layer_ids,
    simulatedYear: undefined,
    environment: simulation.environment,
    // who started it has confirmed what it had
    confirmDistantWeather: toConfirm(manifest) !== undefined,
    ...(manifest.input_changes && { inputChanges: manifest.input_changes }),
  }
  const implied = simulatedYear(input, chosen, datasets)
  return implied === manifest.simulated_year
    ? input
    : { ...input, simulatedYear: manifest.simulated_year ?? undefined }
}

export async function runAgain(
  server: Server,
  userId: UserId,
  id: string,
  text?: string | null,
  confirmsDistantWeather?: boolean | null,
): Promise<RunSimulationAnswer> {
  const { simulation } = await accessibleSimulation(server.db, userId, id, 'run')
  const { project_id: projectId } = simulation
  const name =
    typeof text === 'string'
      ? parseInput(simulationName, text, ['name'])
      : `${simulation.name.replace(/, again$/, '').slice(0, 192)}, again`
  const manifest = parseManifest(simulation.manifest)
  const input = inputOf(simulation, manifest)
  const confirmDistantWeather = confirmsDistantWeather || input.confirmDistantWeather === true
  return startPlanned(
    server,
    { userId: userId ?? '', projectId },
    manifest.document,
    { ...input, name, confirmDistantWeather },
    { repeats: simulation.id, context: contextToRepeat(server, simulation, manifest) },
  )
}

/** Plans a run on the ground of an earlier one. */
export const contextToRepeat = (
  server: Server,
  { project_id, storage_prefix }: Pick<SimulationRow, 'project_id' | 'storage_prefix'>,
  manifest: RunManifest,
): PlanContext =>
  planContext(server, project_id, () =>
    terrainToRepeat(server.storage, storage_prefix, manifest, () =>
      storedTerrain(server, project_id),
    ),
  )

/** Who may be a system administrator in person: by the role of the caller's own user, and without a token. */
type StatusEditor = Pick<AdminCaller, 'userId' | 'isSystemAdmin'> & { readonly apiToken: unknown }

const statusInput = z.object({
  status: z.enum(['failed', 'stopped'], 'only failed or stopped can be set by hand'),
  reason: z.string().trim().max(500, 'at most 500 characters').nullish(),
})

/** An owner of the project, or a system administrator in person. */
async function statusEditable(
  db: Database,
  { userId, isSystemAdmin, apiToken }: StatusEditor,
  id: string,
): Promise<SimulationRow> {
  if (isSystemAdmin && !apiToken) {
    const simulation = isUuid(id) ? await findSimulation(db, id) : undefined
    if (!simulation) throw simulationNotFound()
    return simulation
  }
  const { simulation, role } = await accessibleSimulation(db, userId, id, 'run')
  if (role === 'owner') return simulation
  throw new AppError(
    'FORBIDDEN',
    'Only an owner of the project or a system administrator may set the status of a simulation.',
    { role },
  )
}

/** @throws AppError CONFLICT for a run that has ended: its status never changes */
export async function editRunStatus(
  server: StopServer,
  caller: StatusEditor,
  id: string,
  unparsed: object,
): Promise<DuetSimulation> {
  const simulation = await statusEditable(server.db, caller, id)
  const { status, reason } = parseInput(statusInput, unparsed)
  const message = reason ?? 'Ended by hand.'
  const failure = status === 'failed' ? { code: 'ENDED_BY_HAND', message } : undefined
  if (!(await endRun(server, simulation, failure))) {
    throw new AppError('CONFLICT', 'The simulation has ended; its status does not change any more.')
  }
  await writeAudit(server.db, {
    userId: caller.userId ?? '',
    projectId: simulation.project_id,
    action: 'simulation_status_edited',
    details: { id: simulation.id, name: simulation.name, status, reason: reason ?? null },
  })
  return oneSimulation(server.db, simulation.project_id, simulation.id)
}
