import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import {
  type PlainMapping,
  type WeatherAnswers,
  type WeatherFile,
  WeatherFileError,
  weatherHead,
} from '@duet/formats'
import { type ReadingPlace, readMeteo } from '@duet/weather'
import type { ObjectStorage } from '../files/objectStorage.ts'

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

/** The weather of an uploaded file and the SHA-256 of its content. @throws AppError WEATHER_FILE */
export async function readUpload(
  storage: ObjectStorage,
  input: UploadedFile,
): Promise<{ readonly weather: WeatherFile; readonly hash: string }> {
  const hash = createHash('sha256')
  try {
    const mapping = input.mappingOf?.(await weatherHead(await storage.get(input.storageKey)))
    const weather = await readMeteo(hashed(await storage.get(input.storageKey), hash), {
      filename: input.filename,
      ...(mapping && { mapping }),
      ...(input.site && { site: input.site }),
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
