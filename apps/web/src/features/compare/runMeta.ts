import * as z from 'zod'

const rating = z.object({
  nominal_dc_w: z.number(),
  nominal_ac_w: z.number(),
  module_count: z.number(),
})

const assumptions = z.array(
  z.object({
    block_id: z.string(),
    field: z.string(),
    value: z.union([z.number(), z.string()]),
    unit: z.string(),
  }),
)

const ratings = z.object({
  system: rating,
  blocks: z.array(rating.extend({ block_id: z.string(), name: z.string() })),
})

/** What the server tells of how a run came about. */
interface MetaAnswer {
  readonly time_interval: string
  readonly local_time_zone: number
  readonly from: string
  readonly to: string
  readonly dataset_name: string
  readonly engine_version: string
  readonly assumptions: unknown
  readonly ratings: unknown
}

export type Rating = z.infer<typeof rating>

/** Inputs of a run that can be held against those of another. */
export interface RunMeta
  extends Pick<
    MetaAnswer,
    'time_interval' | 'local_time_zone' | 'from' | 'to' | 'dataset_name' | 'engine_version'
  > {
  readonly assumptions: z.infer<typeof assumptions>
  readonly ratings: z.infer<typeof ratings>
}

export function runMeta(answer: MetaAnswer): RunMeta {
  return {
    ...answer,
    assumptions: assumptions.parse(answer.assumptions),
    ratings: ratings.parse(answer.ratings),
  }
}
