import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import {
  type PlainMapping,
  readWeather,
  type WeatherAnswers,
  type WeatherFile,
  WeatherFileError,
} from '@duet/formats'
import { TIME_COLUMN } from '@duet/results'
import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { findStoredFile, keepStoredFile, markDeleting } from '../files/storedFileQueries.ts'
import {
  type DatasetRow,
  datasetNames,
  findDatasetByHash,
  insertDataset,
} from './datasetQueries.ts'
import { WEATHER_COLUMNS } from './weatherColumns.ts'

export interface ImportDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly series: SeriesStore
}

export interface ImportInput {
  readonly projectId: string
  /** Where the project is: for files that do not say it. */
  readonly latitude: number
  readonly longitude: number
  readonly storageKey: string
  readonly filename: string
  /** Undefined: the name of the file. */
  readonly name: string | undefined
  readonly answers?: WeatherAnswers
  /** For a table of no known format; gets the first lines. */
  readonly mappingOf?: (headLines: readonly string[]) => PlainMapping
}

const UPLOAD_KEY = /^projects\/([0-9a-f-]{36})\/meteo\/([0-9a-f-]{36})\/upload$/

/**
 * Makes a dataset of an uploaded file. The upload becomes part of the dataset; one that cannot be read is
 * removed, one whose name is taken stays for another try.
 *
 * @throws AppError NOT_FOUND, NAME_TAKEN, CONFLICT for a file that is there already, WEATHER_FILE
 */
export async function importDataset(deps: ImportDeps, input: ImportInput): Promise<DatasetRow> {
  const id = await uploadId(deps.db, input)
  const name = await freeName(deps.db, input)
  try {
    const { weather, hash } = await readUpload(deps.storage, input)
    await refuseSameFile(deps.db, input.projectId, hash)
    const storageKey = `projects/${input.projectId}/meteo/${id}/data.parquet`
    await writeWeather(deps.series, input, storageKey, weather)
    return await insertWithFiles(deps, input, {
      ...datasetRow(input, weather),
      id,
      name,
      storage_key: storageKey,
      source_hash: hash,
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NAME_TAKEN'))
      await markDeleting(deps.db, input.storageKey)
    throw error
  }
}

/** The id that the upload's key holds becomes the dataset's. */
async function uploadId(db: Database, { projectId, storageKey }: ImportInput): Promise<string> {
  const [, keyProject, id] = UPLOAD_KEY.exec(storageKey) ?? []
  const row = keyProject === projectId ? await findStoredFile(db, storageKey) : undefined
  if (!id || row?.state !== 'pending' || row.size_bytes === null) {
    throw new AppError('NOT_FOUND', 'Upload not found. Upload the file again.')
  }
  return id
}

async function freeName(db: Database, { projectId, name, filename }: ImportInput): Promise<string> {
  const wanted = name ?? filename.replace(/\.[a-z0-9]{1,5}$/i, '')
  const taken = await datasetNames(db, projectId, wanted)
  if (!taken.has(wanted)) return wanted
  if (name !== undefined) throw nameTaken(name)
  let number = 2
  while (taken.has(`${wanted} (${number})`)) number += 1
  return `${wanted} (${number})`
}

export function nameTaken(name: string): AppError {
  return new AppError(
    'NAME_TAKEN',
    `A meteo dataset named '${name}' exists already. Choose another name.`,
    { name },
  )
}

async function readUpload(
  storage: ObjectStorage,
  input: ImportInput,
): Promise<{ readonly weather: WeatherFile; readonly hash: string }> {
  const hash = createHash('sha256')
  const mapping = input.mappingOf?.(await headLines(storage, input.storageKey))
  try {
    const weather = await readWeather(hashed(await storage.get(input.storageKey), hash), {
      filename: input.filename,
      ...(mapping && { mapping }),
      ...input.answers,
    })
    return { weather, hash: hash.digest('hex') }
  } catch (error) {
    throw weatherError(error)
  }
}

/** The content as it passes by, added to the hash. */
async function* hashed(content: Readable, hash: Hash): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    yield bytes
  }
}

