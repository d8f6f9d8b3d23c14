import type { ErrorCode } from '@duet/contract'
import type { TypedDocumentString } from './gql/graphql.ts'
import { GraphqlError } from './graphqlError.ts'
import { askForRecentLogin } from './session/recentLogin.ts'
import { endSession, hadSession, refreshSession } from './session/session.ts'
import { send } from './transport/graphqlTransport.ts'

/**
 * Runs one operation. An expired token is renewed once and the call repeated; where that fails too, the session ends
 * and the application goes to the login page. Where the login is too long ago for the operation, the user is asked to
 * log in again, and the call repeated.
 * @throws GraphqlError what the server refused, with its code
 * @throws ConnectionError no answer, or none that could be read
 */
export async function request<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  signal?: AbortSignal,
): Promise<TResult> {
  try {
    return await sendRenewed(document, variables, signal)
  } catch (error) {
    if (!hasCode(error, 'REQUIRES_RECENT_LOGIN') || !(await askForRecentLogin())) throw error
    return await sendRenewed(document, variables, signal)
  }
}

async function sendRenewed<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  signal: AbortSignal | undefined,
): Promise<TResult> {
  try {
    return await send(document, variables, signal)
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED') || !hadSession()) throw error
    if (!(await refreshSession())) {
      endSession()
      throw error
    }
    return await send(document, variables, signal)
  }
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof GraphqlError && error.code === code
}
