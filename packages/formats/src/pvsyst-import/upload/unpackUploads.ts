import type { NamedBytes } from '../../zip/namedBytes.ts'
import { unzip, ZipError, type ZipFault } from '../../zip/unzip.ts'

/** A project of PVsyst has some tens of files, of a few MB each. */
export const PVSYST_UPLOAD_LIMITS = { files: 500, unpackedBytes: 300_000_000 } as const

/** What lay in the uploads, and the archives that could not be unpacked. */
interface Unpacked {
  readonly files: readonly NamedBytes[]
  readonly refused: readonly { readonly path: string; readonly message: string }[]
}

/** Files as they were sent, those in archives by their path there. */
export function unpackUploads(uploads: readonly NamedBytes[]): Unpacked {
  const files: NamedBytes[] = []
  const refused: { path: string; message: string }[] = []
  for (const upload of uploads) {
    if (!/\.zip$/i.test(upload.name)) {
      files.push(upload)
      continue
    }
    try {
      files.push(...entriesOf(upload))
    } catch (error) {
      if (!(error instanceof ZipError)) throw error
      refused.push({ path: upload.name, message: messageOf(error.fault) })
    }
  }
  return { files, refused }
}

/** The path of what lies in an archive is that within it: archives are sent one at a time. */
function entriesOf({ bytes }: NamedBytes): readonly NamedBytes[] {
  return unzip(bytes, () => true, PVSYST_UPLOAD_LIMITS).map(({ name, ...entry }) => ({
    ...entry,
    name: name.replaceAll('\\', '/'),
  }))
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
