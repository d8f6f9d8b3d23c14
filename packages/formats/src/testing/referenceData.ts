import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** Files of others that only tests use: `DUET_REFERENCE_DATA`, or the folder beside the repository. */
export const REFERENCE_DATA: string =
  process.env['DUET_REFERENCE_DATA'] ?? join(ROOT, '../shared/data')

export const hasReferenceData: boolean = existsSync(REFERENCE_DATA)

export function referenceFile(path: string): string {
  return join(REFERENCE_DATA, path)
}
