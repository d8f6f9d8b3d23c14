import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DatasetRow } from './datasetQueries.ts'

/** Of the steps of a history that put times or place right. */
export const CORRECTION_KIND = 'correction'

const corrections = z.array(z.object({ edit: z.looseObject({ kind: z.string() }) }))

/**
 * SHA-256 of what the rows of a dataset were made of: its file and edits, and with them the corrections that came after.
 * Two datasets with the same one give the same results.
 */
export function versionHash({
  source_hash,
  history,
}: Pick<DatasetRow, 'source_hash' | 'history'>): string {
  const steps = corrections.safeParse(history).data ?? []
  const made = steps.flatMap(({ edit }) => (edit.kind === CORRECTION_KIND ? [edit] : []))
  if (made.length === 0) return source_hash
  return createHash('sha256')
    .update(`${source_hash}\n${JSON.stringify(made)}`)
    .digest('hex')
}
