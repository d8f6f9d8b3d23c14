import type { ClientInfo } from '../access/caller.ts'
import { findUserByEmail } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isFlagOn } from '../flags/featureFlags.ts'
import type { MutationLocalRegisterArgs } from '../graphql/resolvers.gen.ts'
import { emailInput } from '../input/emailInput.ts'
import { parseInput } from '../input/parseInput.ts'
import { domainOfEmail, isPublicEmailDomain } from '../mail/emailDomains.ts'
import {
  acceptInvitation,
  type FoundInvitation,
  findInvitation,
} from '../organizations/acceptInvites.ts'
import type { Server } from '../server.ts'
import { sendVerification } from './emailVerification.ts'
import { deleteNewUser } from './identityQueries.ts'
import { waitFor, waitRefusal } from './limits.ts'
import { weakPassword } from './newPassword.ts'
import { createUser, type NewUser } from './passwords.ts'
import {
  INVALID_EMAIL_DOMAIN,
  INVALID_INVITE,
  INVITE_EMAIL_MISMATCH,
  type Refusal,
  USER_ALREADY_EXISTS,
} from './refusal.ts'
import { type SignedIn, signIn } from './signIn.ts'

/** By invitation, or open to all where that is on. */
export async function register(
  server: Server,
  client: ClientInfo,
  { invite_token: inviteToken, ...input }: MutationLocalRegisterArgs,
): Promise<SignedIn | Refusal> {
  const tooMany = waitRefusal(await waitFor(server.db, 'registrationsByIp', client.ip))
  if (tooMany) return tooMany
  const email = parseInput(emailInput, input.email, ['email'])
  const invitation = inviteToken ? await findInvitation(server.db, inviteToken) : undefined
  const refusal = inviteToken
    ? invitationRefusal(invitation, email)
    : await openRefusal(server, email)
  if (refusal) return refusal
  const organizationNames = [invitation?.organization_name ?? '']
  const weak = await weakPassword(input.password, { email, organizationNames })
  if (weak) return weak
  const names = { firstName: '', lastName: '' }
  const isEmailVerified = invitation?.isAddressProven === true
  const user = { email, ...names, password: input.password, isEmailVerified }
  const userId = await createFreeUser(server.db, user)
  if (!userId) return USER_ALREADY_EXISTS
  return welcome(server, client, {
    userId,
    email,
    isEmailVerified,
    invitation: inviteToken ? { token: inviteToken } : undefined,
  })
}

function invitationRefusal(
  invitation: FoundInvitation | undefined,
  email: string,
): Refusal | undefined {
  if (!invitation) return INVALID_INVITE
  return invitation.email === email ? undefined : INVITE_EMAIL_MISMATCH
}

/** Why an address may not register without an invitation. */
export async function openRefusal(server: Server, email: string): Promise<Refusal | undefined> {
  const subject = { email, organizationSlugs: [] }
  if (!(await isFlagOn(server, 'ga-open-registration', subject))) return INVALID_INVITE
  return isPublicEmailDomain(domainOfEmail(email)) ? INVALID_EMAIL_DOMAIN : undefined
}

/** The id of the new user; undefined where the address is taken, also by somebody a moment ago. */
export async function createFreeUser(
  db: Database,
  user: Omit<NewUser, 'role'>,
): Promise<string | undefined> {
  if (await findUserByEmail(db, user.email)) return undefined
  try {
    return await createUser(db, { ...user, role: 'user' })
  } catch (error) {
    if (await findUserByEmail(db, user.email)) return undefined
    throw error
  }
}

export interface NewcomerFacts {
  readonly userId: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly invitation: { readonly token: string } | { readonly id: string } | undefined
}

/** The invitation is accepted or the address is asked to be verified, and the new user is signed in. */
export async function welcome(
  server: Server,
  client: ClientInfo,
  { userId, email, isEmailVerified, invitation }: NewcomerFacts,
): Promise<SignedIn | Refusal> {
  if (invitation) {
    const outcome = await acceptInvitation(server.db, { userId, email }, invitation)
    if (outcome !== 'accepted') {
      // Used or revoked a moment ago
      await deleteNewUser(server.db, userId)
      return outcome === 'unknown' ? INVALID_INVITE : INVITE_EMAIL_MISMATCH
    }
  }
  await writeAudit(server.db, {
    userId,
    action: 'user_registered',
    details: { invited: invitation !== undefined },
  })
  if (!isEmailVerified) await sendVerification(server, { id: userId, email })
  return signIn(server, client, { userId })
}
