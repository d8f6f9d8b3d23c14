import { LocalLoginDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/graphqlTransport.ts'
import { startSession } from '../../lib/session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Logs in and starts the session; gives the sentence to show where the server will not. */
export async function signIn({ email, password }: Credentials): Promise<string | undefined> {
  const { localLogin } = await send(LocalLoginDocument, { username: email.trim(), password })
  if ('message' in localLogin) return localLogin.message
  startSession(localLogin.expires_at)
  return undefined
}

/** '{Label} is required' for what is empty. */
export function requiredErrors({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(email.trim() === '' ? { email: 'Email is required' } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
  }
}
