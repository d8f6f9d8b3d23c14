import { EndImpersonationDocument } from '../lib/gql/graphql.ts'
import { request } from '../lib/graphqlClient.ts'
import { startSession } from '../lib/session/session.ts'

/**
 * Back to the administrator's own session; the page is loaded anew, for nothing of the other user may stay.
 * @throws Error with the server's words where there is no session to go back to
 */
export async function endImpersonation(): Promise<void> {
  const { endImpersonation: answer } = await request(EndImpersonationDocument, {})
  if ('message' in answer) throw new Error(answer.message)
  startSession(answer.expires_at)
  location.reload()
}
