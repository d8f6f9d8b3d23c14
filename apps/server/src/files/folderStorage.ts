import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@duet/contract'
import { fileSha256 } from './fileSha256.ts'
import type { ObjectStat, ObjectStorage, WrittenObject } from './objectStorage.ts'
import { checkStorageKey } from './storageKey.ts'
import { createTemporaryFiles, missingAsUndefined, syncFile } from './temporaryFiles.ts'

const TEMPORARY = '.tmp'

/** Objects as files of a folder. Each is written beside and renamed, so that no reader meets half of one. */
export function createFolderStorage(root: string): ObjectStorage {
  const fileOf = (key: string): string => path.join(root, ...checkStorageKey(key).split('/'))
  const temporary = createTemporaryFiles(path.join(root, TEMPORARY))
  const adopt = async (key: string, file: string): Promise<WrittenObject> => {
    await syncFile(file)
    const sha256 = await fileSha256(file)
    await mkdir(path.dirname(fileOf(key)), { recursive: true, mode: 0o700 })
    await rename(file, fileOf(key))
    return { sizeBytes: (await stat(fileOf(key))).size, sha256 }
  }
  const existing = async (key: string): Promise<string> => {
    if (!(await sizeOf(fileOf(key)))) throw new AppError('NOT_FOUND', 'File not found')
    return fileOf(key)
  }
  return {
    ...temporary,
    put: async (key, content, options) => {
      const target = checkStorageKey(key)
      const file = await temporary.stage(content, options)
      try {
        return await adopt(target, file)
      } finally {
        await temporary.removeTemporary(file)
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
  }
}

async function sizeOf(file: string): Promise<ObjectStat | undefined> {
  const found = await stat(file).catch(missingAsUndefined)
  return found?.isFile() ? { sizeBytes: found.size } : undefined
}

async function listFiles(root: string, prefix?: string): Promise<readonly string[]> {
  const folder =
    prefix === undefined ? root : path.join(root, ...checkStorageKey(prefix).split('/'))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    missingAsUndefined,
  )
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.startsWith(`${TEMPORARY}/`))
    .toSorted()
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
