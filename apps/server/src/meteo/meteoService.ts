import { AppError } from '@duet/contract'
import { sunAtIntervals } from '@duet/engine'
import { TIME_COLUMN, timeInterval } from '@duet/results'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import type { EnviroData, EnviroDataset } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { parseCsvMapping, toPlainMapping } from './csvMapping.ts'
import { datasetAnswer } from './datasetAnswer.ts'
import {
  activeRunWithDataset,
  type DatasetRow,
  datasetsOfProject,
  deleteDatasetRow,
  findDataset,
  renameDataset,
} from './datasetQueries.ts'
import { importDataset, nameTaken } from './importDataset.ts'
import { weatherColumn } from './weatherColumns.ts'
import {
  datasetStepS,
  enviroData,
  readDailyGhi,
  readHourlyByMonth,
  readRollUp,
  readRows,
} from './weatherReads.ts'

type UserId = string | undefined

/** What the service must know of a project. */
export type MeteoProjectAccess = (
  userId: UserId,
  projectId: string,
  atLeast: 'viewer' | 'editor',
) => Promise<{
  readonly project: { readonly id: string; readonly latitude: number; readonly longitude: number }
}>

export interface MeteoDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly series: SeriesStore
  readonly projectAccess: MeteoProjectAccess
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}

