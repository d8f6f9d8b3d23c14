import { DuetError } from './duetError.ts'
import {
  RefreshTokenDocument,
  type SignInAnswerFragment,
  type TypedDocumentString,
} from './gql/graphql.ts'
import { answerOf, send } from './transport.ts'

/** Where the server is and who calls. */
export interface Credentials {
  readonly server: string | URL
  /** An API token, or that of a session. */
  readonly token: string | undefined
  /** When the token of a session ends; it is renewed before. Absent: it is not. */
  readonly expiresAt?: Date
}

/** What is left of a token when it is renewed, ms. */
const RENEWED_BEFORE_MS = 5 * 60_000

/** Sends operations with the token, and renews it. */
export class Session {
  readonly server: URL
  #token: string | undefined
  #expiresAt: Date | undefined
  #renewal: Promise<void> | undefined

  /** @throws DuetError INVALID_INPUT for a server that is no URL */
  constructor({ server, token, expiresAt }: Credentials) {
    if (!URL.canParse(server))
      throw new DuetError('INVALID_INPUT', `The server must be a URL, got '${server}'.`)
    this.server = new URL(server)
    this.#token = token
    this.#expiresAt = expiresAt
  }

  get token(): string | undefined {
    return this.#token
  }

  /** The data of the answer. @throws DuetError */
  async call<Data, Variables>(
    operation: string | TypedDocumentString<Data, Variables>,
    variables: Variables | undefined,
  ): Promise<Data> {
    if (this.#expiresAt && this.#expiresAt.getTime() - Date.now() < RENEWED_BEFORE_MS) {
      this.#renewal ??= this.#renew().finally(() => {
        this.#renewal = undefined
      })
      await this.#renewal
    }
    return this.#post(operation, variables)
  }

  async #renew(): Promise<void> {
    const { refreshToken } = await this.#post(RefreshTokenDocument, {})
    if (!('token' in refreshToken)) throw refusalOf(refreshToken)
    this.#token = refreshToken.token
    this.#expiresAt = new Date(refreshToken.expires_at)
  }

  async #post<Data, Variables>(
    document: string | TypedDocumentString<Data, Variables>,
    variables: Variables | undefined,
  ): Promise<Data> {
    const text = String(document)
    const operation = /\b(query|mutation)\s+(\w+)/.exec(text)
    if (!operation)
      throw new DuetError('INVALID_INPUT', 'Give the operation a name: query Me { me { id } }')
    const [, kind, name = ''] = operation
    const answer = send(
      new URL(`/api/graphql?operation=${name}`, this.server),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        },
        body: JSON.stringify({ query: text, variables, operationName: name }),
      },
      { isRepeatable: kind === 'query' },
    )
    return (await answerOf<{ readonly data: Data }>(answer)).data
  }
}

export const refusalOf = (refusal: Extract<SignInAnswerFragment, { code: string }>): DuetError =>
  new DuetError(refusal.code, refusal.message)
