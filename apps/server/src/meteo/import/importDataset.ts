import { AppError } from '@duet/contract'
import type { PlainMapping, WeatherAnswers, WeatherFile } from '@duet/formats'
import { checkSeries, type ReadingPlace, seriesOfFile } from '@duet/weather'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { firstFreeName } from '../../db/firstFreeName.ts'
import { giveFirstWeather } from '../../design/giveFirstWeather.ts'
import type { ObjectStorage } from '../../files/objectStorage.ts'
import {
  commitStoredFile,
  dropPendingFile,
  findStoredFile,
  lockPendingFile,
} from '../../files/storedFileQueries.ts'
import { fileReaders } from '../../jobs/fileReaders.ts'
import type { Server } from '../../server.ts'
import {
  type DatasetRow,
  datasetNames,
  findDataset,
  findDatasetByHash,
  insertDataset,
  type NewDataset,
} from '../datasets/datasetQueries.ts'
import { storeWeather } from '../datasets/weatherFile.ts'
import { uploadOrigin } from '../providers/weatherFetches.ts'
import { airHistory, type ChosenAir, contentHash } from './airTemperatureChoice.ts'

type ImportServer = Pick<Server, 'db' | 'storage' | 'series'>

/** An uploaded file and what is said of it. */
interface UploadedFile {
  readonly storageKey: string
  readonly filename: string
  readonly answers?: WeatherAnswers
  /** Where a file is taken to be that does not say its place. */
  readonly site?: ReadingPlace
  /** For a table of no known format; gets the first lines. */
  readonly mappingOf?: (headLines: readonly string[]) => PlainMapping
}

export interface ImportInput extends UploadedFile {
  readonly projectId: string
  readonly userId: string | undefined
  /** Where the project is: for files that do not say it. */
  readonly latitude: number
  readonly longitude: number
  /** Undefined: the name of the file. */
  readonly name: string | undefined
  /** For a file that has none. */
  readonly air?: ChosenAir | undefined
}

const UPLOAD_KEY = /^projects\/([0-9a-f-]{36})\/meteo\/([0-9a-f-]{36})\/upload$/

/**
 * Makes a dataset of an uploaded file, which becomes part of it. Of two imports of one upload, the one that is
 * ready first gets it. The first dataset of a project becomes the weather of its blocks. An upload that cannot be read, or is there already, is removed; after any other failure, such
 * as a choice of air temperature that does not fit it, it stays for another try.
 *
 * @throws AppError NOT_FOUND, NAME_TAKEN, CONFLICT for a file or an upload that is a dataset already, WEATHER_FILE, FILE_FORMAT
 */
export async function importDataset(server: ImportServer, input: ImportInput): Promise<DatasetRow> {
  const id = await findUpload(server.db, input)
  try {
    await freeName(server.db, input)
    const { weather, hash } = await readUpload(server.storage, withAir(input))
    const source_hash = contentHash(hash, input.air)
    await refuseSameFile(server.db, input.projectId, source_hash)
    const origin = await uploadOrigin(server.db, input.storageKey)
    const history = JSON.stringify(await firstHistory(server, input, weather))
    const facts = { ...datasetRow(input, weather, origin), id, source_hash, history }
    const place = { projectId: input.projectId, datasetId: id }
    return await storeWeather(server, place, weather, (storage_key) =>
      insertUnderFreeName(server.db, input, { ...facts, storage_key }),
    )
  } catch (error) {
    if (isFaultOfFile(error)) await dropQuietly(server.db, input.storageKey)
    throw error
  }
}

function withAir({ air, ...rest }: ImportInput): UploadedFile {
  const site = { latitudeDeg: rest.latitude, longitudeDeg: rest.longitude }
  const input = { ...rest, site }
  return air
    ? { ...input, answers: { ...input.answers, airTemperature: air.airTemperature } }
    : input
}

/** The weather of an uploaded file and the SHA-256 of its content. @throws AppError WEATHER_FILE, FILE_FORMAT */
async function readUpload(
  storage: ObjectStorage,
  input: UploadedFile,
): Promise<{ readonly weather: WeatherFile; readonly hash: string }> {
  const { storageKey, filename, site, answers, mappingOf } = input
  const path = await storage.localPath(storageKey)
  const mapping = mappingOf?.(await fileReaders.read('weatherHead', { path }))
  const options = { filename, ...(mapping && { mapping }), ...(site && { site }), ...answers }
  return fileReaders.read('weather', { path, options })
}

async function firstHistory(
  server: ImportServer,
  { air }: ImportInput,
  { airTemperatureFrom: from }: WeatherFile,
): Promise<readonly object[]> {
  return air && from !== undefined ? [await airHistory(server, air, from)] : []
}

/** The id that the key of an upload holds becomes the dataset's. */
async function findUpload(db: Database, { projectId, storageKey }: ImportInput): Promise<string> {
  const [, keyProject, id] = UPLOAD_KEY.exec(storageKey) ?? []
  const row = keyProject === projectId ? await findStoredFile(db, storageKey) : undefined
  // another import of it was quicker
  if (id && row?.state === 'kept') throw await uploadTaken(db, id)
  if (!id || row?.state !== 'pending' || row.size_bytes === null) {
    throw new AppError('NOT_FOUND', 'Upload not found. Upload the file again.')
  }
  return id
}

function isFaultOfFile(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.code === 'WEATHER_FILE') return !isFaultOfChoice(error)
  return error.code === 'CONFLICT'
}

const problemsSchema = z.array(z.object({ code: z.string() }))

