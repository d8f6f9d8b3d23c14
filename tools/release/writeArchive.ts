import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** All files of all releases are as old: the same sources give the same bytes. */
const MTIME = new Date(0)
const MODE = 0o644

/**
 * Writes `files`, given from `root`, as a gzipped tar archive in which they lie in the folder `name`.
 *
 * @throws Error where a file cannot be read or the archive cannot be written
 */
export async function writeArchive(
  root: string,
  files: readonly string[],
  name: string,
  target: string,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(target))
  for (const file of files) {
    archive.entry(
      { name: `${name}/${file}`, mtime: MTIME, mode: MODE },
      readFileSync(join(root, file)),
    )
  }
  archive.finalize()
  await written
}
