import { AppError } from '@duet/contract'
import { writeAudit } from '../db/auditLog.ts'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { isUuid } from '../db/uuid.ts'
import type { Invitation, Invite } from '../http/resolvers.gen.ts'
import { inviteAnswer, inviteStatus } from './inviteAnswer.ts'
import {
  claimInvite,
  findInvite,
  findInviteByHash,
  type InviteRow,
  openInvitesOf,
} from './inviteQueries.ts'
import { inviteNotFound } from './invitesService.ts'
import { hashInviteToken } from './inviteToken.ts'
import { findAccount, findAccountByEmail, findRole, insertMember } from './memberQueries.ts'
import { signedIn, type UserId } from './organizationAccess.ts'

export interface AcceptDeps {
  readonly db: Database
  readonly now: () => number
}

/** An invitation as the sign-up needs it. */
export interface FoundInvitation {
  readonly id: string
  readonly email: string
  readonly organizationSlug: string | undefined
  readonly organizationName: string | undefined
}

export interface AcceptInvitesService {
  /** For the bearer of the token; null for one that is unknown, used, revoked or expired. */
  readonly invitation: (token: string) => Promise<Invitation | null>
  /** Those that wait for the verified address of the user. */
  readonly myInvites: (userId: UserId) => Promise<Invite[]>
  /** By a user who has signed in. Doing it again changes nothing. */
  readonly acceptInvite: (
    userId: UserId,
    id: string,
  ) => Promise<{ readonly organization_slug: string | null }>
  /** As `invitation`, for the sign-up. */
  readonly findInvitation: (token: string) => Promise<FoundInvitation | undefined>
  /** At sign-up. The token proves the address; for an id the caller has it from a provider that verified it. */
  readonly acceptInvitation: (
    user: { readonly userId: string; readonly email: string },
    which: { readonly token: string } | { readonly id: string },
  ) => Promise<'accepted' | 'unknown' | 'email_mismatch'>
}

export function createAcceptInvitesService(deps: AcceptDeps): AcceptInvitesService {
  return {
    invitation: async (token) => {
      const invite = await openInvite(deps, { token })
      if (!invite) {
        noteSecurityEvent({ kind: 'link_refused', outcome: 'NOT_FOUND' })
        return null
      }
      return {
        id: invite.id,
        email: invite.email,
        organization_slug: invite.organization_slug,
        organization_name: invite.organization_name,
        user_registered: (await findAccountByEmail(deps.db, invite.email)) !== undefined,
      }
    },
    myInvites: async (userId) => {
      const account = await findAccount(deps.db, signedIn(userId))
      const isBound = currentCaller()?.tokenOrganizationId !== undefined
      if (!account?.email_verified || isBound) return []
      const rows = await openInvitesOf(deps.db, account.email)
      return rows.map((row) => inviteAnswer(row, deps.now()))
    },
    acceptInvite: (userId, id) => acceptById(deps, userId, id),
    findInvitation: async (token) => {
      const invite = await openInvite(deps, { token })
      return (
        invite && {
          id: invite.id,
          email: invite.email,
          organizationSlug: invite.organization_slug ?? undefined,
          organizationName: invite.organization_name ?? undefined,
        }
      )
    },
    acceptInvitation: async ({ userId, email }, which) => {
      const invite = await openInvite(deps, which)
      if (!invite) return 'unknown'
      if (invite.email !== email.toLowerCase()) return 'email_mismatch'
      return (await accept(deps.db, invite, userId)) ? 'accepted' : 'unknown'
    },
  }
}

/** Undefined for an invite that cannot be accepted any more, as for one that never was. */
async function openInvite(
  { db, now }: AcceptDeps,
  which: { readonly token: string } | { readonly id: string },
): Promise<InviteRow | undefined> {
  const invite =
    'token' in which
      ? await findInviteByHash(db, hashInviteToken(which.token))
      : isUuid(which.id)
        ? await findInvite(db, which.id)
        : undefined
  return invite && inviteStatus(invite, now()) === 'pending' ? invite : undefined
}

async function acceptById(
  { db }: AcceptDeps,
  userId: UserId,
  id: string,
): Promise<{ readonly organization_slug: string | null }> {
  const account = await findAccount(db, signedIn(userId))
  const invite = isUuid(id) ? await findInvite(db, id) : undefined
  if (!account || !invite || invite.email !== account.email) throw inviteNotFound()
  if (!account.email_verified) {
    const message = 'Verify your e-mail address before you accept an invitation to it.'
    throw new AppError('EMAIL_NOT_VERIFIED', message)
  }
  const isDone =
    (await isMemberBy(db, invite, account.id)) || (await accept(db, invite, account.id))
  if (!isDone) throw new AppError('INVALID_INVITE', 'The invitation code provided is invalid.')
  return { organization_slug: invite.organization_slug }
}

/** Whether the user accepted this invite before and is a member still. */
async function isMemberBy(db: Database, invite: InviteRow, userId: string): Promise<boolean> {
  if (invite.accepted_by !== userId) return false
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
      ...(organization_id ? { organizationId: organization_id } : {}),
      action: 'invite_accepted',
      details: { email, role_id },
    })
    return true
  })
}
