import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@duet/contract'
import type { ObjectStorage } from './objectStorage.ts'

/** The part of a storage that lies on the disk of this machine until it is adopted. */
export type TemporaryFiles = Pick<
  ObjectStorage,
  'stage' | 'temporaryFile' | 'removeTemporary' | 'sweepTemporary'
>

export function createTemporaryFiles(folder: string): TemporaryFiles {
  const temporaryFile = async (): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return path.join(folder, randomUUID())
  }
  return {
    temporaryFile,
    removeTemporary: removeFile,
    sweepTemporary: (ageMs) => removeOldFiles(folder, Date.now() - ageMs),
    stage: async (content, { maxBytes, signal } = {}) => {
      const file = await temporaryFile()
      const limit = maxBytes === undefined ? [] : [sizeLimit(maxBytes)]
      try {
        const sink = createWriteStream(file, { mode: 0o600 })
        await pipeline([content, ...limit, sink], signal ? { signal } : {})
        await syncFile(file)
        return file
      } catch (error) {
        await removeFile(file)
        throw error
      }
    },
  }
}

const removeFile = (file: string): Promise<void> => rm(file, { force: true })

/** On the disk before it gets its name: a crash leaves the old object or the new one. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function sizeLimit(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? tooLarge(maxBytes) : null, chunk)
    },
  })
}

export function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1_000_000)
  return new AppError('FILE_TOO_LARGE', `The file is larger than ${megabytes} MB`, { maxBytes })
}

async function removeOldFiles(folder: string, beforeMs: number): Promise<void> {
  for (const name of (await readdir(folder).catch(missingAsUndefined)) ?? []) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(missingAsUndefined)
    if (found && found.mtimeMs < beforeMs) await removeFile(file)
  }
}

/** For `catch`: what is not there is no error. */
export function missingAsUndefined(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
  throw error
}
