import type { PlainMapping, WeatherAnswers, WeatherFile } from '@duet/formats'
import type { ReadingPlace } from '@duet/weather'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { fileReaders } from '../jobs/fileReaders.ts'

/** An uploaded file and what is said of it. */
export interface UploadedFile {
  readonly storageKey: string
  readonly filename: string
  readonly answers?: WeatherAnswers
  /** Where a file is taken to be that does not say its place. */
  readonly site?: ReadingPlace
  /** For a table of no known format; gets the first lines. */
  readonly mappingOf?: (headLines: readonly string[]) => PlainMapping
}

/** The weather of an uploaded file and the SHA-256 of its content. @throws AppError WEATHER_FILE, FILE_FORMAT */
export async function readUpload(
  storage: ObjectStorage,
  input: UploadedFile,
): Promise<{ readonly weather: WeatherFile; readonly hash: string }> {
  const { storageKey, filename, site, answers, mappingOf } = input
  const path = await storage.localPath(storageKey)
  const mapping = mappingOf?.(await fileReaders.read('weatherHead', { path }))
  const options = { filename, ...(mapping && { mapping }), ...(site && { site }), ...answers }
  return fileReaders.read('weather', { path, options })
}
