import { AppError, oneLine } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { parseManifest, type RunManifest } from '@duet/results/run'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  DuetSimulation,
  RunSimulationAnswer,
  SimulationChoices,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { type DocumentChange, documentChanges } from './documentChanges.ts'
import { ENGINE_VERSION } from './engineVersion.ts'
import { simulatedYear } from './planWeather.ts'
import { toConfirm } from './runFitness.ts'
import type { RunInput } from './runInput.ts'
import {
  accessibleSimulation,
  oneAnswer,
  simulationNotFound,
  type UserId,
} from './simulationAccess.ts'
import { findSimulation, type SimulationRow } from './simulationQueries.ts'
import type { SimulationsDeps } from './simulationsDeps.ts'
import { startPlanned } from './startPlanned.ts'
import { endRun } from './stopRun.ts'
import { terrainToRepeat } from './terrainOfRun.ts'

/** What an administrator's caller tells of itself. */
export interface StatusEditor {
  readonly userId: UserId
  /** By the role of the caller's own user; never while impersonating. */
  readonly isSystemAdmin: boolean
  readonly apiToken: unknown
}

export interface RerunService {
  readonly choices: (userId: UserId, id: string) => Promise<SimulationChoices>
  readonly again: (
    userId: UserId,
    id: string,
    name: string | null | undefined,
    confirmsDistantWeather?: boolean | null,
  ) => Promise<RunSimulationAnswer>
  readonly editStatus: (
    caller: StatusEditor,
    id: string,
    input: { readonly status: string; readonly reason?: string | null | undefined },
  ) => Promise<DuetSimulation>
}

export function createRerunService(deps: SimulationsDeps): RerunService {
  return {
    choices: (userId, id) => choices(deps, userId, id),
    again: (userId, id, name, confirms) =>
      again(deps, userId, id, name ?? undefined, confirms ?? false),
    editStatus: (caller, id, input) => editStatus(deps, caller, id, input),
  }
}

async function choices(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
): Promise<SimulationChoices> {
  const { simulation } = await accessibleSimulation(deps, userId, id, 'viewer')
  const manifest = parseManifest(simulation.manifest)
  const document = await deps.readPlantDocument(userId, simulation.project_id)
  const input = inputOf(simulation, manifest)
  const present = new Set([...document.blocks, ...document.block_layers].map((record) => record.id))
  const changes = [
    ...documentChanges(manifest.document, document, input.blockIds),
    ...(await weatherChanges(deps, simulation.project_id, manifest)),
  ]
  return {
    simulation: await oneAnswer(deps, simulation.project_id, simulation.id),
    enviro_dataset_id: input.datasetId ?? null,
    from: manifest.from,
    to: manifest.to,
    block_ids: input.blockIds.filter((blockId) => present.has(blockId)),
    shading_layer_ids: manifest.shading_layer_ids.filter((layerId) => present.has(layerId)),
    simulated_year: input.simulatedYear ?? null,
    environment: simulation.environment,
    engine_version: manifest.engine_version,
    present_engine_version: ENGINE_VERSION,
    changes: changes.map((change) => ({ ...change, fields: [...change.fields] })),
  }
}

/** Datasets of the run that were corrected or deleted since. */
async function weatherChanges(
  deps: Pick<SimulationsDeps, 'findDataset'>,
  projectId: string,
  { datasets }: RunManifest,
): Promise<readonly DocumentChange[]> {
  const found = await Promise.all(datasets.map(({ id }) => deps.findDataset(projectId, id)))
  return datasets.flatMap(({ id, name, revision = 1 }, index): DocumentChange[] => {
    const now = found[index]
    if (!now) return [{ kind: 'dataset', id, name, change: 'removed', fields: [] }]
    if (now.revision === revision) return []
    return [{ kind: 'dataset', id, name, change: 'changed', fields: [`revision_${now.revision}`] }]
  })
}

/** What a run was asked for, from what is kept of it. */
function inputOf(simulation: SimulationRow, manifest: RunManifest): RunInput {
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
  }
  const implied = simulatedYear(input, chosen, datasets)
  return implied === manifest.simulated_year
    ? input
    : { ...input, simulatedYear: manifest.simulated_year ?? undefined }
}

const againName = z
  .string()
  .overwrite(oneLine)
  .min(1, 'must not be empty')
  .max(200, 'at most 200 characters')

async function again(
  deps: SimulationsDeps,
  userId: UserId,
  id: string,
  text: string | undefined,
  confirmsDistantWeather: boolean,
): Promise<RunSimulationAnswer> {
  const { simulation } = await accessibleSimulation(deps, userId, id, 'run')
  const name =
    text === undefined
      ? `${simulation.name.slice(0, 192)}, again`
      : parseInput(againName, text, ['name'])
  const manifest = parseManifest(simulation.manifest)
  const document: PlantDocument = manifest.document
  const ofRun: SimulationsDeps = {
    ...deps,
    readTerrain: (projectId) =>
      terrainToRepeat(deps.storage, simulation.storage_prefix, manifest, () =>
        deps.readTerrain(projectId),
      ),
  }
  const starter = { userId: userId ?? '', projectId: simulation.project_id }
  const input = inputOf(simulation, manifest)
  const confirmDistantWeather = confirmsDistantWeather || input.confirmDistantWeather === true
  return startPlanned(ofRun, starter, document, { ...input, name, confirmDistantWeather })
}

const statusInput = z.object({
  status: z.enum(['failed', 'stopped'], 'only failed or stopped can be set by hand'),
  reason: z.string().trim().max(500, 'at most 500 characters').nullish(),
})

/** An owner of the project, or a system administrator in person. */
async function statusEditable(
  deps: SimulationsDeps,
  { userId, isSystemAdmin, apiToken }: StatusEditor,
  id: string,
): Promise<SimulationRow> {
  if (isSystemAdmin && !apiToken) {
    const simulation = isUuid(id) ? await findSimulation(deps.db, id) : undefined
    if (!simulation) throw simulationNotFound()
    return simulation
  }
  const { simulation, role } = await accessibleSimulation(deps, userId, id, 'run')
  if (role === 'owner') return simulation
  throw new AppError(
    'FORBIDDEN',
    'Only an owner of the project or a system administrator may set the status of a simulation.',
    { role },
  )
}

/** @throws AppError CONFLICT for a run that has ended: its status never changes */
async function editStatus(
  deps: SimulationsDeps,
  caller: StatusEditor,
  id: string,
  unparsed: object,
): Promise<DuetSimulation> {
  const simulation = await statusEditable(deps, caller, id)
  const { status, reason } = parseInput(statusInput, unparsed)
  const message = reason ?? 'Ended by hand.'
  const failure = status === 'failed' ? { code: 'ENDED_BY_HAND', message } : undefined
  if (!(await endRun(deps, simulation, failure))) {
    throw new AppError('CONFLICT', 'The simulation has ended; its status does not change any more.')
  }
  await writeAudit(deps.db, {
    userId: caller.userId ?? '',
    projectId: simulation.project_id,
    action: 'simulation_status_edited',
    details: { id: simulation.id, name: simulation.name, status, reason: reason ?? null },
  })
  return oneAnswer(deps, simulation.project_id, simulation.id)
}
