import { AppError } from '@duet/contract'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { findUser, findUserByEmail, personName, type UserRow } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import { currentCaller, refuseImpersonator } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { isUuid } from '../db/uuid.ts'
import type { Invitation, Invite, MutationDeclineInviteArgs } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { inviteAnswer, inviterOf, inviteStatus } from './inviteAnswer.ts'
import {
  claimInvite,
  findInvite,
  findInviteByHash,
  type InviteRow,
  markDeclined,
  openInvitesOf,
} from './inviteQueries.ts'
import { INVITE } from './invites.ts'
import { hashInviteToken } from './inviteToken.ts'
import { findRole, insertMember } from './memberQueries.ts'

/** An invitation as the sign-up needs it. */
export interface FoundInvitation {
  readonly id: string
  readonly email: string
  /** Null: to the product alone. */
  readonly organization_name: string | null
  /** The token came by email to this address, not by a link that somebody copied. */
  readonly isAddressProven: boolean
}

/** For the bearer of the token; null for one that is unknown. */
export async function readInvitation({ db }: Server, token: string): Promise<Invitation | null> {
  const invite = await findInviteByHash(db, hashInviteToken(token))
  const status = invite && inviteStatus(invite)
  if (status !== 'pending') {
    noteSecurityEvent({ kind: 'link_refused', outcome: status ?? 'NOT_FOUND' })
  }
  if (!invite || !status) return null
  const { id, email, role_id, organization_slug, organization_name, expires_at } = invite
  const inviter = inviterOf(invite)
  return {
    id,
    email,
    role_id,
    status,
    organization_slug,
    organization_name,
    invited_by: inviter && personName(inviter),
    expires_at,
    // The one who copied the link would learn by it which addresses are registered
    user_registered: invite.is_by_mail && (await findUserByEmail(db, email)) !== undefined,
  }
}

/** Those that wait for the verified address of the user. */
export async function ownInvites({ db }: Server, userId: UserId): Promise<Invite[]> {
  const account = await findUser(db, signedIn(userId))
  const isBound = currentCaller()?.tokenOrganizationId !== undefined
  if (!account?.email_verified || isBound) return []
  return (await openInvitesOf(db, account.email)).map(inviteAnswer)
}

/** One that can be accepted, for the sign-up. */
export async function findInvitation(
  db: Database,
  token: string,
): Promise<FoundInvitation | undefined> {
  const invite = await findInviteByHash(db, hashInviteToken(token))
  if (!invite || inviteStatus(invite) !== 'pending') return undefined
  const { id, email, organization_name, is_by_mail: isAddressProven } = invite
  return { id, email, organization_name, isAddressProven }
}

/** At sign-up. The token proves the address; for an id the caller has it from a provider that verified it. */
export async function acceptInvitation(
  db: Database,
  { userId, email }: { readonly userId: string; readonly email: string },
  which: { readonly token: string } | { readonly id: string },
): Promise<'accepted' | 'unknown' | 'email_mismatch'> {
  const invite = await openInvite(db, which)
  if (!invite) return 'unknown'
  if (invite.email !== email.toLowerCase()) return 'email_mismatch'
  return (await accept(db, invite, userId)) ? 'accepted' : 'unknown'
}

/** Undefined for an invite that cannot be accepted any more, as for one that never was. */
async function openInvite(
  db: Database,
  which: { readonly token: string } | { readonly id: string },
): Promise<InviteRow | undefined> {
  const invite =
    'token' in which
      ? await findInviteByHash(db, hashInviteToken(which.token))
      : isUuid(which.id)
        ? await findInvite(db, which.id)
        : undefined
  return invite && inviteStatus(invite) === 'pending' ? invite : undefined
}

/** By a user who has signed in. Doing it again changes nothing. */
export async function acceptInvite(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<{ readonly organization_slug: string | null }> {
  const { account, invite } = await ownInvite(db, userId, id)
  refuseImpersonator()
  const isDone = (await accept(db, invite, account.id)) || (await isMemberBy(db, id, account.id))
  if (!isDone) throw invalidInvite()
  return { organization_slug: invite.organization_slug }
}

/** As `acceptInvite`; by its token also without being signed in. */
export async function declineInvite(
  { db }: Server,
  userId: UserId,
  { id, token }: MutationDeclineInviteArgs,
): Promise<void> {
  const bearers = token == null ? undefined : await openInvite(db, { token })
  if (token != null && bearers?.id !== id) throw invalidInvite()
  const invite = bearers ?? (await ownInvite(db, userId, id)).invite
  await db.transaction().execute(async (tx) => {
    if (!(await markDeclined(tx, invite.id))) throw invalidInvite()
    const { organization_id, role_id, email } = invite
    await writeAudit(tx, {
      userId,
      organizationId: organization_id,
      action: 'invite_declined',
      details: { email, role_id },
    })
  })
}

const invalidInvite = (): AppError =>
  new AppError('INVALID_INVITE', 'The invitation code provided is invalid.')

/** An invite to the verified address of the user. One message for an id that is unknown, malformed or foreign. */
async function ownInvite(
  db: Database,
  userId: UserId,
  id: string,
): Promise<{ readonly account: UserRow; readonly invite: InviteRow }> {
  const account = await findUser(db, signedIn(userId))
  const invite = await knownRecord(db, id, INVITE)
  if (!account || invite.email !== account.email) throw INVITE.notFound()
  if (account.email_verified) return { account, invite }
  const message = 'Verify your email address before you answer an invitation to it.'
  throw new AppError('EMAIL_NOT_VERIFIED', message)
}

/** Whether the user accepted this invite before and is a member still. */
async function isMemberBy(db: Database, id: string, userId: string): Promise<boolean> {
  const invite = await findInvite(db, id)
  if (invite?.accepted_by !== userId) return false
  if (!invite.organization_id) return true
  return (await findRole(db, invite.organization_id, userId)) !== undefined
}

/** False when it was taken, revoked or has expired meanwhile: an invite serves once. */
function accept(db: Database, invite: InviteRow, userId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await claimInvite(tx, invite.id, userId))) return false
    const { organization_id, role_id, email } = invite
    if (organization_id) await insertMember(tx, { organization_id, user_id: userId, role_id })
    await writeAudit(tx, {
      userId,
      organizationId: organization_id,
      action: 'invite_accepted',
      details: { email, role_id },
    })
    return true
  })
}
