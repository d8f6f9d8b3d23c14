import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import type { MfaHint } from '../../graphql/resolvers.gen.ts'
import { findOneTimeToken, issueOneTimeToken } from '../oneTimeTokens.ts'
import type { Refusal } from '../refusal.ts'
import type { FactorRow } from './factorQueries.ts'

const CHALLENGE_LIFE_S = 10 * 60

/** What a challenge leads to when its factor was shown. */
export type ChallengePurpose =
  | { readonly userId: string; readonly purpose: 'login' }
  | {
      readonly userId: string
      readonly purpose: 'reauthenticate'
      /** The session that becomes fresh; nobody else may answer. */
      readonly sessionId: string
    }

export interface OpenChallenge {
  readonly id: string
  readonly purpose: ChallengePurpose
}

const payloadOf = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('login') }),
  z.object({ purpose: z.literal('reauthenticate'), sessionId: z.string() }),
])

/** Asks for one of the factors. */
export async function startChallenge(
  db: Database,
  factors: readonly FactorRow[],
  { userId, ...payload }: ChallengePurpose,
): Promise<Refusal> {
  const token = await issueOneTimeToken(db, {
    kind: 'mfa_challenge',
    userId,
    payload,
    lifeS: CHALLENGE_LIFE_S,
  })
  return {
    code: 'multi-factor-auth-required',
    message: 'Enter the code of your second factor to continue.',
    mfa: { token, hints: factors.map(hintOf) },
    userId,
  }
}

/** The challenge of a token while it waits for an answer. */
export async function findChallenge(
  db: Database,
  token: string,
): Promise<OpenChallenge | undefined> {
  const row = await findOneTimeToken(db, 'mfa_challenge', token)
  if (!row?.user_id) return undefined
  return { id: row.id, purpose: { userId: row.user_id, ...payloadOf.parse(row.payload) } }
}

export function hintOf({ id, kind, display_name, phone_number }: FactorRow): MfaHint {
  return {
    uid: id,
    factorId: kind,
    displayName: display_name,
    phoneNumber: phone_number && maskPhone(phone_number),
  }
}

/** All but the last four digits hidden. */
export function maskPhone(phone: string): string {
  return phone.replaceAll(/\d(?=\d{4})/g, '•')
}
