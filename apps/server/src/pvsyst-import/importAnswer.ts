import { z } from 'zod'
import type { PvSystImport } from '../graphql/resolvers.gen.ts'
import type { ImportRow } from './importQueries.ts'

const ids = z.array(z.string())

/** What the row of an import holds of what it became. */
const resultSchema = z.object({
  block_ids: ids,
  component_ids: ids,
  layer_ids: ids,
  enviro_dataset_id: z.string().nullable(),
  custom_dataset_id: z.string().nullable(),
  /** Earlier imports made none. */
  workbook_id: z.string().nullable().default(null),
  rows: z.array(
    z.object({
      section: z.string(),
      state: z.string(),
      item: z.string(),
      given: z.string(),
      becomes: z.string(),
      note: z.string(),
    }),
  ),
})

export type ImportResult = z.infer<typeof resultSchema>

export function importAnswer({ id, created_at, variant_name, result }: ImportRow): PvSystImport {
  return { id, created_at, variant_name, ...resultSchema.parse(result) }
}
