import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { newDataFolder } from '../kills/supervised.ts'

/** A file system of its own, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Takes the last byte of it. */
  readonly fill: () => void
  readonly makeRoom: () => void
  /** @throws Error while a file on it is open for writing */
  readonly setReadOnly: (isReadOnly: boolean) => void
  readonly remove: () => void
}

/** @throws Error where this process may not mount one */
export function mountSmallDisk(megabytes: number, at?: string): SmallDisk {
  const folder = at ?? newDataFolder('duet-faults-')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: () => fillWith(filler),
    makeRoom: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
    remove: () => {
      execFileSync('umount', ['-l', folder])
      if (at === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fillWith(filler: string): void {
  const file = openSync(filler, 'a')
  try {
    for (const size of [1 << 20, 4096]) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
