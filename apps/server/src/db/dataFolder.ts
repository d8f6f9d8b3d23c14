import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { open, statfs } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@duet/contract'
import { systemFault } from './systemFault.ts'

export interface DiskSpace {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** The built-in database needs so much to go on: its write-ahead log grows by files of 16 MiB. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024
const PROBE_BYTES = 4096

/** Of the disk that a folder lies on; free is what this process may use. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/**
 * Writes a little into the data folder, and removes it.
 *
 * @throws AppError STORAGE_FULL, also where there is too little room to go on; STORAGE_READ_ONLY
 */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`)
  try {
    const file = await open(probe, 'wx', 0o600)
    try {
      await file.write(Buffer.alloc(PROBE_BYTES))
      await file.datasync()
    } finally {
      await file.close()
    }
  } catch (error) {
    throw named(systemFault(error), folder) ?? error
  } finally {
    removeProbe(probe)
  }
  const { freeBytes } = await diskSpace(folder)
  if (freeBytes < MIN_FREE_BYTES) {
    const freeMb = Math.floor(freeBytes / 1e6)
    const message = `The disk of the data folder ${folder} is nearly full: ${freeMb} MB are free, ${Math.ceil(MIN_FREE_BYTES / 1e6)} MB are needed. Make room.`
    throw new AppError('STORAGE_FULL', message, { freeBytes, neededBytes: MIN_FREE_BYTES })
  }
}

/** For whoever runs the server. */
function named(fault: AppError | undefined, folder: string): AppError | undefined {
  const what = {
    STORAGE_FULL: `The disk of the data folder ${folder} is full. Make room.`,
    STORAGE_READ_ONLY: `The data folder ${folder} cannot be written. Make it writable for the user of the server.`,
  }
  if (fault?.code !== 'STORAGE_FULL' && fault?.code !== 'STORAGE_READ_ONLY') return undefined
  return new AppError(fault.code, what[fault.code], {}, { cause: fault.cause })
}

function removeProbe(probe: string): void {
  try {
    rmSync(probe, { force: true })
  } catch {
    // A folder that cannot be written holds none
  }
}
