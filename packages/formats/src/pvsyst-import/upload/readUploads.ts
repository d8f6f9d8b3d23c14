import { readPvsystFile } from '../../pvsyst/readPvsystFile.ts'
import { PvsystFileError } from '../../pvsyst/text/pvsystFileError.ts'
import type { NamedBytes } from '../../zip/namedBytes.ts'
import { basename, nameKey, type PvsystImportFile } from './importFile.ts'
import { unpackUploads } from './unpackUploads.ts'

/** Extensions of PVsyst's text files; variants go from VC0 to VCZ, then VD0. */
const PVSYST_NAME = /\.(prj|v[cd][0-9a-z]|sit|met|hor|shd|pan|ond)$/i
const COLLADA_NAME = /\.(pvc|dae)$/i

/** Reads what was sent of a PVsyst project: files, or archives of them. A file that cannot be read does not keep others from it. */
export function readUploads(uploads: readonly NamedBytes[]): readonly PvsystImportFile[] {
  const { files, refused } = unpackUploads(uploads)
  const read = files.map(readOne)
  return [
    ...withDuplicates(read, files),
    ...refused.map(
      ({ path, message }): PvsystImportFile => ({ ...named(path, 0), state: 'failed', message }),
    ),
  ].toSorted((a, b) => a.path.localeCompare(b.path))
}

function named(path: string, sizeBytes: number) {
  return { path, filename: basename(path), sizeBytes, content: null }
}

function readOne({ name, bytes }: NamedBytes): PvsystImportFile {
  const file = named(name, bytes.length)
  if (COLLADA_NAME.test(name)) {
    const message = 'A scene in COLLADA: import it with "Import layers" of the design.'
    return { ...file, state: 'ignored', message }
  }
  if (!PVSYST_NAME.test(name))
    return { ...file, state: 'ignored', message: 'Not a file of PVsyst.' }
  try {
    return { ...file, state: 'read', message: '', content: readPvsystFile(bytes, file.filename) }
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    const place = error.line === undefined ? '' : `Line ${error.line}: `
    return { ...file, state: 'failed', message: `${place}${error.message}` }
  }
}

/** The same file twice is read once; two that differ under one name are both there, and it is said. */
function withDuplicates(
  read: readonly PvsystImportFile[],
  files: readonly NamedBytes[],
): PvsystImportFile[] {
  const firstOf = new Map<string, number>()
  return read.map((file, index) => {
    const key = nameKey(file.filename)
    const first = firstOf.get(key)
    if (file.state !== 'read') return file
    if (first === undefined) {
      firstOf.set(key, index)
      return file
    }
    const other = read[first]?.path ?? ''
    return isSame(files[first], files[index])
      ? { ...file, state: 'ignored', content: null, message: `The same file as ${other}.` }
      : {
          ...file,
          message: `Another file of this name is at ${other}; the nearer of them is taken.`,
        }
  })
}

function isSame(a: NamedBytes | undefined, b: NamedBytes | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.bytes.length === b.bytes.length &&
    a.bytes.every((byte, index) => byte === b.bytes[index])
  )
}
