import { AppError } from '@duet/contract'
import {
  chunkBytes,
  type PlaybackFile,
  type PlaybackName,
  playbackMeasure,
  playbackName,
} from '@duet/results/playback'
import { createAnswerCache } from '../cache.ts'
import { bytesOfThread } from '../pdf/bytesOfThread.ts'
import { storedRun } from '../results/run/finishedRun.ts'
import { perServer, type Server } from '../server.ts'
import { deploymentSource } from './deployment/deploymentSource.ts'
import { findPlayable } from './playbackQueries.ts'
import type { PlaybackSource } from './playbackSource.ts'
import { runSource } from './run/runSource.ts'

/** Bytes of files that a server holds ready. */
const CACHED_BYTES = 64_000_000

const caches = perServer(() =>
  createAnswerCache<Uint8Array>({ maxSize: CACHED_BYTES, sizeOf: ({ byteLength }) => byteLength }),
)

const TABLES_THREAD = new URL('./tables/tablesThread.ts', import.meta.url)

/** @throws AppError NOT_FOUND for what was deleted meanwhile, RESULT_NOT_READY, INVALID_INPUT */
export async function playbackSource(server: Server, id: string): Promise<PlaybackSource> {
  const found = await findPlayable(server.db, id)
  if (!found) throw playbackNotFound()
  return found.kind === 'run'
    ? runSource(server, await storedRun(server, id))
    : deploymentSource(server, found.project_id)
}

export const playbackNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Run or deployment not found')

/** A file of a plant that is played, made now or a while ago; undefined for a key of something else. The caller has settled access. */
export async function playbackFile(server: Server, key: string): Promise<Uint8Array | undefined> {
  const name = playbackName(key)
  return name && cachedFile(server, name)
}

/** The caller has settled access. */
export async function cachedFile(server: Server, { id, file }: PlaybackName): Promise<Uint8Array> {
  const source = await playbackSource(server, id)
  const key = [id, source.stamp, ...Object.values(file)].join(' ')
  return caches(server)(key, () => contentOf(source, file))
}

async function contentOf(source: PlaybackSource, file: PlaybackFile): Promise<Uint8Array> {
  switch (file.kind) {
    case 'index':
      return Buffer.from(JSON.stringify(await source.index()))
    case 'tables':
      return bytesOfThread(TABLES_THREAD, await source.tables(), new AbortController().signal)
    case 'values': {
      const measure = playbackMeasure(file.measure)
      if (!measure) throw playbackNotFound()
      return chunkBytes(await source.frames(measure, file.chunk))
    }
  }
}