export interface ProjectDatasetsInput {
  readonly project_id: string
  readonly id?: string | null | undefined
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export interface EnviroDataInput {
  readonly id: string
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export interface DatasetFileInput {
  readonly project_id: string
  readonly storage_key: string
  readonly filename: string
  readonly name?: string | null | undefined
}

export interface MeteoService {
  readonly datasets: (userId: UserId, input: ProjectDatasetsInput) => Promise<EnviroDataset[]>
  readonly data: (userId: UserId, input: EnviroDataInput) => Promise<EnviroData>
  readonly rollUp: (userId: UserId, id: string, interval: string) => Promise<EnviroData>
  readonly dailySparkLine: (userId: UserId, id: string) => Promise<(number | null)[]>
  readonly hourlyByMonth: (
    userId: UserId,
    id: string,
    column: string,
  ) => Promise<(number | null)[][]>
  readonly daylightTimestamps: (
    userId: UserId,
    id: string,
    from: string,
    to: string,
  ) => Promise<{ count: number }>
  readonly createFromMetFile: (userId: UserId, input: DatasetFileInput) => Promise<EnviroDataset>
  readonly createFromCsvFile: (
    userId: UserId,
    input: DatasetFileInput & { readonly mapping: unknown },
  ) => Promise<EnviroDataset>
  readonly rename: (userId: UserId, id: string, name: string) => Promise<EnviroDataset>
  readonly remove: (userId: UserId, id: string) => Promise<{ success: boolean }>
}

export function createMeteoService(deps: MeteoDeps): MeteoService {
  return {
    datasets: (userId, input) => datasets(deps, userId, input),
    data: (userId, input) => data(deps, userId, input),
    rollUp: (userId, id, interval) => rollUp(deps, userId, id, interval),
    dailySparkLine: async (userId, id) =>
      readDailyGhi(deps.series, await accessibleDataset(deps, userId, id, 'viewer')),
    hourlyByMonth: (userId, id, column) => hourlyByMonth(deps, userId, id, column),
    daylightTimestamps: (userId, id, from, to) => daylightTimestamps(deps, userId, id, from, to),
    createFromMetFile: (userId, input) => createFromMetFile(deps, userId, input),
    createFromCsvFile: (userId, input) => createFromCsvFile(deps, userId, input),
    rename: (userId, id, name) => rename(deps, userId, id, name),
    remove: (userId, id) => remove(deps, userId, id),
  }
}

const MAX_PAGE = 200
const MAX_ROWS = 10_000

const datasetName = z.string().trim().min(1, 'must not be empty').max(200, 'at most 200 characters')
const page = (take: number, max: number) =>
  z.object({
    skip: z
      .number()
      .int()
      .min(0)
      .max(100_000_000)
      .nullish()
      .transform((skip) => skip ?? 0),
    take: z
      .number()
      .int()
      .min(1)
      .max(max, `at most ${max}`)
      .nullish()
      .transform((given) => given ?? take),
  })

/** @throws AppError NOT_FOUND for an id that is unknown, malformed or of a project that the user may not see */
async function accessibleDataset(
  { db, projectAccess }: MeteoDeps,
  userId: UserId,
  id: string,
  atLeast: 'viewer' | 'editor',
): Promise<DatasetRow> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const dataset = isUuid(id) ? await findDataset(db, id) : undefined
  if (!dataset) throw notFound()
  try {
    await projectAccess(userId, dataset.project_id, atLeast)
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return dataset
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Meteo dataset not found')

async function datasets(
  deps: MeteoDeps,
  userId: UserId,
  input: ProjectDatasetsInput,
): Promise<EnviroDataset[]> {
  const { project } = await deps.projectAccess(userId, input.project_id, 'viewer')
  if (input.id) {
    const one = await accessibleDataset(deps, userId, input.id, 'viewer')
    return one.project_id === project.id ? [datasetAnswer(one)] : []
  }
  const rows = await datasetsOfProject(deps.db, project.id, parseInput(page(50, MAX_PAGE), input))
  return rows.map(datasetAnswer)
}

async function data(deps: MeteoDeps, userId: UserId, input: EnviroDataInput): Promise<EnviroData> {
  const dataset = await accessibleDataset(deps, userId, input.id, 'viewer')
  const range = { fromUtcMs: instant(input.from), toUtcMs: instant(input.to) }
  const table = await readRows(deps.series, dataset, range, parseInput(page(1000, MAX_ROWS), input))
  return enviroData(
    table,
    table.names.slice(1).map((name) => weatherColumn(name)?.unit ?? ''),
  )
}

const instant = (iso: string | null | undefined): number | undefined =>
  iso ? Date.parse(iso) : undefined

async function rollUp(
  deps: MeteoDeps,
  userId: UserId,
  id: string,
  text: string,
): Promise<EnviroData> {
  const dataset = await accessibleDataset(deps, userId, id, 'viewer')
  const interval = timeInterval(text)
  if (
    interval !== 'OneHour' &&
    interval !== 'OneDay' &&
    interval !== 'OneMonth' &&
    interval !== 'OneYear'
  ) {
    throw new AppError(
      'INVALID_INPUT',
      'time_interval must be OneHour, OneDay, OneMonth or OneYear',
      {
        path: 'time_interval',
      },
    )
  }
  return readRollUp(deps.series, dataset, interval)
}

async function hourlyByMonth(
  deps: MeteoDeps,
  userId: UserId,
  id: string,
  name: string,
): Promise<(number | null)[][]> {
  const dataset = await accessibleDataset(deps, userId, id, 'viewer')
  const column = weatherColumn(name)
  if (!column)
    throw new AppError('INVALID_INPUT', `The dataset has no column '${name}'`, { path: 'column' })
  return readHourlyByMonth(deps.series, dataset, column)
}

/** Steps with a part of the interval sunlit. */
async function daylightTimestamps(
  deps: MeteoDeps,
  userId: UserId,
  id: string,
  from: string,
  to: string,
): Promise<{ count: number }> {
  const dataset = await accessibleDataset(deps, userId, id, 'viewer')
  const { columns } = await deps.series.read(
    [dataset.storage_key],
    (source) => `select epoch_ms("${TIME_COLUMN}") from ${source} order by 1`,
  )
  const all = columns[0] ?? new Float64Array()
  const intervalStartUtcMs = all.filter(
    (utcMs) => utcMs >= Date.parse(from) && utcMs < Date.parse(to),
  )
  const { sunlitFraction } = sunAtIntervals(
    { intervalStartUtcMs, stepS: datasetStepS(dataset) },
    {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m ?? 0,
    },
  )
  return { count: sunlitFraction.filter((fraction) => fraction > 0).length }
}

async function createFromMetFile(
  deps: MeteoDeps,
  userId: UserId,
  input: DatasetFileInput,
): Promise<EnviroDataset> {
  const { project } = await deps.projectAccess(userId, input.project_id, 'editor')
  return importUpload(deps, project, input, {})
}

async function createFromCsvFile(
  deps: MeteoDeps,
  userId: UserId,
  input: DatasetFileInput & { readonly mapping: unknown },
): Promise<EnviroDataset> {
  const { project } = await deps.projectAccess(userId, input.project_id, 'editor')
  const mapping = parseCsvMapping(input.mapping)
  return importUpload(deps, project, input, {
    localTimeZoneH: mapping.time_zone_h,
    mappingOf: (lines) => toPlainMapping(mapping, lines),
  })
}

async function importUpload(
  deps: MeteoDeps,
  project: { readonly id: string; readonly latitude: number; readonly longitude: number },
  input: DatasetFileInput,
  how: Pick<Parameters<typeof importDataset>[1], 'localTimeZoneH' | 'mappingOf'>,
): Promise<EnviroDataset> {
  const filename = parseInput(datasetName, input.filename, ['filename'])
  const name = input.name ? parseInput(datasetName, input.name, ['name']) : undefined
  try {
    const { id: projectId, latitude, longitude } = project
    const row = await importDataset(deps, {
      projectId,
      latitude,
      longitude,
      storageKey: input.storage_key,
      filename,
      name,
      ...how,
    })
    return datasetAnswer(row)
  } finally {
    deps.wakeSweeper()
  }
}

async function rename(
  deps: MeteoDeps,
  userId: UserId,
  id: string,
  text: string,
): Promise<EnviroDataset> {
  const dataset = await accessibleDataset(deps, userId, id, 'editor')
  const name = parseInput(datasetName, text, ['input', 'name'])
  try {
    return datasetAnswer(await renameDataset(deps.db, dataset.id, name))
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
    throw isTaken ? nameTaken(name) : error
  }
}

async function remove(deps: MeteoDeps, userId: UserId, id: string): Promise<{ success: boolean }> {
  const dataset = await accessibleDataset(deps, userId, id, 'editor')
  const run = await activeRunWithDataset(deps.db, dataset.project_id, dataset.id)
  if (run !== undefined) {
    throw new AppError(
      'CONFLICT',
      `The simulation '${run}' is using this meteo dataset. Wait until it has finished, or stop it.`,
      {
        enviro_dataset_id: dataset.id,
      },
    )
  }
  await deps.db.transaction().execute(async (tx) => {
    await deleteDatasetRow(tx, dataset.id)
    await markPrefixDeleting(tx, `projects/${dataset.project_id}/meteo/${dataset.id}`)
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId: dataset.project_id,
      action: 'enviro_dataset_deleted',
      details: { id: dataset.id, name: dataset.name },
    })
  })
  deps.wakeSweeper()
  return { success: true }
}
