import { zipSync } from 'fflate'
import type { NamedBytes } from '../../zip/namedBytes.ts'

/** Files of a folder as one archive, with their paths; one that is an archive stays as it is. */
export function packUploads(files: readonly NamedBytes[]): NamedBytes {
  const [first] = files
  if (first && files.length === 1 && /\.zip$/i.test(first.name)) return first
  const paths = new Map<string, Uint8Array>()
  for (const { name, bytes } of files) paths.set(freePath(paths, name.replace(/^[./]+/, '')), bytes)
  return { name: 'pvsyst-files.zip', bytes: zipSync(Object.fromEntries(paths), { level: 1 }) }
}

/** Two files of one path, as a browser gives those that were chosen from different folders. */
function freePath(taken: ReadonlyMap<string, unknown>, path: string): string {
  let number = 1
  let free = path
  while (taken.has(free)) {
    number += 1
    free = `${number}/${path}`
  }
  return free
}
