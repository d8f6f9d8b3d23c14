import { z } from 'zod'

/** What the identity provider says at the next sign-in: who it is, or why not. */
export const providerAnswerSchema = z.union([
  z.object({ claims: z.record(z.string(), z.unknown()) }),
  z.object({ error: z.string(), description: z.string() }),
])

export type ProviderAnswer = z.infer<typeof providerAnswerSchema>
