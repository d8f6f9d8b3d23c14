import type { AuthAnswerFragment } from '../../lib/gql/graphql.ts'
import { authErrorText } from '../../lib/session/authErrors.ts'

type AuthErrorPart = Extract<AuthAnswerFragment, { __typename: 'AuthError' }>

/** A login that waits for its second factor. */
export type Challenge = NonNullable<AuthErrorPart['mfa']>
export type Factor = Challenge['hints'][number]

/** What the server says to somebody who wants to come in. */
export type AuthOutcome =
  | { readonly kind: 'signed-in'; readonly expiresAt: string }
  | { readonly kind: 'factor-wanted'; readonly challenge: Challenge }
  | { readonly kind: 'refused'; readonly text: string; readonly mustRestart: boolean }

/** The challenge has run out: only the first step leads on. */
const EXPIRED = 'multi-factor-session-expired'

export function readAuthAnswer(answer: AuthAnswerFragment): AuthOutcome {
  // oxlint-disable-next-line no-underscore-dangle -- a name of GraphQL
  switch (answer.__typename) {
    case 'TokenPayload':
      return { kind: 'signed-in', expiresAt: answer.expires_at }
    case 'AuthError': {
      const { mfa } = answer
      return mfa === null || mfa === undefined
        ? { kind: 'refused', text: authErrorText(answer), mustRestart: answer.code === EXPIRED }
        : { kind: 'factor-wanted', challenge: mfa }
    }
  }
}
