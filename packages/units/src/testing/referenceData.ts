import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** Where `npm run reference:data` puts the files of others; git leaves it alone. */
export const FETCHED_DATA: string = join(ROOT, 'reference/data')

/** Files of others, that only tests and tools use: `DUET_REFERENCE_DATA`, the fetched ones, or the folder beside the repository. */
export const REFERENCE_DATA: string = resolve(
  process.env['DUET_REFERENCE_DATA'] ??
    (existsSync(FETCHED_DATA) ? FETCHED_DATA : join(ROOT, '../shared/data')),
)

export const hasReferenceData: boolean = existsSync(REFERENCE_DATA)

/** Path of one of these files. */
export function referenceFile(path: string): string {
  return join(REFERENCE_DATA, path)
}
