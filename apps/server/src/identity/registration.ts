import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import { parseInput } from '../input/parseInput.ts'
import { domainOfEmail, isPublicEmailDomain } from '../mail/emailDomains.ts'
import type { AuthEngine, ClientInfo, NewUser } from './authEngine.ts'
import { emailInput } from './emailInput.ts'
import { sendVerification, type VerificationDeps } from './emailVerification.ts'
import { deleteNewUser, findUserByEmail } from './identityQueries.ts'
import { weakPassword } from './passwordRules.ts'
import {
  INVALID_EMAIL_DOMAIN,
  INVALID_INVITE,
  INVITE_EMAIL_MISMATCH,
  type Refusal,
  tooManyAttempts,
  USER_ALREADY_EXISTS,
} from './refusal.ts'
import { finishSignIn, type SignedIn } from './signIn.ts'

/** Of organizations: an invitation that can be accepted, and whether its token reached the address. */
export type FindInvitation = (token: string) => Promise<
  | {
      readonly email: string
      readonly organization_name: string | null
      readonly isAddressProven: boolean
    }
  | undefined
>

/** Of organizations: makes the user a member as the invitation says. */
export type AcceptInvitation = (
  user: { readonly userId: string; readonly email: string },
  invitation: { readonly token: string } | { readonly id: string },
) => Promise<'accepted' | 'unknown' | 'email_mismatch'>

export interface RegistrationDeps extends VerificationDeps {
  readonly engine: AuthEngine
  readonly findInvitation: FindInvitation
  readonly acceptInvitation: AcceptInvitation
  /** Whether anybody with this address may register. */
  readonly registrationIsOpen: (email: string) => Promise<boolean>
  readonly registrationsByIp: AttemptLimiter
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
}

export interface RegistrationService {
  /** By invitation, or open to all where that is on. */
  readonly register: (
    client: ClientInfo,
    input: {
      readonly email: string
      readonly password: string
      readonly invite_token?: string | null | undefined
    },
  ) => Promise<SignedIn | Refusal>
}

export function createRegistrationService(deps: RegistrationDeps): RegistrationService {
  return { register: (client, input) => register(deps, client, input) }
}

async function register(
  deps: RegistrationDeps,
  client: ClientInfo,
  { invite_token: inviteToken, ...input }: Parameters<RegistrationService['register']>[1],
): Promise<SignedIn | Refusal> {
  const waitS = await deps.registrationsByIp.take(client.ip)
  if (waitS > 0) return tooManyAttempts(waitS)
  const email = parseInput(emailInput, input.email, ['email'])
  const invitation = inviteToken ? await deps.findInvitation(inviteToken) : undefined
  const refusal = inviteToken
    ? invitationRefusal(invitation, email)
    : await openRefusal(deps, email)
  if (refusal) return refusal
  const organizationNames = [invitation?.organization_name ?? '']
  const weak = await weakPassword(input.password, { email, organizationNames })
  if (weak) return weak
  const names = { firstName: '', lastName: '' }
  const isEmailVerified = invitation?.isAddressProven === true
  const user = { email, ...names, password: input.password, isEmailVerified }
  const userId = await createFreeUser(deps, user)
  if (!userId) return USER_ALREADY_EXISTS
  return welcome(deps, client, {
    userId,
    email,
    isEmailVerified,
    invitation: inviteToken ? { token: inviteToken } : undefined,
  })
}

function invitationRefusal(
  invitation: Awaited<ReturnType<FindInvitation>>,
  email: string,
): Refusal | undefined {
  if (!invitation) return INVALID_INVITE
  return invitation.email === email ? undefined : INVITE_EMAIL_MISMATCH
}

/** Why an address may not register without an invitation. */
export async function openRefusal(
  { registrationIsOpen }: RegistrationDeps,
  email: string,
): Promise<Refusal | undefined> {
  if (!(await registrationIsOpen(email))) return INVALID_INVITE
  return isPublicEmailDomain(domainOfEmail(email)) ? INVALID_EMAIL_DOMAIN : undefined
}

/** The id of the new user; undefined where the address is taken, also by somebody a moment ago. */
export async function createFreeUser(
  { db, engine }: RegistrationDeps,
  user: Omit<NewUser, 'role'>,
): Promise<string | undefined> {
  if (await findUserByEmail(db, user.email)) return undefined
  try {
    return await engine.createUser({ ...user, role: 'user' })
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
  deps: RegistrationDeps,
  client: ClientInfo,
  { userId, email, isEmailVerified, invitation }: NewcomerFacts,
): Promise<SignedIn | Refusal> {
  if (invitation) {
    const outcome = await deps.acceptInvitation({ userId, email }, invitation)
    if (outcome !== 'accepted') {
      // Used or revoked a moment ago
      await deleteNewUser(deps.db, userId)
      return outcome === 'unknown' ? INVALID_INVITE : INVITE_EMAIL_MISMATCH
    }
  }
  await deps.writeAudit({
    userId,
    action: 'user_registered',
    details: { invited: invitation !== undefined },
  })
  if (!isEmailVerified) await sendVerification(deps, { id: userId, email })
  return finishSignIn(deps, client, { userId })
}
