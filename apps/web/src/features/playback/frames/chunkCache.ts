import { type FrameChunk, readChunk } from '@duet/results/playback'

/** Loads a file of frames. */
export type LoadChunk = (measure: string, chunk: number) => Promise<ArrayBuffer>

/** Frames as they are needed: what was used last stays. */
export interface ChunkCache {
  /** Undefined while it is on its way; asking for it sends for it. */
  readonly get: (measure: string, chunk: number) => FrameChunk | undefined
  /** Sends for what is not there, without a use of it. */
  readonly prefetch: (measure: string, chunk: number) => void
  readonly failure: () => Error | undefined
  /** Forgets what failed, so that it is tried again. */
  readonly retry: () => void
}

/** Numbers of all chunks together, bytes. */
const MOST_BYTES = 256e6

export function createChunkCache(
  load: LoadChunk,
  onChange: () => void,
  mostBytes = MOST_BYTES,
): ChunkCache {
  /** In order of use, the last at the end. */
  const held = new Map<string, FrameChunk>()
  const asked = new Set<string>()
  let bytes = 0
  let failure: Error | undefined
  const put = (key: string, chunk: FrameChunk): void => {
    held.set(key, chunk)
    bytes += chunk.values.byteLength
    for (const [oldest, { values }] of held) {
      if (bytes <= mostBytes || oldest === key) break
      held.delete(oldest)
      bytes -= values.byteLength
    }
  }
  const fetchOne = async (measure: string, chunk: number): Promise<void> => {
    const key = `${measure} ${chunk}`
    if (held.has(key) || asked.has(key) || failure) return
    asked.add(key)
    try {
      put(key, readChunk(await load(measure, chunk)))
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
    } finally {
      asked.delete(key)
      onChange()
    }
  }
  return {
    get: (measure, chunk) => {
      const key = `${measure} ${chunk}`
      const found = held.get(key)
      if (!found) void fetchOne(measure, chunk)
      else {
        held.delete(key)
        held.set(key, found)
      }
      return found
    },
    prefetch: (measure, chunk) => void fetchOne(measure, chunk),
    failure: () => failure,
    retry: () => {
      failure = undefined
      onChange()
    },
  }
}
