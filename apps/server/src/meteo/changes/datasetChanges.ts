import { AppError } from '@duet/contract'
import { REPEATED_ROWS_CHOICES, type WeatherAnswers } from '@duet/formats'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import { writeAudit } from '../../db/auditLog.ts'
import { isUniqueViolation } from '../../db/uniqueViolation.ts'
import { releaseReferences } from '../../design/releaseReferences.ts'
import { markPrefixDeleting } from '../../files/storedFileQueries.ts'
import type {
  EnviroDataset,
  MutationCreateEnviroDatasetFromMetFileArgs,
  MutationCreateProjectEnviroDatasetFromCsvFileArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { changeableDataset, notFound } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import {
  activeRunWithDataset,
  deleteDatasetRow,
  lockDataset,
  renameDataset as renameRow,
} from '../datasets/datasetQueries.ts'
import { chosenAir } from '../import/airTemperatureChoice.ts'
import { dstShiftsInput, parseCsvMapping, toPlainMapping } from '../import/csvMapping.ts'
import { importDataset, nameTaken } from '../import/importDataset.ts'
import { withTotals } from '../views/weatherReports.ts'
import { type CorrectionFields, correctDataset } from './correctDataset.ts'
import { datasetName } from './storeDerived.ts'

/** A file as the API takes it, its choice of air temperature unchecked. */
type FileInput<Args> = Omit<Args, 'air_temperature' | 'mapping'> & {
  readonly air_temperature?: unknown
}

const metFileAnswers = z.object({
  type: z.enum(['Sequential', 'TMY']).nullish(),
  interval_alignment: z.enum(['beginning', 'center', 'ending']).nullish(),
  time_zone_h: z.number().min(-12).max(14).nullish(),
  clock_h: z.number().min(-12).max(14).nullish(),
  dst_shifts: dstShiftsInput.nullish(),
  repeated_rows: z.enum(REPEATED_ROWS_CHOICES).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  altitude_m: z.number().min(-500).max(9000).nullish(),
})

export async function createFromMetFile(
  server: Server,
  userId: UserId,
  input: FileInput<MutationCreateEnviroDatasetFromMetFileArgs>,
): Promise<EnviroDataset> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'weather')
  const answers = metAnswers(parseInput(metFileAnswers, input, []))
  return importUpload(server, userId, project, input, { answers })
}

function metAnswers(said: z.infer<typeof metFileAnswers>): WeatherAnswers {
  const { type, interval_alignment, dst_shifts } = said
  return {
    ...(type && { type }),
    ...(interval_alignment && { alignment: interval_alignment }),
    ...(dst_shifts && { dstShifts: dst_shifts }),
    ...(said.repeated_rows && { repeatedRows: said.repeated_rows }),
    localTimeZoneH: said.time_zone_h ?? undefined,
    clockOffsetH: said.clock_h ?? undefined,
    latitude: said.latitude ?? undefined,
    longitude: said.longitude ?? undefined,
    altitudeM: said.altitude_m ?? undefined,
  }
}

type CsvFileInput = FileInput<MutationCreateProjectEnviroDatasetFromCsvFileArgs>

export async function createFromCsvFile(
  server: Server,
  userId: UserId,
  input: CsvFileInput & { readonly mapping: unknown },
): Promise<EnviroDataset> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'weather')
  const mapping = parseCsvMapping(input.mapping)
  return importUpload(server, userId, project, input, {
    answers: {
      localTimeZoneH: mapping.local_time_zone_h ?? mapping.time_zone_h,
      ...(mapping.dst_shifts && { dstShifts: mapping.dst_shifts }),
      ...(mapping.repeated_rows && { repeatedRows: mapping.repeated_rows }),
    },
    mappingOf: (lines) => toPlainMapping(mapping, lines),
  })
}

async function importUpload(
  server: Server,
  userId: UserId,
  project: { readonly id: string; readonly latitude: number; readonly longitude: number },
  input: CsvFileInput,
  how: Pick<Parameters<typeof importDataset>[1], 'answers' | 'mappingOf'>,
): Promise<EnviroDataset> {
  const filename = parseInput(datasetName, input.filename, ['filename'])
  const name = input.name ? parseInput(datasetName, input.name, ['name']) : undefined
  try {
    const { id: projectId, latitude, longitude } = project
    const air = await chosenAir(server, { userId, projectId }, input.air_temperature)
    const row = await importDataset(server, {
      projectId,
      userId,
      latitude,
      longitude,
      storageKey: input.storage_key,
      filename,
      name,
      air,
      ...how,
      answers: { siteLongitude: longitude, ...how.answers },
    })
    await touchProject(server.db, projectId)
    return datasetAnswer(row)
  } finally {
    server.sweeper.wake()
  }
}

export type DatasetUpdateInput = CorrectionFields & { readonly name?: string | null | undefined }

/** A new name, or times and place put right; a name that is taken prevents both. */
export async function updateDataset(
  server: Server,
  userId: UserId,
  id: string,
  { name, ...fields }: DatasetUpdateInput,
): Promise<EnviroDataset> {
  const isCorrection = Object.values(fields).some((value) => value !== undefined && value !== null)
  const renamed =
    typeof name === 'string' || !isCorrection
      ? await renameDataset(server, userId, id, name)
      : undefined
  return isCorrection || !renamed ? correctDataset(server, userId, id, fields) : renamed
}

async function renameDataset(
  server: Server,
  userId: UserId,
  id: string,
  text: string | null | undefined,
): Promise<EnviroDataset> {
  const dataset = await changeableDataset(server, userId, id)
  const name = parseInput(datasetName, text, ['input', 'name'])
  try {
    const renamed = await renameRow(server.db, dataset.id, name)
    if (!renamed) throw notFound()
    return datasetAnswer(await withTotals(server, renamed))
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken(name) : error
  }
}

export async function removeDataset(server: Server, userId: UserId, id: string): Promise<void> {
  const dataset = await changeableDataset(server, userId, id)
  await server.db.transaction().execute(async (tx) => {
    if (!(await lockDataset(tx, dataset.id))) throw notFound()
    const run = await activeRunWithDataset(tx, dataset.project_id, dataset.id)
    if (run !== undefined) throw inUse(dataset.id, run)
    await releaseReferences(tx, {
      projectId: dataset.project_id,
      userId,
      what: 'dataset',
      id: dataset.id,
    })
    await deleteDatasetRow(tx, dataset.id)
    await markPrefixDeleting(tx, `projects/${dataset.project_id}/meteo/${dataset.id}`)
    await writeAudit(tx, {
      userId,
      projectId: dataset.project_id,
      action: 'enviro_dataset_deleted',
      details: { id: dataset.id, name: dataset.name },
    })
  })
  server.sweeper.wake()
}

function inUse(id: string, run: string): AppError {
  return new AppError(
    'CONFLICT',
    `The simulation '${run}' is using this meteo dataset. Wait until it has finished, or stop it.`,
    { enviro_dataset_id: id },
  )
}
