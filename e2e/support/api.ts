import { z } from 'zod'

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.looseObject({ code: z.string() }).optional(),
      }),
    )
    .optional(),
})

/** An error as a caller of the API gets it. */
export interface ApiProblem {
  readonly message: string
  readonly code: string
  readonly details: Record<string, unknown>
}

export interface Api {
  /** The one field that the operation asks for. @throws Error with code and message */
  readonly ask: <T>(
    operation: string,
    query: string,
    variables: object,
    schema: z.ZodType<T>,
  ) => Promise<T>
  /** The error of an operation that must fail. */
  readonly refused: (operation: string, query: string, variables: object) => Promise<ApiProblem>
  readonly baseUrl: string
}

export interface Login {
  readonly baseUrl: string
  readonly email: string
  readonly password: string
}

/** Who calls. */
export interface ApiCaller {
  readonly baseUrl: string
  /** Bearer token; undefined for a stranger. */
  readonly token: string | undefined
  /** Network address that a proxy in front would tell; undefined: that of this machine. */
  readonly address?: string | undefined
  /** Undefined: a script. */
  readonly userAgent?: string | undefined
}

const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ... on TokenPayload { token expires_at }
    ... on AuthError { code message }
  }
}`

const tokenSchema = z.object({ token: z.string(), expires_at: z.string() })

/** A session and when its token ends. */
export type Token = z.infer<typeof tokenSchema>

/** Signs in and gives a client with the bearer token, as a script would. */
export async function signInToApi({ baseUrl, email, password }: Login): Promise<Api> {
  const { token } = await logIn({ baseUrl, token: undefined }, email, password)
  return apiOf({ baseUrl, token })
}

/** A new session. @throws Error where the server refuses */
export function logIn(caller: ApiCaller, email: string, password: string): Promise<Token> {
  return apiOf(caller).ask('LocalLogin', LOGIN, { username: email, password }, tokenSchema)
}

/** The API as somebody with a token, or as a stranger. */
export function apiOf(caller: ApiCaller): Api {
  return {
    baseUrl: caller.baseUrl,
    ask: async (operation, query, variables, schema) => {
      const { data, errors } = await post(caller, operation, query, variables)
      const [error] = errors ?? []
      if (error) throw new Error(`${operation}: ${error.extensions?.code}: ${error.message}`)
      return schema.parse(Object.values(data ?? {})[0])
    },
    refused: async (operation, query, variables) => {
      const { errors } = await post(caller, operation, query, variables)
      const [error] = errors ?? []
      if (!error) throw new Error(`${operation} was expected to fail`)
      const details = z
        .record(z.string(), z.unknown())
        .catch({})
        .parse(error.extensions?.['details'])
      return { message: error.message, code: error.extensions?.code ?? '', details }
    },
  }
}

async function post(
  { baseUrl, token, address, userAgent }: ApiCaller,
  operation: string,
  query: string,
  variables: object,
): Promise<z.infer<typeof answerSchema>> {
  const response = await fetch(`${baseUrl}/api/graphql?operation=${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
    },
    body: JSON.stringify({ operationName: operation, query, variables }),
  })
  return answerSchema.parse(await response.json())
}
