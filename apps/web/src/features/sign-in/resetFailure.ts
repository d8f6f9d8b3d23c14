import { ConnectionError, GraphqlError } from '../../lib/graphqlError.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'

/** One sentence for every refusal, so that nothing is revealed about who is registered. */
export function resetFailureText(error: unknown): string {
  const isOurs =
    error instanceof ConnectionError ||
    (error instanceof GraphqlError && error.code === 'RATE_LIMITED')
  return isOurs ? authFailureText(error) : 'Incorrect username or password'
}
