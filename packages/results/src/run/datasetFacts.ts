import { z } from 'zod'
import { type RunDataset, runDatasetSchema } from './manifest.ts'

/** A field of the weather of a run, as people read it. */
export interface DatasetFact {
  readonly field: string
  readonly label: string
  readonly value: string
  readonly unit: string
}

const shown = z.object({
  label: z.string(),
  unit: z.string().default(''),
  /** What a field says that is not there. */
  absent: z.string().default('not set'),
  isHash: z.boolean().default(false),
})

/** Letters of a hash that tell it from others. */
const HASH_LETTERS = 16

/** Every field of a dataset that the manifest declares with a label, in its order. */
export function datasetFacts(dataset: RunDataset): readonly DatasetFact[] {
  const values = new Map<string, unknown>(Object.entries(dataset))
  return Object.entries(runDatasetSchema.shape).flatMap(([field, schema]) => {
    const { data } = shown.safeParse(schema.meta())
    if (!data) return []
    const { label, unit, absent, isHash } = data
    const text = String(values.get(field) ?? absent)
    return [{ field, label, unit, value: isHash ? text.slice(0, HASH_LETTERS) : text }]
  })
}
