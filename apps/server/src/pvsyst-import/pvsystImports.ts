import type { ImportChoice, ImportPlan } from '@duet/formats'
import type { UserId } from '../access/organizationAccess.ts'
import { type GrantedAccess, projectAccess } from '../access/projectAccess.ts'
import { listUploads } from '../files/filesService.ts'
import { dropPendingFile } from '../files/storedFileQueries.ts'
import type {
  PvSystImport,
  PvSystImportData,
  PvSystImportInput,
  PvSystImportPreview,
  PvSystImportUpload,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { PvsystImportReading } from '../jobs/readingMessages.ts'
import type { Server } from '../server.ts'
import { chosenComponents } from './chosenComponents.ts'
import { importAnswer } from './importAnswer.ts'
import { type ImportInput, importInputSchema } from './importInput.ts'
import { listImports } from './importQueries.ts'
import { IMPORT_FOLDER, readUploaded } from './readUploaded.ts'

export async function importFiles(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<PvSystImportUpload[]> {
  await projectAccess(db, userId, projectId, 'edit')
  const uploads = await listUploads(db, projectId, IMPORT_FOLDER)
  return uploads.map(({ size_bytes, ...upload }) => ({ ...upload, size_bytes: size_bytes ?? 0 }))
}

export async function importData(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<PvSystImportData> {
  await projectAccess(server.db, userId, projectId, 'edit')
  const { files, variants } = await readUploaded(server, projectId)
  return {
    files: files.map(({ sizeBytes, ...file }) => ({ ...file, size_bytes: sizeBytes })),
    variants: variants.map((one) => ({
      path: one.path,
      name: one.name,
      version: one.version,
      project_name: one.projectName,
      weather_file: one.weatherFile,
      sub_array_count: one.subArrayCount,
      module_count: one.moduleCount,
      grid_kwh: one.gridKwh,
    })),
  }
}

export async function importPreview(
  server: Server,
  userId: UserId,
  projectId: string,
  given: PvSystImportInput,
): Promise<PvSystImportPreview> {
  const access = await projectAccess(server.db, userId, projectId, 'edit')
  const input = parseInput(importInputSchema, given)
  const { plan } = await planned(server, access, input)
  return previewOf(plan)
}

/** A reading that has a plan. */
export type PlannedReading = PvsystImportReading & { readonly plan: ImportPlan }

/** What the choice of a person would become. The caller has settled access. */
export async function planned(
  server: Server,
  access: GrantedAccess,
  input: ImportInput,
): Promise<PlannedReading> {
  const { latitude, longitude, altitude_m, id } = access.project
  const choice: ImportChoice = {
    variant: input.variant,
    usesStarterDefaults: input.apply_starter_defaults ?? false,
    isSceneMirrored: input.is_scene_mirrored ?? false,
    components: await chosenComponents(server.db, access, input.components),
  }
  const reading = await readUploaded(server, id, {
    choice,
    fallback: { latitude, longitude, altitude_m },
  })
  const { plan } = reading
  if (!plan) throw new Error('a reading with a choice has a plan')
  return { ...reading, plan }
}

function previewOf(plan: ImportPlan): PvSystImportPreview {
  return {
    variant_name: plan.variantName,
    ...plan.place,
    component_count: plan.components.length,
    block_count: plan.blocks.length,
    layer_count: plan.layers.length,
    declared_module_count: plan.declaredModules,
    laid_out_module_count: plan.laidOutModules,
    weather_file: plan.weatherName,
    has_weather: plan.weatherPath !== null,
    needed: [...plan.needed],
    rows: [...plan.rows],
  }
}

export async function importsOf(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<PvSystImport[]> {
  await projectAccess(db, userId, projectId, 'viewer')
  return (await listImports(db, projectId)).map(importAnswer)
}

/** What no import has taken goes; the sweeper removes it. */
export async function removeImportFiles(
  { db, sweeper }: Server,
  userId: UserId,
  projectId: string,
): Promise<void> {
  await projectAccess(db, userId, projectId, 'edit')
  const uploads = await listUploads(db, projectId, IMPORT_FOLDER)
  await Promise.all(uploads.map(({ storage_key }) => dropPendingFile(db, storage_key)))
  sweeper.wake()
}
