import { z } from 'zod'

/** A signed-in caller of a server's API. */
export interface LoadApi {
  readonly baseUrl: string
  /** The one field that the operation asks for. @throws Error with the server's message */
  readonly ask: <T>(query: string, variables: object, schema: z.ZodType<T>) => Promise<T>
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ... on TokenPayload { token }
    ... on AuthError { message }
  }
}`

export async function signIn(baseUrl: string, password: string): Promise<LoadApi> {
  const variables = { username: 'admin@duet.local', password }
  const { token } = await post(baseUrl, '', LOGIN, variables, z.object({ token: z.string() }))
  return {
    baseUrl,
    ask: (query, given, schema) => post(baseUrl, token, query, given, schema),
  }
}

async function post<T>(
  baseUrl: string,
  token: string,
  query: string,
  variables: object,
  schema: z.ZodType<T>,
): Promise<T> {
  const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''
  const response = await fetch(`${baseUrl}/api/graphql?operation=${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = answerSchema.parse(await response.json())
  const [field] = Object.values(data ?? {})
  if (errors?.[0] || field === undefined) {
    throw new Error(`${operation}: ${errors?.[0]?.message ?? `status ${response.status}`}`)
  }
  return schema.parse(field)
}
