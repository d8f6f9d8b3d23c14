import type { z } from 'zod'
import { type Caller, ownCaller } from '../access/caller.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import type { ClientInfo } from './authEngine.ts'
import { confirmedFactors } from './factorQueries.ts'
import { findUser, findUserByEmail } from './identityQueries.ts'
import { startChallenge } from './mfaChallenge.ts'
import { takeOneTimeToken, tokenHash } from './oneTimeTokens.ts'
import { findLinkedUser, linkAccount } from './providerQueries.ts'
import type { ProvenIdentity } from './providers.ts'
import { type ProviderMode, provenPayload } from './providerWay.ts'
import { markAuthenticated } from './recentLogin.ts'
import {
  DEACTIVATED,
  INVALID_INVITE,
  INVALID_LOGIN,
  type Refusal,
  SIGNED_OUT,
  USER_ALREADY_EXISTS,
} from './refusal.ts'
import { createFreeUser, openRefusal, type RegistrationDeps, welcome } from './registration.ts'
import { finishSignIn, type SignedIn, tokenFor } from './signIn.ts'

/** What the web application brings back from a provider. */
export interface ProviderInput {
  readonly token: string
  /** The id of the provider. */
  readonly credential: string
  readonly invite_id?: string | null | undefined
}

export interface ProviderCall {
  readonly client: ClientInfo
  readonly caller: Caller
  /** Of the cookie that the way out left in the browser. */
  readonly binding: string | undefined
}

/** The second half of a sign-in at a provider. */
export interface ProviderSignInService {
  readonly login: (call: ProviderCall, input: ProviderInput) => Promise<SignedIn | Refusal>
  readonly register: (call: ProviderCall, input: ProviderInput) => Promise<SignedIn | Refusal>
}

export interface ProviderSignInDeps extends RegistrationDeps {
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
}

type Proven = z.infer<typeof provenPayload>

const PROOF_EXPIRED: Refusal = {
  code: 'invalid-action-code',
  message: 'This sign-in has expired. Try again.',
}
const NO_EMAIL: Refusal = {
  code: 'missing-email',
  message: 'The provider did not tell an email address.',
}

export function createProviderSignInService(deps: ProviderSignInDeps): ProviderSignInService {
  return {
    login: async (call, input) => {
      const proven = await takeProof(deps, call, input, ['login', 'register', 'reauthenticate'])
      if (!proven) return PROOF_EXPIRED
      return proven.mode === 'reauthenticate'
        ? reauthenticate(deps, call, proven)
        : login(deps, call, proven.identity, input.invite_id)
    },
    register: async (call, input) => {
      const proven = await takeProof(deps, call, input, ['login', 'register'])
      return proven ? register(deps, call, proven.identity, input.invite_id) : PROOF_EXPIRED
    },
  }
}

/** The proof serves once, in the browser that went out for it. */
async function takeProof(
  { db }: ProviderSignInDeps,
  { binding }: ProviderCall,
  { token, credential }: ProviderInput,
  modes: readonly ProviderMode[],
): Promise<(Omit<Proven, 'identity'> & { readonly identity: ProvenIdentity }) | undefined> {
  const taken = await takeOneTimeToken(db, 'provider_sign_in', token)
  if (!taken || binding === undefined) return undefined
  const proven = provenPayload.parse(taken.payload)
  const isSound =
    proven.binding === tokenHash(binding) &&
    proven.identity.provider === credential &&
    modes.includes(proven.mode)
  if (!isSound) return undefined
  return { ...proven, identity: { ...proven.identity, email: proven.identity.email } }
}

async function login(
  deps: ProviderSignInDeps,
  { client }: ProviderCall,
  identity: ProvenIdentity,
  inviteId: string | null | undefined,
): Promise<SignedIn | Refusal> {
  const userId = (await findLinkedUser(deps.db, identity)) ?? (await linkByEmail(deps, identity))
  if (!userId) return INVALID_LOGIN
  if ((await findUser(deps.db, userId))?.deactivated_at) return DEACTIVATED
  await linkAccount(deps.db, userId, identity)
  const { email } = identity
  // One that does not fit keeps nobody out: the user is told of it where invitations are answered
  if (inviteId && email && identity.isEmailVerified) {
    await deps.acceptInvitation({ userId, email }, { id: inviteId })
  }
  return finishSignIn(deps, client, { userId })
}

/** A local account with the same address, where the provider and we have both verified it: never by less. */
async function linkByEmail(
  { db, writeAudit, notify }: ProviderSignInDeps,
  identity: ProvenIdentity,
): Promise<string | undefined> {
  if (!identity.email || !identity.isEmailVerified) return undefined
  const user = await findUserByEmail(db, identity.email)
  if (!user?.email_verified) return undefined
  if (user.deactivated_at) return user.id
  await writeAudit({
    userId: user.id,
    action: 'identity_linked',
    details: { provider: identity.provider },
  })
  notify(user.id, { kind: 'identity_linked', provider: identity.provider })
  return user.id
}

async function register(
  deps: ProviderSignInDeps,
  { client }: ProviderCall,
  identity: ProvenIdentity,
  inviteId: string | null | undefined,
): Promise<SignedIn | Refusal> {
  const { email, isEmailVerified, firstName, lastName } = identity
  if (!email) return NO_EMAIL
  if (await findLinkedUser(deps.db, identity)) return USER_ALREADY_EXISTS
  // The id of an invitation is no secret: it is worth something only with a proven address
  const refusal = inviteId
    ? isEmailVerified
      ? undefined
      : INVALID_INVITE
    : await openRefusal(deps, email)
  if (refusal) return refusal
  const userId = await createFreeUser(deps, {
    email,
    firstName,
    lastName,
    password: undefined,
    isEmailVerified,
  })
  if (!userId) return USER_ALREADY_EXISTS
  await linkAccount(deps.db, userId, identity)
  const invitation = inviteId ? { id: inviteId } : undefined
  return welcome(deps, client, { userId, email, isEmailVerified, invitation })
}

/** For users without a password: the session that went out becomes fresh. */
async function reauthenticate(
  deps: ProviderSignInDeps,
  { caller }: ProviderCall,
  {
    sessionId,
    identity,
  }: { readonly sessionId?: string | undefined; readonly identity: ProvenIdentity },
): Promise<SignedIn | Refusal> {
  const own = ownCaller(caller)
  const linked = await findLinkedUser(deps.db, identity)
  if (sessionId !== own.sessionId || linked !== own.userId) return INVALID_LOGIN
  const factors = await confirmedFactors(deps.db, own.userId)
  if (factors.length > 0) {
    return startChallenge(deps.db, factors, { ...own, purpose: 'reauthenticate' })
  }
  const session = await markAuthenticated(deps.db, own)
  return session ? tokenFor(deps, session) : SIGNED_OUT
}
