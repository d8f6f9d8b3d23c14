import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(
  process.env['DUET_REFERENCE_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data'),
)

/** Path of a file of the reference data, which lies outside the project. */
export const referenceFile = (path: string): string => join(FOLDER, path)

export const hasReferenceData = existsSync(FOLDER)
