import type { FileNotes } from './fileNotes.ts'
import type { ParsedPvsyst } from './parsePvsystObject.ts'

interface FileHead {
  readonly file: string
  readonly version: string | null
  readonly remarks: readonly string[]
  readonly notRead: readonly string[]
}

/** What every file says of itself; to be called when all else is read. */
export function fileHead({ root }: ParsedPvsyst, filename: string, notes: FileNotes): FileHead {
  const version = notes.fields(root).text('Version') ?? null
  return { file: filename, version, ...notes.notes(root) }
}
