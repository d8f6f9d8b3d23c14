import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file as a whole, or to standard output where it is `-`. @throws the error of the file system */
export async function writeOutput(
  file: string,
  pieces: Iterable<string | Uint8Array>,
): Promise<void> {
  if (file !== '-') return writeWhole(file, (unfinished) => writeFile(unfinished, pieces))
  for (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
}

/** What `write` makes stands beside the file first, and then in its place: what fails leaves nothing there. */
export async function writeWhole(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    await write(unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
