import { AppError, type OrganizationRole } from '@duet/contract'
import { requireAttempt } from '../access/attempts.ts'
import {
  isSeenByToken,
  ORGANIZATION,
  organizationAccess,
  organizationNotFound,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { type OrganizationRow, organizationsOfDomain } from '../access/organizationQueries.ts'
import { requireMayGive } from '../access/organizationRoles.ts'
import { knownRecord, organizationRecord } from '../access/recordAccess.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { findUser, personName, type UserRow } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { MatchingOrganization, UserRequest } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { domainOfEmail } from '../mail/emailDomains.ts'
import type { Server } from '../server.ts'
import { findRole, insertMember, managerEmails } from './memberQueries.ts'
import { type PageInput, pageSchema, roleSchema } from './organizationInput.ts'
import {
  deleteRequestRow,
  findRequest,
  findWaitingRequest,
  insertRequest,
  markAnswered,
  type RequestRow,
  requestsOfUser,
  waitingRequests,
} from './requestQueries.ts'

const REQUESTS_OF_USER = { name: 'requests of user', attempts: 10, windowS: 3600 }

export type RequestDecision =
  | { readonly isApproved: true; readonly role_id: string | null | undefined }
  | { readonly isApproved: false }

export async function listOrganizationRequests(
  server: Server,
  userId: UserId,
  organizationId: string,
  page: PageInput,
): Promise<UserRequest[]> {
  await organizationAccess(server.db, userId, organizationId, 'admin')
  return requestsOf(server, organizationId, page)
}

/** All that wait, for system administrators. */
export async function adminUserRequests(
  server: Server,
  caller: AdminCaller,
  page: PageInput,
): Promise<UserRequest[]> {
  systemAdmin(caller)
  return requestsOf(server, undefined, page)
}

async function requestsOf(
  { db }: Server,
  organizationId: string | undefined,
  page: PageInput,
): Promise<UserRequest[]> {
  const rows = await waitingRequests(db, { organizationId, ...parseInput(pageSchema, page) })
  return rows.map(requestAnswer)
}

export async function ownRequests({ db }: Server, userId: UserId): Promise<UserRequest[]> {
  const rows = await requestsOfUser(db, signedIn(userId))
  return rows.filter((row) => isSeenByToken(row.organization_id)).map(requestAnswer)
}

export async function answerRequest(
  server: Server,
  userId: UserId,
  id: string,
  decision: RequestDecision,
): Promise<UserRequest> {
  const { row: request, role } = await answerableRequest(server.db, userId, id)
  return decide(server, { userId: signedIn(userId), role, request, decision })
}

export async function answerRequestAsAdmin(
  server: Server,
  caller: AdminCaller,
  id: string,
  decision: RequestDecision,
): Promise<UserRequest> {
  const userId = systemAdmin(caller)
  const request = await knownRecord(server.db, id, REQUEST)
  return decide(server, { userId, role: 'owner', request, decision })
}

/** By the user who asked, or by those who may answer. */
export async function deleteRequest({ db }: Server, userId: UserId, id: string): Promise<void> {
  const caller = signedIn(userId)
  const own = isUuid(id) ? await findRequest(db, id) : undefined
  const request = own?.user_id === caller ? own : (await answerableRequest(db, userId, id)).row
  await removeRequest(db, caller, request)
}

export async function deleteRequestAsAdmin(
  { db }: Server,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  await removeRequest(db, userId, await knownRecord(db, id, REQUEST))
}

export async function matchingOrganizations(
  { db }: Server,
  userId: UserId,
): Promise<MatchingOrganization[]> {
  const account = await findUser(db, signedIn(userId))
  const isBound = currentCaller()?.tokenOrganizationId !== undefined
  if (!account?.email_verified || isBound) return []
  const [organizations, requests] = await Promise.all([
    organizationsOfDomain(db, account.id, domainOfEmail(account.email)),
    requestsOfUser(db, account.id),
  ])
  return organizations.map(({ id, name, slug }) => {
    const own = requests.find((request) => request.organization_id === id && isWaiting(request))
    return { id, name, slug, user_request: own ? requestAnswer(own) : null }
  })
}

/** Asking again while a request waits gives that one. */
export async function createRequest(
  server: Server,
  userId: UserId,
  organizationId: string,
): Promise<UserRequest> {
  const { db } = server
  const account = await findUser(db, signedIn(userId))
  const organization = await knownRecord(db, organizationId, ORGANIZATION)
  if (!account) throw organizationNotFound()
  if ((await findRole(db, organization.id, account.id)) !== undefined) {
    throw new AppError('CONFLICT', `You are a member of ${organization.name} already.`)
  }
  if (!mayAsk(account, organization)) throw organizationNotFound()
  const waiting = await findWaitingRequest(db, account.id, organization.id)
  if (waiting) return requestAnswer(waiting)
  await requireAttempt(db, REQUESTS_OF_USER, account.id, 'Too many requests.')
  const isNew = await db.transaction().execute(async (tx) => {
    const request = { user_id: account.id, organization_id: organization.id }
    if (!(await insertRequest(tx, request))) return false
    await writeAudit(tx, {
      userId: account.id,
      organizationId: organization.id,
      action: 'join_requested',
      details: { email: account.email },
    })
    return true
  })
  if (isNew) await mailManagers(server, account, organization)
  const created = await findWaitingRequest(db, account.id, organization.id)
  if (!created) throw REQUEST.notFound()
  return requestAnswer(created)
}

/** Whoever may not ask learns nothing of the organisation. */
function mayAsk(account: UserRow, organization: OrganizationRow): boolean {
  const domain = domainOfEmail(account.email)
  return account.email_verified && organization.allowed_domains.includes(domain)
}

async function mailManagers(
  { db, mailer, publicUrl }: Server,
  account: UserRow,
  organization: OrganizationRow,
): Promise<void> {
  const name = personName(account)
  const who = name === account.email ? name : `${name} (${account.email})`
  const mail = {
    subject: `${account.email} asks to join ${organization.name}`,
    heading: 'A request to join',
    paragraphs: [`${who} asks to join the organization ${organization.name}.`],
    action: {
      label: 'Answer the request',
      url: `${publicUrl}/${organization.slug}/settings/edit`,
    },
  }
  const managers = await managerEmails(db, organization.id)
  await Promise.all(managers.map((to) => mailer.sendMail({ ...mail, to })))
}

interface Deciding {
  readonly userId: string
  /** Of the one who decides. */
  readonly role: OrganizationRole
  readonly request: RequestRow
  readonly decision: RequestDecision
}

async function decide(
  server: Server,
  { userId, role, request, decision }: Deciding,
): Promise<UserRequest> {
  const { id, organization_id, user_id } = request
  const role_id = decision.isApproved
    ? parseInput(roleSchema, decision.role_id ?? 'member', ['role_id'])
    : undefined
  requireMayGive(role, role_id)
  await server.db.transaction().execute(async (tx) => {
    const { isApproved } = decision
    if (!(await markAnswered(tx, id, { isApproved, decidedBy: userId }))) throw answeredBefore()
    if (role_id) await insertMember(tx, { organization_id, user_id, role_id })
    await writeAudit(tx, {
      userId,
      organizationId: organization_id,
      action: isApproved ? 'join_request_approved' : 'join_request_rejected',
      details: { email: request.email, ...(role_id ? { role_id } : {}) },
    })
  })
  await mailAsker(server, request, decision.isApproved)
  return requestAnswer(await knownRecord(server.db, id, REQUEST))
}

const answeredBefore = (): AppError =>
  new AppError('CONFLICT', 'The request has been answered already.')

async function mailAsker(
  { mailer, publicUrl }: Server,
  { email, organization_name, organization_slug }: RequestRow,
  isApproved: boolean,
): Promise<void> {
  await mailer.sendMail(
    isApproved
      ? {
          to: email,
          subject: `You are now a member of ${organization_name}`,
          heading: `Welcome to ${organization_name}`,
          paragraphs: [`Your request to join the organization ${organization_name} was approved.`],
          action: { label: 'Open the projects', url: `${publicUrl}/${organization_slug}/projects` },
        }
      : {
          to: email,
          subject: `Your request to join ${organization_name}`,
          heading: 'Your request was rejected',
          paragraphs: [`Your request to join the organization ${organization_name} was rejected.`],
        },
  )
}

async function removeRequest(
  db: Database,
  userId: string,
  { id, email, organization_id }: RequestRow,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteRequestRow(tx, id)
    await writeAudit(tx, {
      userId,
      organizationId: organization_id,
      action: 'join_request_deleted',
      details: { email },
    })
  })
}

const REQUEST = {
  find: findRequest,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Request not found'),
}

const answerableRequest = (db: Database, userId: UserId, id: string) =>
  organizationRecord(db, userId, id, 'admin', REQUEST)

const isWaiting = ({ approved_at, rejected_at }: RequestRow): boolean =>
  approved_at === null && rejected_at === null

function requestAnswer(row: RequestRow): UserRequest {
  return {
    ...row,
    user: { ...row, id: row.user_id },
    status: row.approved_at ? 'approved' : row.rejected_at ? 'rejected' : 'pending',
  }
}
