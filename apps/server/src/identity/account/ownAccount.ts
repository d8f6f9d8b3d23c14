import {
  AppError,
  COLOR_SCHEMES,
  DATE_STYLES,
  HOUR_CYCLES,
  oneLine,
  UNIT_SYSTEMS,
} from '@duet/contract'
import { decodeJwt } from 'jose'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { type Caller, ownCaller, sessionCaller } from '../../access/caller.ts'
import { findUser, type UserRow } from '../../access/users.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type { LeadIntakeForm as LeadIntakeTable } from '../../db/database.gen.ts'
import { isUuid } from '../../db/uuid.ts'
import type {
  LeadIntakeForm,
  LeadIntakeFormInput,
  MutationUpdateUserArgs,
  PreferencesInput,
  UserIdentity,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { type StoredMessageRow, storedMessages } from '../../mail/storedMessages.ts'
import type { Server } from '../../server.ts'
import { accountsOf, updateUser } from '../identityQueries.ts'
import { PASSWORD_PROVIDER } from '../passwords.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  type SessionRow,
  sessionsOf,
} from '../sessionQueries.ts'

type LeadIntakeRow = Selectable<LeadIntakeTable>

const MAX_MESSAGES = 100

const personName = z.string().overwrite(oneLine).max(100, 'must have at most 100 characters')
const userInput = z.object({ first_name: personName, last_name: personName })

const preferencesInput = z.object({
  unit_system: z.enum(UNIT_SYSTEMS),
  color_scheme: z.enum(COLOR_SCHEMES),
  date_style: z.enum(DATE_STYLES),
  hour_cycle: z.enum(HOUR_CYCLES),
})

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

const notSignedIn = (): AppError => new AppError('UNAUTHENTICATED', 'Sign in first.')

/** The user who calls. @throws AppError UNAUTHENTICATED */
export async function readMe({ db }: Server, userId: string | undefined): Promise<UserRow> {
  const user = userId && (await findUser(db, userId))
  if (!user) throw notSignedIn()
  return user
}

export async function updateOwnName(
  { db }: Server,
  caller: Caller,
  input: MutationUpdateUserArgs,
): Promise<UserRow> {
  const { userId } = sessionCaller(caller)
  const { first_name, last_name } = parseInput(userInput, input)
  const name = `${first_name} ${last_name}`.trim()
  return changeUser(db, userId, { first_name, last_name, name })
}

export async function setAnalyticsOptOut(
  { db }: Server,
  caller: Caller,
  analytics_opt_out: boolean,
): Promise<UserRow> {
  return changeUser(db, sessionCaller(caller).userId, { analytics_opt_out })
}

export async function setFirstStepsHidden(
  { db }: Server,
  caller: Caller,
  hides_first_steps: boolean,
): Promise<UserRow> {
  return changeUser(db, sessionCaller(caller).userId, { hides_first_steps })
}

export async function setPreferences(
  { db }: Server,
  caller: Caller,
  input: PreferencesInput,
): Promise<UserRow> {
  const { userId } = sessionCaller(caller)
  return changeUser(db, userId, parseInput(preferencesInput, input, ['input']))
}

async function changeUser(
  db: Database,
  userId: string,
  change: Parameters<typeof updateUser>[2],
): Promise<UserRow> {
  const user = await updateUser(db, userId, change)
  if (!user) throw notSignedIn()
  return user
}

export async function ownSessions({ db }: Server, caller: Caller): Promise<readonly SessionRow[]> {
  return sessionsOf(db, sessionCaller(caller).userId)
}

/** Answers those that are left. */
export async function endOwnSession(
  { db }: Server,
  caller: Caller,
  id: string,
): Promise<readonly SessionRow[]> {
  const { userId } = ownCaller(caller)
  const isGone = isUuid(id) && (await deleteOwnSession(db, userId, id))
  if (!isGone) throw new AppError('NOT_FOUND', 'Session not found')
  await writeAudit(db, { userId, action: 'session_ended' })
  return sessionsOf(db, userId)
}

export async function endOtherSessions(
  { db }: Server,
  caller: Caller,
): Promise<readonly SessionRow[]> {
  const { userId, sessionId } = ownCaller(caller)
  await deleteOtherSessions(db, userId, sessionId)
  await writeAudit(db, { userId, action: 'other_sessions_ended' })
  return sessionsOf(db, userId)
}

/**
 * Messages stored in the app, newest first. They are open to everybody where no mail server is set and this is not
 * production. @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function localEmails(
  { db, config }: Server,
  caller: Caller,
): Promise<readonly StoredMessageRow[]> {
  const areOpen = config.smtpUrl === undefined && config.mode !== 'production'
  if (!areOpen && !caller.isSystemAdmin) {
    throw caller.userId
      ? new AppError('FORBIDDEN', 'This needs a system administrator.')
      : notSignedIn()
  }
  return storedMessages(db, MAX_MESSAGES)
}

/** Ways in which the user can sign in. */
export async function identitiesOf({ db }: Server, user: UserRow): Promise<UserIdentity[]> {
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

export async function readLeadIntake(
  { db }: Server,
  caller: Caller,
): Promise<LeadIntakeForm | null> {
  const row = await findLeadIntake(db, sessionCaller(caller).userId)
  return row ? formOf(row) : null
}

export async function hasLeadIntake({ db }: Server, userId: string): Promise<boolean> {
  const row = await findLeadIntake(db, userId)
  return row !== undefined && isComplete(row)
}

export async function updateLeadIntake(
  { db }: Server,
  caller: Caller,
  input: LeadIntakeFormInput,
): Promise<LeadIntakeForm> {
  const { userId } = sessionCaller(caller)
  const form = parseInput(leadIntakeInput, input, ['input'])
  const row = await db
    .insertInto('lead_intake_form')
    .values({ user_id: userId, ...form })
    .onConflict((on) => on.column('user_id').doUpdateSet({ ...form, updated_at: sql<Date>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return formOf(row)
}

function findLeadIntake(db: Database, userId: string): Promise<LeadIntakeRow | undefined> {
  return db
    .selectFrom('lead_intake_form')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function formOf(row: LeadIntakeRow): LeadIntakeForm {
  const { company_name, company_type, position, use_cases, features } = row
  return { company_name, company_type, position, use_cases, features, is_complete: isComplete(row) }
}

function isComplete(form: LeadIntakeRow): boolean {
  const texts = [form.company_name, form.company_type, form.position]
  return [...texts, form.use_cases, form.features].every(({ length }) => length > 0)
}
