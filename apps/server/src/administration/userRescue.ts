import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { SessionCaller } from '../access/caller.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { type UserRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'
import type {
  AdminAccount,
  MutationDeleteUserArgs,
  MutationEndUserSessionsArgs,
} from '../graphql/resolvers.gen.ts'
import {
  deactivateUser,
  endSessions,
  newResetLinkFor,
  type Rescue,
  reactivateUser,
  resetFactors,
} from '../identity/account/accountRescue.ts'
import { apiTokensOf } from '../identity/account/apiTokenQueries.ts'
import { eraseUser } from '../identity/account/erasure.ts'
import { factorsOf } from '../identity/factors/ownFactors.ts'
import { accountsOf } from '../identity/identityQueries.ts'
import { openTokensOf } from '../identity/oneTimeTokens.ts'
import { RESET_LINK_LIFE } from '../identity/passwordReset.ts'
import { PASSWORD_PROVIDER } from '../identity/passwords.ts'
import { requireRecentLogin } from '../identity/recentLogin.ts'
import { sessionAnswers, sessionsOf } from '../identity/sessionQueries.ts'
import { parseInput } from '../input/parseInput.ts'
import { inheritances } from '../organizations/inheritance.ts'
import type { Server } from '../server.ts'
import { auditAnswers } from './auditLog.ts'
import { listAuditRows } from './auditQueries.ts'
import { projectsOwnedBy } from './userQueries.ts'
import { type AdminUserRecord, knownUser, requireActive, userRecord } from './users.ts'

export interface AdminAccountRecord extends Omit<AdminAccount, 'user'> {
  readonly user: AdminUserRecord
}

export interface RescueCaller extends AdminCaller {
  readonly sessionId: SessionCaller['sessionId'] | undefined
}

interface RescueInput {
  readonly user_id: string
  readonly reason: string
}

const AUDIT_ROWS = 20

const reasonInput = z.string().trim().min(1, 'Reason is required').max(500)

/** What a system administrator sees of one user. */
export async function readAdminAccount(
  { db }: Server,
  caller: AdminCaller,
  userId: string,
): Promise<AdminAccountRecord> {
  const adminId = systemAdmin(caller)
  const { id } = await knownUser(db, userId)
  const projects = await projectsOwnedBy(db, id)
  const accounts = await accountsOf(db, id)
  const { factors, recovery_codes_left } = await factorsOf(db, id)
  return {
    user: await userRecord(db, id),
    providers: accounts.map(({ provider_id }) =>
      provider_id === PASSWORD_PROVIDER ? 'password' : provider_id,
    ),
    factors,
    recovery_codes_left,
    sessions: sessionAnswers(await sessionsOf(db, id), undefined),
    api_tokens: await apiTokensOf(db, id),
    open_challenges: await openTokensOf(db, id),
    projects,
    inheritances: (await inheritances(db, id, adminId)).map(
      ({ organization, isLastOwner, candidates }) => ({
        organization_id: organization.id,
        organization_name: organization.name,
        is_last_owner: isLastOwner,
        project_count: projects.filter(({ organization_id }) => organization_id === organization.id)
          .length,
        candidates: [...candidates],
      }),
    ),
    audit: auditAnswers(
      await listAuditRows(db, { aboutUserId: id }, { skip: 0, take: AUDIT_ROWS }),
    ),
  }
}

export const resetUserFactors: Act = (server, caller, input) =>
  rescued(server, caller, input, 'factors_reset', resetFactors)

/** @throws AppError CONFLICT for the last system administrator */
export const deactivateUserAccount: Act = (server, caller, input) =>
  rescued(server, caller, input, 'deactivated', deactivateUser)

export const reactivateUserAccount: Act = (server, caller, input) =>
  rescued(server, caller, input, 'reactivated', reactivateUser)

type Act = (server: Server, caller: RescueCaller, input: RescueInput) => Promise<AdminAccountRecord>

/** What is done to the account, the notice of it, and the account as it is then. */
async function rescued(
  server: Server,
  caller: RescueCaller,
  input: RescueInput,
  kind: 'factors_reset' | 'deactivated' | 'reactivated',
  act: (db: Database, rescue: Rescue) => Promise<void>,
): Promise<AdminAccountRecord> {
  const { rescue, to } = await rescueOf(server, caller, input)
  await act(server.db, rescue)
  server.notify(rescue.user.id, { kind, to })
  return readAdminAccount(server, caller, input.user_id)
}

/** Answers the link where no mail server can bring it. */
export async function sendUserResetLink(
  server: Server,
  caller: RescueCaller,
  input: RescueInput,
): Promise<{ readonly url: string | null }> {
  const { rescue, user, to } = await rescueOf(server, caller, input)
  requireActive(user)
  const url = await newResetLinkFor(server, rescue)
  await server.mailer.sendMail({
    to,
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: [
      'A system administrator sends you this link to choose a new password for your DUET account.',
      'Until you use it, your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url, validFor: RESET_LINK_LIFE },
  })
  return { url: server.mailer.server ? null : url }
}

export async function endUserSessions(
  server: Server,
  caller: RescueCaller,
  input: MutationEndUserSessionsArgs,
): Promise<AdminAccountRecord> {
  const { rescue, to } = await rescueOf(server, caller, input)
  const withApiTokens = input.with_api_tokens
  await endSessions(server.db, rescue, withApiTokens)
  server.notify(rescue.user.id, { kind: 'sessions_ended', to, withApiTokens })
  return readAdminAccount(server, caller, input.user_id)
}

/** @throws AppError as eraseUser */
export async function deleteUser(
  server: Server,
  caller: RescueCaller,
  input: MutationDeleteUserArgs,
): Promise<void> {
  const { rescue, to } = await rescueOf(server, caller, input)
  const { actorId: adminId, reason, user } = rescue
  const heirs = new Map(
    input.heirs.map(({ organization_id, user_id }) => [organization_id, user_id]),
  )
  await eraseUser(server, user.id, { adminId, reason, heirs })
  // A message that is stored would store the address
  if (server.mailer.server) server.notify(user.id, { kind: 'erased', to })
}

/** Access first; nobody does to themselves by accident what locks them out. */
async function rescueOf(
  { db }: Server,
  caller: RescueCaller,
  input: RescueInput,
): Promise<{ readonly rescue: Rescue; readonly user: UserRow; readonly to: string }> {
  const actorId = systemAdmin(caller)
  const user = await knownUser(db, input.user_id)
  if (user.id === actorId) {
    throw new AppError('CONFLICT', 'This is your own account. Change it in your user settings.')
  }
  const reason = parseInput(reasonInput, input.reason, ['reason'])
  await requireRecentLogin(db, caller)
  return { rescue: { user, actorId, reason }, user, to: user.email }
}