function weatherError(error: unknown): unknown {
  if (!(error instanceof WeatherFileError)) return error
  return new AppError(
    'WEATHER_FILE',
    error.message,
    { problems: error.problems, problem_count: error.problemCount },
    { cause: error },
  )
}

const HEAD_BYTES = 65_536

async function headLines(storage: ObjectStorage, key: string): Promise<readonly string[]> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of await storage.get(key)) {
    const bytes: Buffer = Buffer.from(piece)
    pieces.push(bytes)
    size += bytes.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
}

async function refuseSameFile(db: Database, projectId: string, hash: string): Promise<void> {
  const same = await findDatasetByHash(db, projectId, hash)
  if (same) throw sameFile(same.name, same.id)
}

function sameFile(name: string, id: string): AppError {
  return new AppError(
    'CONFLICT',
    `This file is already in the project as the meteo dataset '${name}'`,
    {
      enviro_dataset_id: id,
      name,
    },
  )
}

async function writeWeather(
  series: SeriesStore,
  input: ImportInput,
  key: string,
  weather: WeatherFile,
): Promise<void> {
  const columns = new Map<string, Float64Array>()
  for (const [name, values] of Object.entries(weather.columns)) {
    if (WEATHER_COLUMNS.some((column) => column.name === name)) columns.set(name, values)
  }
  const units = Object.fromEntries(WEATHER_COLUMNS.map(({ name, unit }) => [name, unit]))
  await series.write(
    {
      key,
      projectId: input.projectId,
      filename: 'data.parquet',
      state: 'pending',
      metadata: {
        duet_units: JSON.stringify(units),
        duet_time: `${TIME_COLUMN} is the start of each interval, UTC`,
      },
    },
    { timeUtcMs: weather.intervalStartUtcMs, columns },
  )
}

function datasetRow(input: ImportInput, { metadata, columns, warnings, rowCount }: WeatherFile) {
  return {
    project_id: input.projectId,
    source: metadata.source,
    type: metadata.type,
    time_interval: metadata.time_interval,
    interval_alignment: metadata.interval_alignment,
    local_time_zone: metadata.local_time_zone,
    start_time: metadata.start_time,
    end_time: metadata.end_time,
    latitude: metadata.latitude ?? input.latitude,
    longitude: metadata.longitude ?? input.longitude,
    altitude_m: metadata.altitude_m ?? null,
    has_windspeed: metadata.has_windspeed,
    has_rh: metadata.has_rh,
    has_pw: metadata.has_pw,
    row_count: rowCount,
    coldest_air_c: coldest(columns.temp_c),
    warnings: JSON.stringify(warnings),
    source_filename: input.filename,
  }
}

/** °C; every dataset has air temperature. */
function coldest(airC: Float64Array | undefined): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const value of airC ?? []) if (value < lowest) lowest = value
  return Number.isFinite(lowest) ? lowest : 0
}

async function insertWithFiles(
  { db }: ImportDeps,
  input: ImportInput,
  row: Parameters<typeof insertDataset>[1],
): Promise<DatasetRow> {
  try {
    return await db.transaction().execute(async (tx) => {
      const dataset = await insertDataset(tx, row)
      await keepStoredFile(tx, input.storageKey)
      await keepStoredFile(tx, row.storage_key)
      return dataset
    })
  } catch (error) {
    await markDeleting(db, row.storage_key)
    throw (await conflictOf(db, error, row)) ?? error
  }
}

/** Two imports at the same time: the database lets one through. */
async function conflictOf(
  db: Database,
  error: unknown,
  row: Parameters<typeof insertDataset>[1],
): Promise<AppError | undefined> {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  if (constraint.includes('source_hash')) {
    const same = await findDatasetByHash(db, row.project_id, row.source_hash)
    return sameFile(same?.name ?? '', same?.id ?? '')
  }
  return constraint.includes('name') ? nameTaken(row.name) : undefined
}
