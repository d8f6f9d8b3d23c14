import { z } from 'zod'

/** A signed-in caller of a server's API. */
export interface LoadApi {
  readonly baseUrl: string
  /** The one field that the operation asks for. @throws Error with the server's message */
  readonly ask: <T>(query: string, variables: object, schema: z.ZodType<T>) => Promise<T>
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})

const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ... on TokenPayload { token }
    ... on AuthError { message }
  }
}`

/** Signs in, and again whenever the session has ended: a long run outlives it. */
export async function signIn(baseUrl: string, password: string): Promise<LoadApi> {
  const login = async (): Promise<string> => {
    const variables = { username: 'admin@duet.local', password }
    const answer = await post(baseUrl, '', LOGIN, variables)
    return z.object({ token: z.string() }).parse(fieldOf(answer)).token
  }
  let token = await login()
  return {
    baseUrl,
    ask: async (query, variables, schema) => {
      let answer = await post(baseUrl, token, query, variables)
      if (answer.errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') {
        token = await login()
        answer = await post(baseUrl, token, query, variables)
      }
      return schema.parse(fieldOf(answer))
    },
  }
}

type Answer = z.infer<typeof answerSchema>

/** @throws Error with the server's message */
function fieldOf({ data, errors }: Answer): unknown {
  const [[name, field] = ['nothing', undefined]] = Object.entries(data ?? {})
  if (errors?.[0] || field === undefined) {
    throw new Error(`${name}: ${errors?.[0]?.message ?? 'no answer'}`)
  }
  return field
}

async function post(
  baseUrl: string,
  token: string,
  query: string,
  variables: object,
): Promise<Answer> {
  const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''
  const response = await fetch(`${baseUrl}/api/graphql?operation=${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  return answerSchema.parse(await response.json())
}
