import { z } from 'zod'

const MAX_SKIP = 1_000_000
const MAX_TAKE = 500

type Count = z.ZodType<number, number | null | undefined>

/** Fields of a list's arguments; absent and null ones get the default. */
export function pageFields(
  defaultTake: number,
  mostTaken = MAX_TAKE,
): { readonly skip: Count; readonly take: Count } {
  return {
    skip: z
      .int()
      .min(0)
      .max(MAX_SKIP)
      .nullish()
      .transform((skip) => skip ?? 0),
    take: z
      .int()
      .min(1)
      .max(mostTaken)
      .nullish()
      .transform((take) => take ?? defaultTake),
  }
}
