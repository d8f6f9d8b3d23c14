import * as z from 'zod'
import { GraphqlError, isErrorCode } from '../graphqlError.ts'

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z
          .object({
            code: z.string().optional(),
            details: z.record(z.string(), z.unknown()).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
})

/**
 * The data of a GraphQL answer.
 * @throws GraphqlError with the first message of the error list, if there is one.
 */
export function readAnswer(body: unknown): unknown {
  const answer = answerSchema.parse(body)
  const first = answer.errors?.[0]
  if (first !== undefined) {
    const code = first.extensions?.code
    throw new GraphqlError(
      isErrorCode(code) ? code : 'INTERNAL',
      first.message,
      first.extensions?.details,
    )
  }
  return answer.data
}
