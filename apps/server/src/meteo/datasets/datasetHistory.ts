import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DatasetRow } from './datasetQueries.ts'

/** Of the step that says where the air temperature is from. */
export const AIR_KIND = 'air_temperature'
/** Of the steps that put times or place right. */
export const CORRECTION_KIND = 'correction'

const storedHistory = z.array(z.object({ edit: z.looseObject({ kind: z.string() }) }))

/** The steps of a kind that a history holds. */
function stepsOf(history: unknown, kind: string) {
  const steps = storedHistory.safeParse(history).data ?? []
  return steps.flatMap(({ edit }) => (edit.kind === kind ? [edit] : []))
}

/** Where the air temperature of a dataset is from, in words; null: from its file. */
export function airTemperatureFrom(history: unknown): string | null {
  const from = stepsOf(history, AIR_KIND)[0]?.['from']
  return typeof from === 'string' ? from : null
}

/**
 * SHA-256 of what the rows of a dataset were made of: its file and edits, and with them the corrections that came after.
 * Two datasets with the same one give the same results.
 */
export function versionHash({
  source_hash,
  history,
}: Pick<DatasetRow, 'source_hash' | 'history'>): string {
  const made = stepsOf(history, CORRECTION_KIND)
  if (made.length === 0) return source_hash
  return createHash('sha256')
    .update(`${source_hash}\n${JSON.stringify(made)}`)
    .digest('hex')
}
