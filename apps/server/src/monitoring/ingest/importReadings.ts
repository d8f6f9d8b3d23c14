import { readingReader } from '@duet/formats'
import type { Server } from '../../server.ts'
import { batchBuilder, type LastTimes } from './batchBuilder.ts'
import { asRefusal, gunzipped, type IngestFormat } from './ingestBody.ts'
import { rulesOf } from './ingestRules.ts'
import { addTally, emptyTally, type Tally } from './ingestTally.ts'
import { stagedParquet } from './stagedParquet.ts'
import { storeBatch } from './storeBatch.ts'

/** A file of history in object storage. */
export interface ReadingsFile {
  readonly projectId: string
  readonly storageKey: string
  readonly format: IngestFormat
  readonly isGzip: boolean
  readonly signal?: AbortSignal
  /** Hears after each batch. */
  readonly onProgress?: (readings: number) => void
}

const BATCH_READINGS = 100_000

/**
 * Reads a history of any length into the store, batch by batch. A file that is read again, also after an end in the middle,
 * changes nothing that is stored. The caller has settled access.
 *
 * @throws AppError FILE_FORMAT with the line: batches before it are stored; NOT_FOUND, FILE_DAMAGED
 */
export async function importReadings(server: Server, file: ReadingsFile): Promise<Tally> {
  const tally = emptyTally()
  const lastAt: LastTimes = new Map()
  const nowMs = Date.now()
  const rules = await rulesOf(server, file.projectId, nowMs)
  let builder = batchBuilder(rules, lastAt)
  const flush = async (): Promise<void> => {
    file.signal?.throwIfAborted()
    const { batch, refused, empty } = builder.build()
    builder = batchBuilder(rules, lastAt)
    addTally(tally, { ...(await storeBatch(server, file.projectId, batch, nowMs)), refused, empty })
    file.onProgress?.(tally.accepted + tally.repeated + tally.replaced)
  }
  const flushFull = async (): Promise<void> => {
    if (builder.count() >= BATCH_READINGS) await flush()
  }
  try {
    await readFile(server, file, (...reading) => builder.sink(...reading), flushFull)
  } catch (error) {
    throw asRefusal(error)
  }
  await flush()
  return tally
}

async function readFile(
  server: Server,
  { storageKey, format, isGzip }: ReadingsFile,
  sink: Parameters<typeof readingReader>[1],
  afterPiece: () => Promise<void>,
): Promise<void> {
  const stored = await server.storage.get(storageKey)
  if (format === 'parquet') return stagedParquet(server, stored, sink, afterPiece)
  const reader = readingReader(format, sink)
  for await (const piece of isGzip ? gunzipped(stored) : stored) {
    reader.push(piece)
    await afterPiece()
  }
  reader.end()
}
