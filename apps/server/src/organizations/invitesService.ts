import { AppError } from '@duet/contract'
import { z } from 'zod'
import {
  type OrganizationAccess,
  organizationNotFound,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { findOrganization, type OrganizationRow } from '../access/organizationQueries.ts'
import { parseRole, requireMayGive } from '../access/organizationRoles.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { Invite } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { SendMail } from '../mail/outgoingMail.ts'
import { inviteStatus, sentInviteAnswer } from './inviteAnswer.ts'
import {
  findInvite,
  findWaitingInvite,
  type InviteRow,
  insertInvite,
  listInvites,
  renewInvite,
  revokeInvite,
  setLinkHash,
  tokenHashOf,
} from './inviteQueries.ts'
import { hashInviteToken, INVITE_DAYS, linkTokenOf, newInviteToken } from './inviteToken.ts'
import { findAccount, findAccountByEmail, findRole } from './memberQueries.ts'
import {
  emailSchema,
  memberSchema,
  type PageInput,
  pageSchema,
  roleSchema,
} from './organizationInput.ts'

export interface InvitesDeps {
  readonly db: Database
  readonly access: OrganizationAccess
  readonly sendMail: SendMail
  /** Where browsers reach the server. */
  readonly publicUrl: string
  /** Makes the tokens of links that are copied. */
  readonly linkKey: Uint8Array
  /** Throws where the organisation (undefined: the administration) or anybody reached too many people of late. */
  readonly countInvite: (organizationId: string | undefined, email: string) => Promise<void>
  readonly now: () => number
}

export interface AdministratorInvite {
  readonly email: string
  readonly organization_id?: string | null | undefined
  readonly role_id?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly replace?: boolean | null | undefined
}

/** System administrators see to all invites. */
export interface InviteCaller {
  readonly userId: UserId
  readonly isSystemAdmin: boolean
}

export interface MemberInvite {
  readonly organization_id: string
  readonly email: string
  readonly role_id: string
  /** Whether one for another role that waits is replaced; else the caller is asked. */
  readonly replace?: boolean | null | undefined
}

export interface InvitesService {
  readonly invites: (userId: UserId, organizationId: string, page: PageInput) => Promise<Invite[]>
  /** The same for addresses that are registered and that are not. */
  readonly invite: (userId: UserId, input: MemberInvite) => Promise<Invite>
  /** A link to hand over; the same until the invitation is sent again. */
  readonly inviteLink: (caller: InviteCaller, id: string) => Promise<string>
  readonly resendInvite: (caller: InviteCaller, id: string) => Promise<Invite>
  readonly revokeInvite: (caller: InviteCaller, id: string) => Promise<void>
  /** For the administration, which has settled access. */
  readonly invitesOfAll: (page: PageInput) => Promise<Invite[]>
  readonly inviteByAdministrator: (userId: string, input: AdministratorInvite) => Promise<Invite>
}

export function createInvitesService(deps: InvitesDeps): InvitesService {
  return {
    invites: async (userId, organizationId, page) => {
      await deps.access(userId, organizationId, 'admin')
      const rows = await listInvites(deps.db, { organizationId, ...parseInput(pageSchema, page) })
      return rows.map((row) => sentInviteAnswer(row, deps.now()))
    },
    invite: (userId, input) => inviteMember(deps, userId, input),
    inviteLink: (caller, id) => inviteLink(deps, caller, id),
    resendInvite: (caller, id) => resend(deps, caller, id),
    revokeInvite: (caller, id) => revoke(deps, caller, id),
    invitesOfAll: async (page) => {
      const all = { organizationId: undefined, ...parseInput(pageSchema, page) }
      return (await listInvites(deps.db, all)).map((row) => sentInviteAnswer(row, deps.now()))
    },
    inviteByAdministrator: (userId, input) => inviteByAdministrator(deps, userId, input),
  }
}

async function inviteMember(
  deps: InvitesDeps,
  userId: UserId,
  input: MemberInvite,
): Promise<Invite> {
  const { organization, role } = await deps.access(userId, input.organization_id, 'admin')
  const { email, role_id } = parseInput(memberSchema, input)
  const waiting = await findWaitingInvite(deps.db, email, organization.id)
  requireMayGive(role, role_id, waiting && parseRole(waiting.role_id))
  if (input.replace !== true) requireSameRole(deps, waiting, role_id)
  return send(deps, { userId: signedIn(userId), email, role_id, organization, waiting })
}

/** @throws AppError CONFLICT with the role of the waiting invitation, which is replaced only when so wanted */
function requireSameRole(
  { now }: InvitesDeps,
  waiting: InviteRow | undefined,
  role_id: string,
): void {
  if (!waiting || waiting.role_id === role_id || inviteStatus(waiting, now()) !== 'pending') return
  const { email, role_id: waiting_role_id } = waiting
  const message = `${email} has an invitation as ${waiting_role_id}. Replace it by one as ${role_id}?`
  throw new AppError('CONFLICT', message, { email, waiting_role_id })
}

const administratorSchema = z.object({
  email: emailSchema,
  role_id: roleSchema.nullish().transform((role) => role ?? ('member' as const)),
  remarks: z.string().max(2000, 'at most 2000 characters').nullish(),
})

async function inviteByAdministrator(
  deps: InvitesDeps,
  userId: string,
  input: AdministratorInvite,
): Promise<Invite> {
  const { email, role_id, remarks } = parseInput(administratorSchema, input)
  const id = input.organization_id
  const organization = id && isUuid(id) ? await findOrganization(deps.db, id) : undefined
  if (id && !organization) throw organizationNotFound()
  const waiting = await findWaitingInvite(deps.db, email, organization?.id ?? null)
  if (input.replace !== true) requireSameRole(deps, waiting, role_id)
  const lines = (remarks ?? '').split('\n').map((line) => line.trim())
  return send(deps, {
    userId,
    email,
    role_id,
    organization,
    waiting,
    remarks: lines.filter((line) => line !== ''),
  })
}

interface Sending {
  readonly userId: string
  readonly email: string
  readonly role_id: string
  /** Undefined: to the product alone. */
  readonly organization: Pick<OrganizationRow, 'id' | 'name'> | undefined
  /** Renewed instead of a second one beside it. */
  readonly waiting: InviteRow | undefined
  readonly remarks?: readonly string[]
  /** Default: invite_sent. */
  readonly action?: string
}

async function send(deps: InvitesDeps, sending: Sending): Promise<Invite> {
  const { userId, email, role_id, organization, waiting } = sending
  await refuseMember(deps.db, email, organization?.id)
  await deps.countInvite(organization?.id, email)
  const { token, ...secret } = newInviteToken(deps.now())
  const id = await deps.db.transaction().execute(async (tx) => {
    const change = { ...secret, role_id, invited_by: userId }
    const isRenewed = waiting !== undefined && (await renewInvite(tx, waiting.id, change))
    const inviteId = isRenewed
      ? waiting.id
      : await insertInvite(tx, { ...change, email, organization_id: organization?.id ?? null })
    await writeAudit(tx, {
      userId,
      ...(organization ? { organizationId: organization.id } : {}),
      action: sending.action ?? 'invite_sent',
      details: { email, role_id },
    })
    return inviteId
  })
  await mailInvite(deps, sending, { id, token })
  const row = await findInvite(deps.db, id)
  if (!row) throw inviteNotFound()
  return sentInviteAnswer(row, deps.now())
}

async function refuseMember(
  db: Database,
  email: string,
  organizationId: string | undefined,
): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account) return
  if (organizationId === undefined) throw atEmail(email, `${email} is registered already.`)
  if ((await findRole(db, organizationId, account.id)) === undefined) return
  throw atEmail(email, `${email} is a member of the organization already.`)
}

