import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { AppError } from '@duet/contract'
import { readWeather, type WeatherFile } from '@duet/formats'
import {
  type HeightGrid,
  type PlantDocument,
  parsePlantDocument,
  readHeightGrid,
} from '@duet/plant'
import { parseSummary, type RunSummary } from '@duet/results'
import { BUNDLE_FILES, type BundleManifest, bundleManifestSchema } from '@duet/results/run'
import { type Entry, open, type ZipFile } from 'yauzl'
import { z } from 'zod'

/** A run as its bundle holds it. */
export interface Bundle {
  readonly manifest: BundleManifest
  readonly document: PlantDocument
  /** By the id of the dataset. */
  readonly weather: ReadonlyMap<string, WeatherFile>
  readonly terrain: HeightGrid | undefined
  /** What the server stored of the run. */
  readonly summary: RunSummary
}

/** Of one file that is held whole; that of weather is read as it is unpacked. */
const MAX_HELD_BYTES = 256 * 1024 * 1024

/** @throws AppError INVALID_INPUT for a zip that is no bundle, or a damaged one */
export async function openBundle(file: string): Promise<Bundle> {
  const zip = await openZip(file)
  try {
    return await readBundle(zip)
  } finally {
    zip.close()
  }
}

const openZip = promisify<string, ZipFile>((file, done) =>
  open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
    done(error && ('errno' in error ? error : notABundle(error)), zip),
  ),
)

async function readBundle(zip: ZipFile): Promise<Bundle> {
  const entries = await entriesOf(zip)
  const read = (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw notABundle(`it has no ${name}`)
    return openEntry(zip, entry)
  }
  const bytes = async (name: string): Promise<Buffer> => {
    // What unpacks to more than its entry says is refused by the archive's reader
    if ((entries.get(name)?.uncompressedSize ?? 0) > MAX_HELD_BYTES)
      throw notABundle(`${name} unpacks to more than ${MAX_HELD_BYTES / 1024 / 1024} MiB`)
    return buffer(await read(name))
  }
  const manifest = bundleManifestSchema.safeParse(await json(bytes, BUNDLE_FILES.manifest))
  if (!manifest.success)
    throw notABundle(`${BUNDLE_FILES.manifest}: ${z.prettifyError(manifest.error)}`)
  const weather = new Map<string, WeatherFile>()
  for (const { id, file } of manifest.data.datasets)
    weather.set(id, await readWeather(await read(file), { filename: file }))
  return {
    manifest: manifest.data,
    document: parsePlantDocument(await json(bytes, BUNDLE_FILES.plant)),
    weather,
    terrain:
      manifest.data.terrain && terrainOf(await bytes(BUNDLE_FILES.terrain), manifest.data.terrain),
    summary: summaryOf(await json(bytes, BUNDLE_FILES.summary)),
  }
}

function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(found))
    zip.on('error', reject)
    zip.readEntry()
  })
}

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })

async function json(bytes: (name: string) => Promise<Buffer>, name: string): Promise<unknown> {
  try {
    return JSON.parse((await bytes(name)).toString('utf8'))
  } catch (error) {
    throw error instanceof SyntaxError ? notABundle(`${name} is not JSON`) : error
  }
}

function terrainOf(bytes: Buffer, { sha256 }: { readonly sha256: string }): HeightGrid {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw notABundle(`${BUNDLE_FILES.terrain} is damaged`)
  return readHeightGrid(bytes)
}

function summaryOf(stored: unknown): RunSummary {
  const summary = parseSummary(stored)
  if (!summary) throw notABundle(`${BUNDLE_FILES.summary} is of another version`)
  return summary
}

function notABundle(reason: unknown): AppError {
  const why = reason instanceof Error ? reason.message : String(reason)
  return new AppError('INVALID_INPUT', `This is not the bundle of a run: ${why}.`)
}
