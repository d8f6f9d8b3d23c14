import type { TypedDocumentString } from './gql/graphql.ts'
import { GraphqlError } from './graphqlError.ts'
import { send } from './graphqlTransport.ts'
import { endSession, hadSession, refreshSession } from './session.ts'

/**
 * Runs one operation. An expired token is renewed once and the call repeated; where that fails too, the session ends
 * and the application goes to the login page.
 * @throws GraphqlError what the server refused, with its code
 * @throws ConnectionError no answer, or none that could be read
 */
export async function request<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  signal?: AbortSignal,
): Promise<TResult> {
  try {
    return await send(document, variables, signal)
  } catch (error) {
    if (!isUnauthenticated(error) || !hadSession()) throw error
    if (!(await refreshSession())) {
      endSession()
      throw error
    }
    return await send(document, variables, signal)
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphqlError && error.code === 'UNAUTHENTICATED'
}
