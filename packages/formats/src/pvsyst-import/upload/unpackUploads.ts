import type { NamedBytes } from '../../zip/namedBytes.ts'
import { unzip, ZipError, type ZipFault } from '../../zip/unzip.ts'

/** A project of PVsyst has some tens of files, of a few MB each. */
export const PVSYST_UPLOAD_LIMITS = { files: 500, unpackedBytes: 300_000_000 } as const

/** What lay in the uploads, and the archives that could not be unpacked. */
interface Unpacked {
  readonly files: readonly NamedBytes[]
  readonly refused: readonly { readonly path: string; readonly message: string }[]
}

/** Archives lie in no archive, but for those that were sent together with other files, which a browser packs. */
const MOST_LEVELS = 2

/** Files as they were sent, those in archives by their path there. */
export function unpackUploads(uploads: readonly NamedBytes[]): Unpacked {
  const unpacked = { files: [], refused: [] }
  const left = { ...PVSYST_UPLOAD_LIMITS }
  for (const upload of uploads) take(upload, MOST_LEVELS, { unpacked, left })
  return unpacked
}

interface Taking {
  readonly unpacked: { files: NamedBytes[]; refused: { path: string; message: string }[] }
  /** Of the limits of all archives together. */
  readonly left: { files: number; unpackedBytes: number }
}

function take(upload: NamedBytes, levels: number, taking: Taking): void {
  const { unpacked, left } = taking
  if (!/\.zip$/i.test(upload.name) || levels === 0) {
    unpacked.files.push(upload)
    return
  }
  try {
    const entries = unzip(upload.bytes, () => true, left)
    left.files -= entries.length
    for (const { bytes } of entries) left.unpackedBytes -= bytes.length
    // The path of what lies in the outermost archive is that within it: such archives are sent one at a time
    const folder = levels === MOST_LEVELS ? '' : `${upload.name}/`
    for (const { name, bytes } of entries)
      take({ name: folder + name.replaceAll('\\', '/'), bytes }, levels - 1, taking)
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    unpacked.refused.push({ path: upload.name, message: messageOf(error.fault) })
  }
}

function messageOf(fault: ZipFault): string {
  switch (fault) {
    case 'too_many':
      return `The archive holds more than ${PVSYST_UPLOAD_LIMITS.files} files. Pack the project folder alone.`
    case 'too_large':
      return `The archive unpacks to more than ${PVSYST_UPLOAD_LIMITS.unpackedBytes / 1e6} MB. Pack the project, its variants and their components alone.`
    case 'encrypted':
      return 'The archive is locked with a password. Unpack it and send the files, or pack them without a password.'
    case 'damaged':
      return 'The archive is not whole: it was cut short or damaged. Pack and send it again.'
  }
}
