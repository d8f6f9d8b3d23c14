import { AppError, oneLine } from '@duet/contract'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { type Caller, ownCaller, sessionCaller } from '../access/caller.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { LeadIntakeForm, LeadIntakeFormInput, UserIdentity } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { type KeptMessageRow, keptMessages } from '../mail/keptMessages.ts'
import { PASSWORD_PROVIDER } from './authEngine.ts'
import { accountsOf, findUser, type UserRow, updateUser } from './identityQueries.ts'
import { findLeadIntake, type LeadIntakeRow, upsertLeadIntake } from './leadIntakeQueries.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  type SessionRow,
  sessionsOf,
} from './sessionQueries.ts'

export interface AccountDeps {
  readonly db: Database
  /** Kept messages are open to everybody: no mail server is set, and this is not production. */
  readonly areMessagesOpen: boolean
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
}

/** The caller's own user: name, identities, places where they are signed in, intake form. */
export interface AccountService {
  readonly update: (
    caller: Caller,
    input: { readonly first_name: string; readonly last_name: string },
  ) => Promise<UserRow>
  readonly setAnalyticsOptOut: (caller: Caller, optOut: boolean) => Promise<UserRow>
  readonly identities: (user: UserRow) => Promise<UserIdentity[]>
  readonly emailOf: (userId: string) => Promise<string | undefined>
  readonly sessions: (caller: Caller) => Promise<readonly SessionRow[]>
  readonly endSession: (caller: Caller, id: string) => Promise<readonly SessionRow[]>
  readonly endOtherSessions: (caller: Caller) => Promise<readonly SessionRow[]>
  readonly hasLeadIntake: (userId: string) => Promise<boolean>
  readonly leadIntake: (caller: Caller) => Promise<LeadIntakeForm | null>
  readonly updateLeadIntake: (caller: Caller, input: LeadIntakeFormInput) => Promise<LeadIntakeForm>
  /** Newest first. @throws AppError UNAUTHENTICATED, FORBIDDEN */
  readonly localEmails: (caller: Caller) => Promise<readonly KeptMessageRow[]>
}

const MAX_MESSAGES = 100

const personName = z.string().overwrite(oneLine).max(100, 'must have at most 100 characters')
const userInput = z.object({ first_name: personName, last_name: personName })

const shortText = z.string().trim().max(200, 'must have at most 200 characters')
const choices = z.array(shortText.min(1)).max(50, 'are too many')
const leadIntakeInput = z.object({
  company_name: shortText,
  company_type: shortText,
  position: shortText,
  use_cases: choices,
  features: choices,
})

const providerClaims = z.object({
  sub: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.unknown(),
})

export function createAccountService(deps: AccountDeps): AccountService {
  const { db } = deps
  return {
    update: async (caller, input) => {
      const { userId } = sessionCaller(caller)
      const { first_name, last_name } = parseInput(userInput, input)
      const name = `${first_name} ${last_name}`.trim()
      return known(await updateUser(db, userId, { first_name, last_name, name }))
    },
    setAnalyticsOptOut: async (caller, analytics_opt_out) =>
      known(await updateUser(db, sessionCaller(caller).userId, { analytics_opt_out })),
    identities: (user) => identities(db, user),
    emailOf: async (userId) => (await findUser(db, userId))?.email,
    sessions: async (caller) => sessionsOf(db, sessionCaller(caller).userId),
    endSession: (caller, id) => endSession(deps, caller, id),
    endOtherSessions: async (caller) => {
      const { userId, sessionId } = ownCaller(caller)
      await deleteOtherSessions(db, userId, sessionId)
      await deps.writeAudit({ userId, action: 'other_sessions_ended' })
      return sessionsOf(db, userId)
    },
    hasLeadIntake: async (userId) => {
      const row = await findLeadIntake(db, userId)
      return row !== undefined && isComplete(row)
    },
    leadIntake: async (caller) => {
      const row = await findLeadIntake(db, sessionCaller(caller).userId)
      return row ? formOf(row) : null
    },
    updateLeadIntake: async (caller, input) => {
      const { userId } = sessionCaller(caller)
      const form = parseInput(leadIntakeInput, input, ['input'])
      return formOf(await upsertLeadIntake(db, { user_id: userId, ...form }))
    },
    localEmails: async (caller) => {
      if (!deps.areMessagesOpen && !caller.isSystemAdmin) {
        throw caller.userId
          ? new AppError('FORBIDDEN', 'This needs a system administrator.')
          : new AppError('UNAUTHENTICATED', 'Sign in first.')
      }
      return keptMessages(db, MAX_MESSAGES)
    },
  }
}

function known(user: UserRow | undefined): UserRow {
  if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  return user
}

async function endSession(
  { db, writeAudit }: AccountDeps,
  caller: Caller,
  id: string,
): Promise<readonly SessionRow[]> {
  const { userId } = ownCaller(caller)
  const isGone = isUuid(id) && (await deleteOwnSession(db, userId, id))
  if (!isGone) throw new AppError('NOT_FOUND', 'Session not found')
  await writeAudit({ userId, action: 'session_ended' })
  return sessionsOf(db, userId)
}

async function identities(db: Database, user: UserRow): Promise<UserIdentity[]> {
  const accounts = await accountsOf(db, user.id)
  return accounts.map((account) => {
    if (account.provider_id === PASSWORD_PROVIDER) {
      return {
        id: account.id,
        provider: 'password',
        email_verified: user.email_verified,
        provider_payload: { subject: user.id, email: user.email },
      }
    }
    const claims = account.id_token ? providerClaims.parse(decodeJwt(account.id_token)) : undefined
    return {
      id: account.id,
      provider: account.provider_id,
      // Without a verified address the account would not be linked or its user not be let in
      email_verified:
        claims?.email === user.email ? user.email_verified : claims?.email_verified === true,
      provider_payload: { subject: claims?.sub ?? null, email: claims?.email ?? null },
    }
  })
}

function formOf(row: LeadIntakeRow): LeadIntakeForm {
  const { company_name, company_type, position, use_cases, features } = row
  return { company_name, company_type, position, use_cases, features, is_complete: isComplete(row) }
}

function isComplete(form: LeadIntakeRow): boolean {
  const texts = [form.company_name, form.company_type, form.position]
  return [...texts, form.use_cases, form.features].every(({ length }) => length > 0)
}
