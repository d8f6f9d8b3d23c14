import { AppError } from '@duet/contract'
import { z } from 'zod'
import { requireAttempt } from '../access/attempts.ts'
import {
  ORGANIZATION,
  organizationAccess,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import type { OrganizationRow } from '../access/organizationQueries.ts'
import { parseRole, requireMayGive } from '../access/organizationRoles.ts'
import { hideOwner, knownRecord } from '../access/recordAccess.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { findUser, findUserByEmail, personName } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type {
  Invite,
  MutationInviteOrganizationUserArgs,
  MutationInviteUserArgs,
} from '../graphql/resolvers.gen.ts'
import { emailInput } from '../input/emailInput.ts'
import { parseInput } from '../input/parseInput.ts'
import { deriveKey } from '../secret.ts'
import { perServer, type Server } from '../server.ts'
import { inviteStatus, sentInviteAnswer } from './inviteAnswer.ts'
import {
  findInvite,
  findWaitingInvite,
  type InviteRow,
  insertInvite,
  listInvites,
  markRevoked,
  renewInvite,
  setLinkHash,
  tokenHashOf,
} from './inviteQueries.ts'
import { hashInviteToken, INVITE_DAYS, linkTokenOf, newInviteToken } from './inviteToken.ts'
import { findRole } from './memberQueries.ts'
import { memberSchema, type PageInput, pageSchema, roleSchema } from './organizationInput.ts'

/** How many people an organisation may reach by mail, and how often one person is reached from anywhere. */
const INVITES_OF_ORGANIZATION = { name: 'invites of organization', attempts: 100, windowS: 3600 }
const INVITES_TO_ADDRESS = { name: 'invites to address', attempts: 10, windowS: 3600 }

/** System administrators see to all invites. */
export interface InviteCaller {
  readonly userId: UserId
  readonly isSystemAdmin: boolean
}

/** Makes the tokens of links that are copied. */
const linkKey = perServer(({ secret }) => deriveKey(secret, 'invite links'))

export async function listOrganizationInvites(
  server: Server,
  userId: UserId,
  organizationId: string,
  page: PageInput,
): Promise<Invite[]> {
  await organizationAccess(server.db, userId, organizationId, 'admin')
  return invitesOf(server, organizationId, page)
}

/** All there are, for system administrators. */
export async function adminInvites(
  server: Server,
  caller: AdminCaller,
  page: PageInput,
): Promise<Invite[]> {
  systemAdmin(caller)
  return invitesOf(server, undefined, page)
}

async function invitesOf(
  { db }: Server,
  organizationId: string | undefined,
  page: PageInput,
): Promise<Invite[]> {
  const rows = await listInvites(db, { organizationId, ...parseInput(pageSchema, page) })
  return rows.map(sentInviteAnswer)
}

/** The same for addresses that are registered and that are not. */
export async function inviteMember(
  server: Server,
  userId: UserId,
  input: MutationInviteOrganizationUserArgs,
): Promise<Invite> {
  const { organization, role } = await organizationAccess(
    server.db,
    userId,
    input.organization_id,
    'admin',
  )
  const { email, role_id } = parseInput(memberSchema, input)
  const waiting = await findWaitingInvite(server.db, email, organization.id)
  requireMayGive(role, role_id, waiting && parseRole(waiting.role_id))
  if (input.replace !== true) requireSameRole(waiting, role_id)
  return send(server, { userId: signedIn(userId), email, role_id, organization, waiting })
}

/** @throws AppError CONFLICT with the role of the waiting invitation, which is replaced only when so wanted */
function requireSameRole(waiting: InviteRow | undefined, role_id: string): void {
  if (!waiting || waiting.role_id === role_id || inviteStatus(waiting) !== 'pending') return
  const { email, role_id: waiting_role_id } = waiting
  const message = `${email} has an invitation as ${waiting_role_id}. Replace it by one as ${role_id}?`
  throw new AppError('CONFLICT', message, { email, waiting_role_id })
}

const administratorSchema = z.object({
  email: emailInput,
  role_id: roleSchema.nullish().transform((role) => role ?? ('member' as const)),
  remarks: z.string().max(2000).nullish(),
})

