import { AppError } from '@duet/contract'
import type { ReadingMessages } from './readingMessages.ts'
import { createThreadPool, type ThreadPool } from './threadPool.ts'

export interface FileReaders {
  /** @throws AppError FILE_FORMAT where the file takes too long or too much memory, and what the reader refuses */
  readonly read: <Name extends keyof ReadingMessages>(
    name: Name,
    input: ReadingMessages[Name][0],
  ) => Promise<ReadingMessages[Name][1]>
  readonly close: () => Promise<void>
}

interface ReadingLimits {
  readonly seconds: number
  /** Of objects and texts; arrays of numbers are bounded by the limits of the readers. */
  readonly megabytes: number
}

/** A year of minutes of the widest format takes a fifth of either on two cores. */
const LIMITS: ReadingLimits = { seconds: 120, megabytes: 1024 }
/** Files that are read at a time. */
const THREADS = 2

/** Reads the files of people on threads of their own, which end when a file takes too long or too much memory. */
export function createFileReaders({ seconds, megabytes }: ReadingLimits = LIMITS): FileReaders {
  const pool: ThreadPool<ReadingMessages> = createThreadPool(THREADS, {
    file: new URL('./readingThread.ts', import.meta.url),
    purpose: 'read files',
    timeoutMs: seconds * 1000,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const never = new AbortController().signal
  return {
    read: async (name, input) => {
      try {
        return await pool.run(name, input, never)
      } catch (error) {
        throw refusalOf(error, { seconds, megabytes }) ?? error
      }
    },
    close: pool.close,
  }
}

function refusalOf(error: unknown, { seconds, megabytes }: ReadingLimits): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const what =
    error.name === 'TimeoutError'
      ? `takes more than ${seconds} s to be read`
      : 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `takes more than ${megabytes} MB of memory to be read`
        : undefined
  return what === undefined
    ? undefined
    : new AppError(
        'FILE_FORMAT',
        `The file ${what}: it is damaged, or larger than it needs to be. Export it anew, or split it.`,
        {},
        { cause: error },
      )
}

/** Those of this process. Its threads start with the first file, and do not hold the process alive. */
export const fileReaders: FileReaders = createFileReaders()
