import { readCamsTable } from './camsTable.ts'
import { readMidcRawTable, readMidcTable } from './midcTables.ts'
import { readCrnTable, readSolradTable, readSurfradTable } from './noaaTables.ts'
import type { SourceReader, SourceTable } from './sourceTable.ts'
import { readSrmlTable } from './srmlTable.ts'

const READERS = {
  cams: readCamsTable,
  crn: readCrnTable,
  midc: readMidcTable,
  midc_raw: readMidcRawTable,
  solrad: readSolradTable,
  srml: readSrmlTable,
  surfrad: readSurfradTable,
} as const satisfies Readonly<Record<string, SourceReader>>

/** Networks and providers whose files are read whole. */
export type SourceKind = keyof typeof READERS

/**
 * Reads a file of a weather network or provider whole: every column with its flags, the labels where the source puts them.
 * UTF-8, or Latin-1 where it is not.
 *
 * @throws WeatherFileError when the file is not of this kind
 */
export function readSourceTable(kind: SourceKind, bytes: Uint8Array): SourceTable {
  return READERS[kind](decode(bytes).replace(/^\uFEFF/, ''))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
