import { z } from 'zod'

/** A call as somebody makes it who does not use the application. */
interface RawCall {
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
  readonly variables?: object
  /** In place of query and variables. */
  readonly body?: string
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }))
    .optional(),
})

interface RawAnswer {
  readonly status: number
  readonly code: string | undefined
  readonly data: unknown
  readonly cookies: readonly string[]
}

export const ME = 'query Me { me { email } }'

export async function rawCall(call: RawCall): Promise<RawAnswer> {
  const { baseUrl, headers = {}, query = ME, variables = {} } = call
  const operation = /^(?:query|mutation) (\w+)/.exec(query)?.[1]
  const response = await fetch(`${baseUrl}/api/graphql?operation=${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: call.body ?? JSON.stringify({ query, variables }),
  })
  const { data, errors } = answerSchema.parse(await response.json())
  return {
    status: response.status,
    code: errors?.[0]?.extensions.code,
    data,
    cookies: response.headers.getSetCookie(),
  }
}
