import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@duet/contract'
import type { ObjectStat, ObjectStorage } from './objectStorage.ts'
import { checkStorageKey } from './storageKey.ts'

const TEMPORARY = '.tmp'

const removeTemporary = (file: string): Promise<void> => rm(file, { force: true })

/** Objects as files of a folder. Each is written beside and renamed, so that no reader meets half of one. */
export function createFolderStorage(root: string): ObjectStorage {
  const fileOf = (key: string): string => path.join(root, ...checkStorageKey(key).split('/'))
  const temporaryFile = async (): Promise<string> => {
    await mkdir(path.join(root, TEMPORARY), { recursive: true, mode: 0o700 })
    return path.join(root, TEMPORARY, randomUUID())
  }
  const adopt = async (key: string, file: string): Promise<ObjectStat> => {
    await syncFile(file)
    await mkdir(path.dirname(fileOf(key)), { recursive: true, mode: 0o700 })
    await rename(file, fileOf(key))
    return { sizeBytes: (await stat(fileOf(key))).size }
  }
  const stage: ObjectStorage['stage'] = async (content, { maxBytes, signal } = {}) => {
    const file = await temporaryFile()
    const limit = maxBytes === undefined ? [] : [sizeLimit(maxBytes)]
    try {
      const sink = createWriteStream(file, { mode: 0o600 })
      await pipeline([content, ...limit, sink], signal ? { signal } : {})
      await syncFile(file)
      return file
    } catch (error) {
      await removeTemporary(file)
      throw error
    }
  }
  const existing = async (key: string): Promise<string> => {
    if (!(await sizeOf(fileOf(key)))) throw new AppError('NOT_FOUND', 'File not found')
    return fileOf(key)
  }
  return {
    stage,
    put: async (key, content, options) => {
      const target = checkStorageKey(key)
      const file = await stage(content, options)
      try {
        return await adopt(target, file)
      } finally {
        await removeTemporary(file)
      }
    },
    get: async (key) => createReadStream(await existing(key)),
    stat: (key) => sizeOf(fileOf(key)),
    remove: async (key) => {
      await rm(fileOf(key), { force: true })
      await removeEmptyFolders(path.dirname(fileOf(key)), root)
    },
    list: (prefix) => listFiles(root, prefix),
    localPath: existing,
    adopt,
    temporaryFile,
    removeTemporary,
    sweepTemporary: (ageMs) => removeOldFiles(path.join(root, TEMPORARY), Date.now() - ageMs),
  }
}

async function sizeOf(file: string): Promise<ObjectStat | undefined> {
  const found = await stat(file).catch(missingAsUndefined)
  return found?.isFile() ? { sizeBytes: found.size } : undefined
}

function missingAsUndefined(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  )
}

/** On the disk before it gets its name: a crash leaves the old object or the new one. */
async function syncFile(file: string): Promise<void> {
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

async function listFiles(root: string, prefix: string): Promise<readonly string[]> {
  const folder = path.join(root, ...checkStorageKey(prefix).split('/'))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    missingAsUndefined,
  )
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
}

async function removeOldFiles(folder: string, beforeMs: number): Promise<void> {
  for (const name of (await readdir(folder).catch(missingAsUndefined)) ?? []) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(missingAsUndefined)
    if (found && found.mtimeMs < beforeMs) await rm(file, { force: true })
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  let current = folder
  while (current.length > root.length) {
    const removed = await rmdir(current).then(
      () => true,
      () => false,
    )
    if (!removed) return
    current = path.dirname(current)
  }
}
