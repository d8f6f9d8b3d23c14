import * as z from 'zod'
import { errorMessage, GraphqlError } from '../../../lib/graphqlError.ts'

const details = z.object({
  problems: z.array(z.object({ message: z.string(), line: z.number().optional() })),
  problem_count: z.number(),
})

/** Why a file did not become a dataset: its first problems, or one sentence. */
export interface Refusal {
  readonly messages: readonly string[]
  readonly count: number
}

export function refusalOf(error: unknown): Refusal {
  const found =
    error instanceof GraphqlError && error.code === 'FILE_FORMAT'
      ? details.safeParse(error.details)
      : undefined
  return found?.success === true
    ? {
        messages: found.data.problems.map(({ message }) => message),
        count: found.data.problem_count,
      }
    : { messages: [errorMessage(error)], count: 1 }
}