/** Whether another choice of air temperature is all that the file needs. */
const isFaultOfChoice = ({ details }: AppError): boolean =>
  problemsSchema
    .parse(details.problems)
    .every(({ code }) => code === 'no_air_temperature' || code === 'has_air_temperature')

/** What cannot be marked now is swept a day later; the first error is the one that counts. */
async function dropQuietly(db: Database, storageKey: string): Promise<void> {
  await dropPendingFile(db, storageKey).catch(() => undefined)
}

async function freeName(db: Database, { projectId, name, filename }: ImportInput): Promise<string> {
  const wanted = name ?? filename.replace(/\.[a-z0-9]{1,5}$/i, '')
  const taken = await datasetNames(db, projectId, wanted)
  if (name !== undefined && taken.has(name)) throw nameTaken(name)
  return firstFreeName(wanted, taken)
}

export function nameTaken(name: string): AppError {
  return new AppError(
    'NAME_TAKEN',
    `A meteo dataset named '${name}' exists already. Choose another name.`,
    { name },
  )
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

function datasetRow(
  input: ImportInput,
  weather: WeatherFile,
  origin: Awaited<ReturnType<typeof uploadOrigin>>,
) {
  const { metadata, columns, warnings, rowCount, dstShifts } = weather
  const latitude = metadata.latitude ?? origin?.latitude ?? input.latitude
  const longitude = metadata.longitude ?? origin?.longitude ?? input.longitude
  const place = { latitudeDeg: latitude, longitudeDeg: longitude }
  return {
    project_id: input.projectId,
    source: metadata.source,
    type: metadata.type,
    time_interval: metadata.time_interval,
    interval_alignment: metadata.interval_alignment,
    local_time_zone: metadata.local_time_zone,
    dst_shifts: dstShifts.length === 0 ? null : JSON.stringify(dstShifts),
    start_time: metadata.start_time,
    end_time: metadata.end_time,
    latitude,
    longitude,
    attribution: origin?.attribution ?? null,
    altitude_m: metadata.altitude_m ?? null,
    has_windspeed: metadata.has_windspeed,
    has_rh: metadata.has_rh,
    has_pw: metadata.has_pw,
    row_count: rowCount,
    coldest_air_c: Math.min(
      coldest(columns.temp_c),
      input.air?.coldestC ?? Number.POSITIVE_INFINITY,
    ),
    warnings: JSON.stringify([...warnings, ...placeWarning(weather, origin, place)]),
    quality_report: JSON.stringify(checkSeries(seriesOfFile(weather, place), new Date())),
    source_filename: input.filename,
  }
}

/** A file that says no place, and nobody else said it: that of the project is reported, not taken in silence. */
function placeWarning(
  { metadata }: WeatherFile,
  origin: Awaited<ReturnType<typeof uploadOrigin>>,
  { latitudeDeg, longitudeDeg }: { readonly latitudeDeg: number; readonly longitudeDeg: number },
): readonly object[] {
  if ((metadata.latitude ?? origin?.latitude) !== undefined) return []
  const message = `The file says no place: that of the project, ${latitudeDeg}°, ${longitudeDeg}°, was taken. Correct it where the weather is of another place.`
  return [{ code: 'place_of_project', message }]
}

/** °C; every dataset has air temperature. */
function coldest(airC: Float64Array | undefined): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const value of airC ?? []) if (value < lowest) lowest = value
  return Number.isFinite(lowest) ? lowest : 0
}

type DatasetFacts = Omit<Parameters<typeof insertDataset>[1], 'name' | 'storage_key'>

/** More imports at once than this do not ask for one name. */
const MAX_NAME_TRIES = 50

async function insertUnderFreeName(
  db: Database,
  input: ImportInput,
  facts: DatasetFacts & { readonly storage_key: string },
): Promise<DatasetRow> {
  for (let tries = 1; ; tries += 1) {
    const row = { ...facts, name: await freeName(db, input) }
    try {
      return await insertWithFiles(db, input, row)
    } catch (error) {
      const conflict = (await datasetConflict(db, error, row)) ?? error
      const isTaken = conflict instanceof AppError && conflict.code === 'NAME_TAKEN'
      if (!isTaken || input.name !== undefined || tries >= MAX_NAME_TRIES) throw conflict
    }
  }
}

function insertWithFiles(
  db: Database,
  { projectId, userId, storageKey }: ImportInput,
  row: Parameters<typeof insertDataset>[1],
): Promise<DatasetRow> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockPendingFile(tx, storageKey))) throw await uploadTaken(tx, row.id ?? '')
    const dataset = await insertDataset(tx, row)
    await commitStoredFile(tx, storageKey)
    await commitStoredFile(tx, row.storage_key)
    await giveFirstWeather(tx, { projectId, userId, datasetId: dataset.id })
    return dataset
  })
}

async function uploadTaken(db: Database, id: string): Promise<AppError> {
  const dataset = await findDataset(db, id)
  return dataset
    ? sameFile(dataset.name, dataset.id)
    : new AppError('NOT_FOUND', 'Upload not found. Upload the file again.')
}

/** Two imports at the same time: the database lets one through. */
export async function datasetConflict(
  db: Database,
  error: unknown,
  row: Pick<NewDataset, 'project_id' | 'source_hash' | 'name'>,
): Promise<AppError | undefined> {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  if (constraint.includes('source_hash')) {
    const same = await findDatasetByHash(db, row.project_id, row.source_hash)
    return sameFile(same?.name ?? '', same?.id ?? '')
  }
  return constraint.includes('name') ? nameTaken(row.name) : undefined
}
