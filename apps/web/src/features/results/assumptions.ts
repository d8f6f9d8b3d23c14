import * as z from 'zod'

const assumption = z.object({
  block_id: z.string(),
  field: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  reason: z.string(),
})

type Assumption = z.infer<typeof assumption>

/** One assumption with the blocks that it holds for. */
export interface SharedAssumption extends Omit<Assumption, 'block_id'> {
  readonly blockIds: readonly string[]
}

/** The answer's assumptions, those of several blocks listed once and those of a field together. */
export function sharedAssumptions(answer: unknown): readonly SharedAssumption[] {
  const all = z.array(assumption).parse(answer)
  const order = all.map(({ field }) => field)
  const found = new Map<string, SharedAssumption>()
  for (const { block_id, ...rest } of all) {
    const key = JSON.stringify(rest)
    const before = found.get(key)?.blockIds ?? []
    found.set(key, { ...rest, blockIds: [...before, block_id] })
  }
  return [...found.values()].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

const rating = z.object({
  nominal_dc_w: z.number(),
  nominal_ac_w: z.number(),
  module_count: z.number(),
})

const ratings = z.object({ system: rating })

export type Rating = z.infer<typeof rating>

export function systemRating(answer: unknown): Rating {
  return ratings.parse(answer).system
}

/** 'modules_per_string' -> 'Modules per string' */
export function fieldText(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