const atEmail = (email: string, message: string): AppError =>
  new AppError('CONFLICT', message, { email, field_errors: [{ path: 'email', message }] })

const linkOf = ({ publicUrl }: InvitesDeps, id: string, token: string): string =>
  `${publicUrl}/auth/invitation/${id}?token=${token}`

async function mailInvite(
  deps: InvitesDeps,
  { userId, email, organization, role_id, remarks = [] }: Sending,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<void> {
  const inviter = await findAccount(deps.db, userId)
  const name = `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim() || inviter?.email
  const what = organization
    ? `${name} invites you to join the organization ${organization.name} as ${role_id}.`
    : `${name} invites you to DUET.`
  await deps.sendMail({
    to: email,
    inviteId: id,
    subject: organization ? `Invitation to ${organization.name}` : 'Invitation to DUET',
    heading: organization ? `Join ${organization.name}` : 'Join DUET',
    paragraphs: [
      what,
      ...remarks,
      'You join only if you accept. You can decline by the same link.',
    ],
    action: {
      label: 'Accept the invitation',
      url: linkOf(deps, id, token),
      validFor: `${INVITE_DAYS} days`,
    },
  })
}

/** A new link, which voids the old one, and 14 more days. */
async function resend(deps: InvitesDeps, caller: InviteCaller, id: string): Promise<Invite> {
  const waiting = await manageableInvite(deps, caller, id)
  const status = inviteStatus(waiting, deps.now())
  if (status !== 'pending' && status !== 'expired') {
    throw new AppError('CONFLICT', `The invitation was ${status}. Send a new one.`)
  }
  const { email, role_id, organization_id, organization_name } = waiting
  return send(deps, {
    userId: signedIn(caller.userId),
    email,
    role_id,
    organization: organization_id
      ? { id: organization_id, name: organization_name ?? '' }
      : undefined,
    waiting,
    action: 'invite_resent',
  })
}

async function inviteLink(deps: InvitesDeps, caller: InviteCaller, id: string): Promise<string> {
  const { db, now } = deps
  const invite = await manageableInvite(deps, caller, id)
  const status = inviteStatus(invite, now())
  const token_hash = await tokenHashOf(db, invite.id)
  if (status !== 'pending' || !token_hash) {
    throw new AppError('CONFLICT', `The invitation is ${status}: it has no link any more.`)
  }
  const token = linkTokenOf(deps.linkKey, token_hash)
  await db.transaction().execute(async (tx) => {
    const link_hash = hashInviteToken(token)
    if (!(await setLinkHash(tx, invite.id, { token_hash, link_hash }))) {
      throw new AppError('CONFLICT', 'The invitation was sent again meanwhile. Copy the new link.')
    }
    await writeAudit(tx, {
      userId: signedIn(caller.userId),
      ...(invite.organization_id ? { organizationId: invite.organization_id } : {}),
      action: 'invite_link_copied',
      details: { email: invite.email, role_id: invite.role_id },
    })
  })
  return linkOf(deps, invite.id, token)
}

async function revoke(deps: InvitesDeps, caller: InviteCaller, id: string): Promise<void> {
  const invite = await manageableInvite(deps, caller, id)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await revokeInvite(tx, invite.id))) {
      throw new AppError('CONFLICT', 'The invitation was accepted. Remove the member instead.')
    }
    await writeAudit(tx, {
      userId: signedIn(caller.userId),
      ...(invite.organization_id ? { organizationId: invite.organization_id } : {}),
      action: 'invite_revoked',
      details: { email: invite.email, role_id: invite.role_id },
    })
  })
}

/**
 * An invite of an organisation in which the user may invite for that role. One message for an id that is unknown,
 * malformed or foreign.
 */
async function manageableInvite(
  { db, access }: InvitesDeps,
  { userId, isSystemAdmin }: InviteCaller,
  id: string,
): Promise<InviteRow> {
  signedIn(userId)
  const invite = isUuid(id) ? await findInvite(db, id) : undefined
  if (!invite) throw inviteNotFound()
  if (isSystemAdmin) return invite
  if (!invite.organization_id) throw inviteNotFound()
  const { role } = await access(userId, invite.organization_id, 'admin').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? inviteNotFound() : error
  })
  requireMayGive(role, parseRole(invite.role_id))
  return invite
}

export const inviteNotFound = (): AppError => new AppError('NOT_FOUND', 'Invitation not found')