/** By system administrators, also to the product alone. */
export async function inviteUser(
  server: Server,
  caller: AdminCaller,
  input: MutationInviteUserArgs,
): Promise<Invite> {
  const userId = systemAdmin(caller)
  const { email, role_id, remarks } = parseInput(administratorSchema, input)
  const id = input.organization_id
  const organization = id ? await knownRecord(server.db, id, ORGANIZATION) : undefined
  const waiting = await findWaitingInvite(server.db, email, organization?.id ?? null)
  if (input.replace !== true) requireSameRole(waiting, role_id)
  const lines = (remarks ?? '').split('\n').map((line) => line.trim())
  return send(server, {
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

async function send(server: Server, sending: Sending): Promise<Invite> {
  const { userId, email, role_id, organization, waiting } = sending
  await refuseMember(server.db, email, organization?.id)
  if (organization) {
    await requireAttempt(
      server.db,
      INVITES_OF_ORGANIZATION,
      organization.id,
      'Too many invitations.',
    )
  }
  await requireAttempt(
    server.db,
    INVITES_TO_ADDRESS,
    email,
    'Too many invitations to this address.',
  )
  const { token, ...secret } = newInviteToken()
  const id = await server.db.transaction().execute(async (tx) => {
    const change = { ...secret, role_id, invited_by: userId }
    const isRenewed = waiting !== undefined && (await renewInvite(tx, waiting.id, change))
    const inviteId = isRenewed
      ? waiting.id
      : await insertInvite(tx, { ...change, email, organization_id: organization?.id ?? null })
    await writeAudit(tx, {
      userId,
      organizationId: organization?.id,
      action: sending.action ?? 'invite_sent',
      details: { email, role_id },
    })
    return inviteId
  })
  await mailInvite(server, sending, { id, token })
  return sentInviteAnswer(await knownRecord(server.db, id, INVITE))
}

async function refuseMember(
  db: Database,
  email: string,
  organizationId: string | undefined,
): Promise<void> {
  const account = await findUserByEmail(db, email)
  if (!account) return
  if (organizationId === undefined) throw atEmail(email, `${email} is registered already.`)
  if ((await findRole(db, organizationId, account.id)) === undefined) return
  throw atEmail(email, `${email} is a member of the organization already.`)
}

const atEmail = (email: string, message: string): AppError =>
  new AppError('CONFLICT', message, { email, field_errors: [{ path: 'email', message }] })

const linkOf = ({ publicUrl }: Server, id: string, token: string): string =>
  `${publicUrl}/auth/invitation/${id}?token=${token}`

async function mailInvite(
  server: Server,
  { userId, email, organization, role_id, remarks = [] }: Sending,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<void> {
  const inviter = await findUser(server.db, userId)
  const name = inviter && personName(inviter)
  const what = organization
    ? `${name} invites you to join the organization ${organization.name} as ${role_id}.`
    : `${name} invites you to DUET.`
  await server.mailer.sendMail({
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
      url: linkOf(server, id, token),
      validFor: `${INVITE_DAYS} days`,
    },
  })
}

/** A new link, which voids the old one, and 14 more days. */
export async function resendInvite(
  server: Server,
  caller: InviteCaller,
  id: string,
): Promise<Invite> {
  const waiting = await manageableInvite(server.db, caller, id)
  const status = inviteStatus(waiting)
  if (status !== 'pending' && status !== 'expired') {
    throw new AppError('CONFLICT', `The invitation was ${status}. Send a new one.`)
  }
  const { email, role_id, organization_id, organization_name } = waiting
  return send(server, {
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

/** A link to hand over; the same until the invitation is sent again. */
export async function readInviteLink(
  server: Server,
  caller: InviteCaller,
  id: string,
): Promise<string> {
  const { db } = server
  const invite = await manageableInvite(db, caller, id)
  const status = inviteStatus(invite)
  const token_hash = await tokenHashOf(db, invite.id)
  if (status !== 'pending' || !token_hash) {
    throw new AppError('CONFLICT', `The invitation is ${status}: it has no link any more.`)
  }
  const token = linkTokenOf(linkKey(server), token_hash)
  await db.transaction().execute(async (tx) => {
    const link_hash = hashInviteToken(token)
    if (!(await setLinkHash(tx, invite.id, { token_hash, link_hash }))) {
      throw new AppError('CONFLICT', 'The invitation was sent again meanwhile. Copy the new link.')
    }
    await writeAudit(tx, {
      userId: signedIn(caller.userId),
      organizationId: invite.organization_id,
      action: 'invite_link_copied',
      details: { email: invite.email, role_id: invite.role_id },
    })
  })
  return linkOf(server, invite.id, token)
}

export async function revokeInvite(
  { db }: Server,
  caller: InviteCaller,
  id: string,
): Promise<void> {
  const invite = await manageableInvite(db, caller, id)
  await db.transaction().execute(async (tx) => {
    if (!(await markRevoked(tx, invite.id))) {
      throw new AppError('CONFLICT', 'The invitation was accepted. Remove the member instead.')
    }
    await writeAudit(tx, {
      userId: signedIn(caller.userId),
      organizationId: invite.organization_id,
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
  db: Database,
  { userId, isSystemAdmin }: InviteCaller,
  id: string,
): Promise<InviteRow> {
  signedIn(userId)
  const invite = await knownRecord(db, id, INVITE)
  if (isSystemAdmin) return invite
  if (!invite.organization_id) throw INVITE.notFound()
  const { role } = await hideOwner(
    organizationAccess(db, userId, invite.organization_id, 'admin'),
    INVITE,
  )
  requireMayGive(role, parseRole(invite.role_id))
  return invite
}

export const INVITE = {
  find: findInvite,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Invitation not found'),
}
