import * as z from 'zod'

export const LEFT_OUT = ['night', 'quality', 'event', 'clipped'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

export const LEFT_OUT_TEXTS: Readonly<Record<LeftOut, string>> = {
  night: 'Night',
  quality: 'Bad readings',
  event: 'Issues',
  clipped: 'Clipping',
}

/** What model performance has in its address beside the period. */
export const modelSearch = z.object({
  /** Block or inverter; absent: the plant. */
  node: z.string().max(200).optional().catch(undefined),
  /** Reasons whose intervals count all the same, with commas between. */
  keep: z.string().max(100).optional().catch(undefined),
})
export type ModelSearch = z.output<typeof modelSearch>

/** Reasons for which intervals are left out. */
export function leftOutOf({ keep = '' }: ModelSearch): readonly LeftOut[] {
  const kept = new Set(keep.split(','))
  return LEFT_OUT.filter((reason) => !kept.has(reason))
}

/** What the address keeps for chosen reasons. */
export const keepOf = (leftOut: readonly string[]): string | undefined =>
  LEFT_OUT.filter((reason) => !leftOut.includes(reason)).join(',') || undefined
