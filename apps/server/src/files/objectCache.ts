import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { missingAsUndefined } from './temporaryFiles.ts'

/** Copies of remote objects on the disk of this machine, so that readers which need a path fetch each once. */
export interface ObjectCache {
  /** The copy of this very content, fetched by `fetch` into a file where there is none. */
  readonly file: (
    key: string,
    version: string,
    fetch: (target: string) => Promise<void>,
  ) => Promise<string>
  /** Takes over a finished file of this machine as the copy. */
  readonly take: (key: string, version: string, file: string) => Promise<void>
}

/** A copy that was used so lately may be about to be opened. */
const IN_USE_MS = 10 * 60_000
const CHECKED_EVERY_BYTES = 64 * 1024 * 1024

export function createObjectCache(folder: string, maxBytes: number): ObjectCache {
  const nameOf = (key: string, version: string): string =>
    path.join(folder, createHash('sha256').update(`${key}\n${version}`).digest('hex'))
  const fetching = new Map<string, Promise<void>>()
  let sinceCheck = CHECKED_EVERY_BYTES
  const settle = async (from: string, to: string): Promise<void> => {
    await rename(from, to)
    sinceCheck += (await stat(to).catch(missingAsUndefined))?.size ?? 0
    if (sinceCheck < Math.min(CHECKED_EVERY_BYTES, maxBytes / 4)) return
    sinceCheck = 0
    await removeOldest(folder, maxBytes)
  }
  const bring = async (copy: string, fetch: (target: string) => Promise<void>): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const target = `${copy}.${randomUUID()}`
    try {
      await fetch(target)
      await settle(target, copy)
    } finally {
      await rm(target, { force: true })
    }
  }
  return {
    file: async (key, version, fetch) => {
      const copy = nameOf(key, version)
      if (await touch(copy)) return copy
      const running = fetching.get(copy) ?? bring(copy, fetch)
      fetching.set(copy, running)
      try {
        await running
      } finally {
        fetching.delete(copy)
      }
      return copy
    },
    take: async (key, version, file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await settle(file, nameOf(key, version))
    },
  }
}

/** Notes the use; the time of the content stays. False where there is no such file. */
async function touch(file: string): Promise<boolean> {
  const found = await stat(file).catch(missingAsUndefined)
  if (!found) return false
  const touched = utimes(file, new Date(), found.mtime).then(() => true)
  return (await touched.catch(missingAsUndefined)) ?? false
}

/** Those that were used longest ago go first; those in use stay, whatever the limit. */
async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const copies = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(missingAsUndefined)
    if (found) copies.push({ file, size: found.size, usedMs: found.atimeMs })
  }
  let bytes = copies.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size, usedMs } of copies.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes || usedMs > Date.now() - IN_USE_MS) return
    await rm(file, { force: true })
    bytes -= size
  }
}
