import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AppError } from '@duet/contract'
import { READING_TEXT_FORMATS, ReadingsError, readReadings } from '@duet/formats'
import type { Server } from '../../server.ts'
import type { BuiltBatch } from './batchBuilder.ts'
import { batchBuilder } from './batchBuilder.ts'
import { rulesOf } from './ingestRules.ts'
import { limited } from './limited.ts'
import { stagedParquet } from './stagedParquet.ts'
import { type IngestAnswer, storeArrived } from './storeBatch.ts'

export const INGEST_FORMATS = [...READING_TEXT_FORMATS, 'parquet'] as const
export type IngestFormat = (typeof INGEST_FORMATS)[number]

/** As sent; a reading takes 40 to 80 bytes of text. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024
export const MAX_UNPACKED_BYTES = 256 * 1024 * 1024

export interface IngestBody {
  readonly content: Readable
  readonly format: IngestFormat
  readonly isGzip: boolean
}

/**
 * Reads a body and stores its readings in one transaction.
 *
 * @throws AppError FILE_FORMAT for what is no table of readings, FILE_TOO_LARGE: nothing of it is stored
 */
export async function ingestBody(
  server: Server,
  projectId: string,
  body: IngestBody,
  nowMs = Date.now(),
): Promise<IngestAnswer> {
  const built = await readBody(server, await rulesOf(server, projectId, nowMs), body)
  return storeArrived(server, projectId, built, nowMs)
}

async function readBody(
  server: Server,
  rules: Parameters<typeof batchBuilder>[0],
  { content, format, isGzip }: IngestBody,
): Promise<BuiltBatch> {
  const { sink, build } = batchBuilder(rules)
  const sent = limited(content, MAX_BODY_BYTES)
  const unpacked = isGzip ? limited(gunzipped(sent), MAX_UNPACKED_BYTES) : sent
  try {
    if (format === 'parquet') await stagedParquet(server, unpacked, sink)
    else await readReadings(unpacked, format, sink)
  } catch (error) {
    throw asRefusal(error)
  }
  return build()
}

/** What reads it ends the source too, and hears of its failure. */
export const gunzipped = (packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(packed, createGunzip(), () => undefined)

/** What is not what it says is the sender's fault. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ReadingsError)
    return new AppError(
      'FILE_FORMAT',
      error.message,
      error.line === undefined ? {} : { line: error.line },
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_')
    ? new AppError('FILE_FORMAT', 'The content is no whole gzip stream.', {}, { cause: error })
    : error
}
