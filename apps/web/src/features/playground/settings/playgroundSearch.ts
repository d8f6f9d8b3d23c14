import * as z from 'zod'

const setting = z.string().max(2000).optional().catch(undefined)

/** The settings of a playground as texts: A, B where two are compared, and whether B is the one that is changed. */
export const playgroundSearch = z.object({
  a: setting,
  b: setting,
  on: z.literal('b').optional().catch(undefined),
})

export type PlaygroundSearch = z.infer<typeof playgroundSearch>
