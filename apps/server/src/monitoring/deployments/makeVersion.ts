import { AppError } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { PROJECT, projectAccess } from '../../access/projectAccess.ts'
import type { ProjectRow } from '../../access/projectQueries.ts'
import { hideOwner } from '../../access/recordAccess.ts'
import type { Database } from '../../db/connection.ts'
import type { DeploymentVersionInput } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import { utcOffset } from '../../meteo/providers/utcOffset.ts'
import { exportAnyProject } from '../../plants/plantDocument.ts'
import type { Server } from '../../server.ts'
import { accessibleSimulation, simulationNotFound } from '../../simulations/simulationAccess.ts'
import { priceSchema, type VersionSettings, versionSettingsSchema } from './deploymentInput.ts'
import { readHierarchyInput, validHierarchy } from './hierarchyInput.ts'
import { plantCapacity } from './plantCapacity.ts'
import { reopenSince } from './reopenDays.ts'
import {
  findVersionAt,
  type NewVersion,
  nodesOfVersion,
  plantOfVersion,
  putVersion,
  type VersionRecord,
} from './versionQueries.ts'

/** Where a version is made. The transaction holds the project or its deployment, and access is settled. */
export interface VersionPlace {
  readonly tx: Database
  readonly project: ProjectRow
  readonly input: DeploymentVersionInput
}

/** The first version holds for all readings before it too. */
const BEGINNING = new Date(0)

/** Writes a version and opens the days from it on for evaluation. Gives the instant at which it begins. */
export async function makeVersion(
  server: Pick<Server, 'storage'>,
  userId: UserId,
  place: VersionPlace,
): Promise<Date> {
  const version = await versionOf(server, userId, place)
  const { project_id, valid_from, settings } = version
  await putVersion(place.tx, { ...version, created_by: signedIn(userId) })
  await reopenSince(place.tx, project_id, valid_from, settings.time_zone)
  return valid_from
}

/** The version that an input describes: what it leaves out is that of the version before. Nothing is written. */
export async function versionOf(
  server: Pick<Server, 'storage'>,
  userId: UserId,
  place: VersionPlace,
): Promise<Omit<NewVersion, 'created_by'>> {
  const { tx, project, input } = place
  const asked = input.valid_from == null ? new Date() : new Date(input.valid_from)
  const before = await findVersionAt(tx, project.id, asked)
  const valid_from = input.valid_from == null && !before ? BEGINNING : asked
  const settings = settingsOf(project, input, before)
  const plant_document = await plantOf(server, userId, place, before)
  const from = { document: plant_document, settings }
  const nodes =
    input.hierarchy == null && before
      ? validHierarchy(readHierarchyInput({ nodes: await nodesOfVersion(tx, before.id) }, from))
      : validHierarchy(readHierarchyInput(input.hierarchy ?? { as_design: true }, from))
  return {
    project_id: project.id,
    valid_from,
    ...(await sources(userId, place, before)),
    ...parseInput(priceSchema, {
      price_per_kwh: given(input.price_per_kwh, before?.price_per_kwh),
      currency: given(input.currency, before?.currency),
    }),
    ...plantCapacity(plant_document, settings, nodes),
    settings,
    plant_document,
    nodes,
  }
}

/** Null takes a value away, absent leaves that of before. */
const given = <T>(value: T | null | undefined, before: T | null | undefined): T | null =>
  value === undefined ? (before ?? null) : value

function settingsOf(
  { latitude, longitude }: ProjectRow,
  input: DeploymentVersionInput,
  before: VersionRecord | undefined,
): VersionSettings {
  const { time_zone, interval_minutes, timestamp_clock, timestamp_label, weather, settings } = input
  const asked = { time_zone, interval_minutes, timestamp_clock, timestamp_label, weather, settings }
  return parseInput(versionSettingsSchema, {
    time_zone: utcOffset({ latitude, longitude }).time_zone,
    interval_minutes: 15,
    ...before?.settings,
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value != null)),
  })
}

/** The design is locked from its deployment on: the transaction sees it as it stays. */
async function plantOf(
  { storage }: Pick<Server, 'storage'>,
  userId: UserId,
  { tx, project, input }: VersionPlace,
  before: VersionRecord | undefined,
): Promise<PlantDocument> {
  const { plant_project_id: id } = input
  if (id == null && before) return plantOfVersion(tx, before.id)
  const built = id == null ? project : await plantProject(tx, userId, project, id)
  return exportAnyProject({ db: tx, storage }, built.id)
}

/** The project in which the plant was drawn as it was built. @throws AppError NOT_FOUND also for one of another organization */
export async function plantProject(
  db: Database,
  userId: UserId,
  { organization_id }: Pick<ProjectRow, 'organization_id'>,
  id: string,
): Promise<ProjectRow> {
  const { project } = await hideOwner(projectAccess(db, userId, id, 'viewer'), PROJECT)
  if (project.organization_id !== organization_id) throw PROJECT.notFound()
  return project
}

const DATASETS = ['enviro_dataset_id', 'satellite_dataset_id'] as const

/** Weather and budget, which are of the project itself. */
async function sources(
  userId: UserId,
  { tx, project, input }: VersionPlace,
  before: VersionRecord | undefined,
): Promise<Pick<VersionRecord, (typeof DATASETS)[number] | 'budget_simulation_id'>> {
  const { budget_simulation_id } = input
  for (const field of DATASETS) {
    const id = input[field]
    if (id != null) await checkDataset(tx, project.id, field, id)
  }
  if (budget_simulation_id != null) await checkBudget(tx, userId, project.id, budget_simulation_id)
  return {
    enviro_dataset_id: given(input.enviro_dataset_id, before?.enviro_dataset_id),
    satellite_dataset_id: given(input.satellite_dataset_id, before?.satellite_dataset_id),
    budget_simulation_id: given(budget_simulation_id, before?.budget_simulation_id),
  }
}

async function checkDataset(
  tx: Database,
  projectId: string,
  field: (typeof DATASETS)[number],
  id: string,
): Promise<void> {
  const dataset = await datasetFacts(tx, projectId, id)
  if (!dataset) throw new AppError('NOT_FOUND', 'Dataset not found')
  if (dataset.type === 'Sequential') return
  const message =
    'A typical year says nothing of the weather that was; choose a dataset of dated years'
  throw new AppError('INVALID_INPUT', `${field}: ${message}`, {
    field_errors: [{ path: field, message }],
  })
}

async function checkBudget(
  tx: Database,
  userId: UserId,
  projectId: string,
  id: string,
): Promise<void> {
  const { simulation } = await accessibleSimulation(tx, userId, id, 'viewer')
  if (simulation.project_id !== projectId) throw simulationNotFound()
  if (simulation.summary !== null) return
  const message = 'The simulation has not completed; choose one that has'
  throw new AppError('INVALID_INPUT', `budget_simulation_id: ${message}`, {
    field_errors: [{ path: 'budget_simulation_id', message }],
  })
}
