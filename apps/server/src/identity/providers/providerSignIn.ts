import type { z } from 'zod'
import { type Caller, type ClientInfo, ownCaller } from '../../access/caller.ts'
import { findUser, findUserByEmail } from '../../access/users.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type {
  MutationFirebaseLoginArgs,
  MutationFirebaseRegisterArgs,
} from '../../graphql/resolvers.gen.ts'
import { acceptInvitation } from '../../organizations/acceptInvites.ts'
import type { Server } from '../../server.ts'
import { takeOneTimeToken, tokenHash } from '../oneTimeTokens.ts'
import { freshen } from '../recentLogin.ts'
import {
  DEACTIVATED,
  INVALID_INVITE,
  INVALID_LOGIN,
  type Refusal,
  USER_ALREADY_EXISTS,
} from '../refusal.ts'
import { createFreeUser, openRefusal, welcome } from '../registration.ts'
import { type SignedIn, signIn } from '../signIn.ts'
import type { ProvenIdentity } from './providerClient.ts'
import { findLinkedUser, linkAccount } from './providerQueries.ts'
import { type ProviderMode, provenPayload } from './providerWay.ts'

export interface ProviderCall {
  readonly client: ClientInfo
  readonly caller: Caller
  /** Of the cookie that the way out left in the browser. */
  readonly binding: string | undefined
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

/** The second half of a sign-in at a provider. */
export async function providerLogin(
  server: Server,
  call: ProviderCall,
  input: MutationFirebaseLoginArgs,
): Promise<SignedIn | Refusal> {
  const proven = await takeProof(server, call, input, ['login', 'register', 'reauthenticate'])
  if (!proven) return PROOF_EXPIRED
  return proven.mode === 'reauthenticate'
    ? reauthenticateBy(server, call, proven)
    : login(server, call, proven.identity, input.invite_id)
}

export async function providerRegister(
  server: Server,
  call: ProviderCall,
  input: MutationFirebaseRegisterArgs,
): Promise<SignedIn | Refusal> {
  const proven = await takeProof(server, call, input, ['login', 'register'])
  return proven ? register(server, call, proven.identity, input.invite_id) : PROOF_EXPIRED
}

/** The proof serves once, in the browser that went out for it. */
async function takeProof(
  { db }: Server,
  { binding }: ProviderCall,
  { token, credential }: MutationFirebaseLoginArgs,
  modes: readonly ProviderMode[],
): Promise<(Omit<Proven, 'identity'> & { readonly identity: ProvenIdentity }) | undefined> {
  const taken = await takeOneTimeToken(db, 'provider_sign_in', token)
  if (!taken || binding === undefined) return undefined
  const proven = provenPayload.parse(taken.payload)
  const isValid =
    proven.binding === tokenHash(binding) &&
    proven.identity.provider === credential &&
    modes.includes(proven.mode)
  if (!isValid) return undefined
  return { ...proven, identity: { ...proven.identity, email: proven.identity.email } }
}

async function login(
  server: Server,
  { client }: ProviderCall,
  identity: ProvenIdentity,
  inviteId: string | null | undefined,
): Promise<SignedIn | Refusal> {
  const userId =
    (await findLinkedUser(server.db, identity)) ?? (await linkByEmail(server, identity))
  if (!userId) return INVALID_LOGIN
  if ((await findUser(server.db, userId))?.deactivated_at) return DEACTIVATED
  await linkAccount(server.db, userId, identity)
  const { email } = identity
  // One that does not fit locks nobody out: the user is informed where invitations are answered
  if (inviteId && email && identity.isEmailVerified) {
    await acceptInvitation(server.db, { userId, email }, { id: inviteId })
  }
  return signIn(server, client, { userId })
}

/** A local account with the same address, where the provider and we have both verified it: never by less. */
async function linkByEmail(
  { db, notify }: Server,
  identity: ProvenIdentity,
): Promise<string | undefined> {
  if (!identity.email || !identity.isEmailVerified) return undefined
  const user = await findUserByEmail(db, identity.email)
  if (!user?.email_verified) return undefined
  if (user.deactivated_at) return user.id
  await writeAudit(db, {
    userId: user.id,
    action: 'identity_linked',
    details: { provider: identity.provider },
  })
  notify(user.id, { kind: 'identity_linked', provider: identity.provider })
  return user.id
}

async function register(
  server: Server,
  { client }: ProviderCall,
  identity: ProvenIdentity,
  inviteId: string | null | undefined,
): Promise<SignedIn | Refusal> {
  const { email, isEmailVerified, firstName, lastName } = identity
  if (!email) return NO_EMAIL
  if (await findLinkedUser(server.db, identity)) return USER_ALREADY_EXISTS
  // The id of an invitation is no secret: it is worth something only with a proven address
  const refusal = inviteId
    ? isEmailVerified
      ? undefined
      : INVALID_INVITE
    : await openRefusal(server, email)
  if (refusal) return refusal
  const userId = await createFreeUser(server.db, {
    email,
    firstName,
    lastName,
    password: undefined,
    isEmailVerified,
  })
  if (!userId) return USER_ALREADY_EXISTS
  await linkAccount(server.db, userId, identity)
  const invitation = inviteId ? { id: inviteId } : undefined
  return welcome(server, client, { userId, email, isEmailVerified, invitation })
}

/** For users without a password: the session that went out becomes fresh. */
async function reauthenticateBy(
  server: Server,
  { caller }: ProviderCall,
  {
    sessionId,
    identity,
  }: { readonly sessionId?: string | undefined; readonly identity: ProvenIdentity },
): Promise<SignedIn | Refusal> {
  const own = ownCaller(caller)
  const linked = await findLinkedUser(server.db, identity)
  if (sessionId !== own.sessionId || linked !== own.userId) return INVALID_LOGIN
  return freshen(server, own)
}
