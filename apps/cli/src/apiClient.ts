import { AppError, ERROR_CODES, type ErrorCode } from '@duet/contract'
import { z } from 'zod'

export interface ServerLogin {
  readonly server: string
  readonly email: string
  readonly password: string
}

/** One signed-in caller of a server's API. */
export interface ApiClient {
  /** @throws AppError with the server's code and message */
  readonly call: <T>(
    operation: string,
    query: string,
    variables: object,
    schema: z.ZodType<T>,
  ) => Promise<T>
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string() }).partial().optional(),
      }),
    )
    .optional(),
})

const loginSchema = z.object({
  localLogin: z.union([z.object({ token: z.string() }), z.object({ message: z.string() })]),
})

const LOGIN = `mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ... on TokenPayload { token }
    ... on AuthError { message }
  }
}`

/** Signs in with e-mail and password. @throws AppError INVALID_LOGIN */
export async function signIn({ server, email, password }: ServerLogin): Promise<ApiClient> {
  const { localLogin } = await post(
    server,
    undefined,
    { operation: 'LocalLogin', query: LOGIN, variables: { username: email, password } },
    loginSchema,
  )
  if (!('token' in localLogin)) throw new AppError('INVALID_LOGIN', localLogin.message)
  const { token } = localLogin
  return {
    call: (operation, query, variables, schema) =>
      post(server, token, { operation, query, variables }, schema),
  }
}

interface ApiCall {
  readonly operation: string
  readonly query: string
  readonly variables: object
}

async function post<T>(
  server: string,
  token: string | undefined,
  { operation, query, variables }: ApiCall,
  schema: z.ZodType<T>,
): Promise<T> {
  const url = new URL(`/api/graphql?operation=${operation}`, server)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables, operationName: operation }),
  }).catch((cause: unknown) => {
    throw new AppError(
      'INTERNAL',
      `${server} does not answer: is the server running?`,
      {},
      { cause },
    )
  })
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) {
    throw new AppError(
      'INTERNAL',
      `${server} is no DUET server, or failed (HTTP ${response.status})`,
    )
  }
  const [error] = answer.data.errors ?? []
  if (error) throw new AppError(codeOf(error.extensions?.code), error.message)
  return schema.parse(answer.data.data)
}

const codeOf = (code: string | undefined): ErrorCode =>
  ERROR_CODES.find((known) => known === code) ?? 'INTERNAL'
