import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const ENDING = '.duet-backup'

export interface StoredBackup {
  readonly file: string
  readonly madeMs: number
}

/** Backups of a folder whose names begin so, newest first. */
export async function storedBackups(
  folder: string,
  prefix: string,
): Promise<readonly StoredBackup[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(prefix) && name.endsWith(ENDING),
  )
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, madeMs: (await stat(file)).mtimeMs }
    }),
  )
  return found.toSorted((a, b) => b.madeMs - a.madeMs)
}

/** A name that says when it was made. */
export const newBackupFile = (folder: string, prefix: string): string =>
  path.join(folder, `${prefix}${new Date().toISOString().replaceAll(/[:.]/g, '-')}${ENDING}`)

/** All but the newest go, and so does what a process left that was killed. Nobody may be writing there. */
export async function removeOldBackups(
  folder: string,
  prefix: string,
  most: number,
): Promise<void> {
  for (const { file } of (await storedBackups(folder, prefix)).slice(most)) await rm(file)
  for (const name of await readdir(folder))
    if (name.startsWith(prefix) && name.endsWith(`${ENDING}.partial`))
      await rm(path.join(folder, name))
}
