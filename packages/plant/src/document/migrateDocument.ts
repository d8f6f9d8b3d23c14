import { AppError } from '@duet/contract'
import { PLANT_DOCUMENT_VERSION } from './plantDocument.ts'

/** Turns a document of one version into one of the next. */
export type DocumentMigration = (
  document: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

/** Migrations by the version that they start from: index 0 turns version 1 into version 2. */
export const DOCUMENT_MIGRATIONS: readonly DocumentMigration[] = []

/**
 * Brings a document of an older version up to the newest, one version at a time.
 *
 * @param migrations - the newest version is one more than there are migrations
 * @throws AppError INVALID_PLANT_DOCUMENT when the version is no positive integer or newer than this program
 */
export function migrateDocument(
  document: Readonly<Record<string, unknown>>,
  migrations: readonly DocumentMigration[] = DOCUMENT_MIGRATIONS,
): Readonly<Record<string, unknown>> {
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw invalidVersion(version, 'version must be a positive integer')
  }
  const newest = migrations.length + PLANT_DOCUMENT_VERSION - DOCUMENT_MIGRATIONS.length
  if (version > newest) {
    throw invalidVersion(
      version,
      `The document has version ${version}, this program reads up to version ${newest}: update the program.`,
    )
  }
  return migrations
    .slice(version - 1)
    .reduce((from, migrate, i) => ({ ...migrate(from), version: version + i + 1 }), document)
}

function invalidVersion(version: unknown, message: string): AppError {
  return new AppError('INVALID_PLANT_DOCUMENT', message, {
    errors: [{ path: 'version', message }],
    version: String(version),
  })
}
