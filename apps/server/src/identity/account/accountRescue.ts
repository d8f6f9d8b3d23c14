import { sql } from 'kysely'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type { AdminAccount } from '../../http/resolvers.gen.ts'
import type { SendMail } from '../../mail/outgoingMail.ts'
import { apiTokenAnswer, sessionAnswers } from '../accountAnswers.ts'
import { factorsOf } from '../factors/ownFactors.ts'
import { deleteCodes } from '../factors/recoveryCodes.ts'
import { accountsOf } from '../identityQueries.ts'
import { openTokensOf, voidOneTimeTokens } from '../oneTimeTokens.ts'
import { newResetLink, RESET_LINK_LIFE } from '../passwordReset.ts'
import { PASSWORD_PROVIDER } from '../passwords.ts'
import { deleteSessionsOf, sessionsOf } from '../sessionQueries.ts'
import { apiTokensOf, deleteApiTokens } from './apiTokenQueries.ts'
import { type ErasureDeps, eraseUser, refuseLastAdmin } from './erasure.ts'

export interface AccountRescueDeps extends ErasureDeps {
  readonly publicUrl: string
  readonly sendMail: SendMail
  /** False: messages are kept in the app. */
  readonly hasMailServer: boolean
}

/** Whose account, and who changes it for which reason. */
export interface Rescue {
  readonly user: { readonly id: string; readonly email: string }
  /** A system administrator; the user where the command line acts. */
  readonly actorId: string
  readonly reason: string
}

/** What helps a user who cannot help themselves; who may is the administration's. Each leaves an audit row. */
export interface AccountRescueService {
  readonly facts: (userId: string) => Promise<AccountFacts>
  readonly resetFactors: (rescue: Rescue) => Promise<void>
  /** Answers the link where no mail server can bring it. */
  readonly sendResetLink: (rescue: Rescue) => Promise<string | undefined>
  readonly endSessions: (rescue: Rescue, withApiTokens: boolean) => Promise<void>
  /** @throws AppError CONFLICT for the last system administrator */
  readonly deactivate: (rescue: Rescue) => Promise<void>
  readonly reactivate: (rescue: Rescue) => Promise<void>
  /** @throws AppError as eraseUser */
  readonly erase: (rescue: Rescue, heirs: ReadonlyMap<string, string>) => Promise<void>
}

/** Ways in, and what is open. */
export type AccountFacts = Pick<
  AdminAccount,
  'providers' | 'factors' | 'recovery_codes_left' | 'sessions' | 'api_tokens' | 'open_challenges'
>

export function createAccountRescueService(deps: AccountRescueDeps): AccountRescueService {
  const { db } = deps
  return {
    facts: (userId) => facts(db, userId),
    resetFactors: async (rescue) => {
      await resetFactors(db, rescue)
      await tell(deps, rescue, 'Your second factors were removed', [
        'A system administrator removed the second factors of your DUET account.',
        'You now sign in without them. Add new ones in your user settings.',
      ])
    },
    sendResetLink: (rescue) => sendResetLink(deps, rescue),
    endSessions: async (rescue, withApiTokens) => {
      await endSessions(db, rescue, withApiTokens)
      const also = withApiTokens ? ' Your API tokens no longer work.' : ''
      await tell(deps, rescue, 'You were signed out everywhere', [
        `A system administrator ended all sessions of your DUET account.${also}`,
        'You can sign in again as before.',
      ])
    },
    deactivate: async (rescue) => {
      await deactivate(db, rescue)
      await tell(deps, rescue, 'Your account was deactivated', [
        'A system administrator deactivated your DUET account. You cannot sign in, and your API tokens no longer work.',
        'Nothing of yours was deleted.',
      ])
    },
    reactivate: async (rescue) => {
      await reactivate(db, rescue)
      await tell(deps, rescue, 'Your account is active again', [
        'A system administrator reactivated your DUET account. You can sign in again.',
      ])
    },
    erase: async (rescue, heirs) => {
      const { user, actorId: adminId, reason } = rescue
      await eraseUser(deps, user.id, { adminId, reason, heirs })
      // A message that is kept would keep the address
      if (!deps.hasMailServer) return
      await tell(deps, rescue, 'Your account was deleted', [
        'A system administrator deleted your DUET account and what told who you are.',
        'Your projects stay with your organizations.',
      ])
    },
  }
}

async function facts(db: Database, userId: string): Promise<AccountFacts> {
  const accounts = await accountsOf(db, userId)
  return {
    providers: accounts.map(({ provider_id }) =>
      provider_id === PASSWORD_PROVIDER ? 'password' : provider_id,
    ),
    ...(await factorsOf({ db }, userId)),
    sessions: sessionAnswers(await sessionsOf(db, userId), undefined),
    api_tokens: (await apiTokensOf(db, userId)).map(apiTokenAnswer),
    open_challenges: (await openTokensOf(db, userId)).map(({ kind, created_at, expires_at }) => ({
      kind,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  }
}

export function resetFactors(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_factors_reset', async (tx, userId) => {
    await tx.deleteFrom('mfa_factor').where('user_id', '=', userId).execute()
    await deleteCodes(tx, userId)
    await voidOneTimeTokens(tx, userId, 'mfa_challenge')
  })
}

export function endSessions(db: Database, rescue: Rescue, withApiTokens: boolean): Promise<void> {
  return recorded(db, rescue, 'user_sessions_ended', async (tx, userId) => {
    await endAll(tx, userId, withApiTokens)
    return { api_tokens: withApiTokens }
  })
}

async function endAll(tx: Database, userId: string, withApiTokens: boolean): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await voidOneTimeTokens(tx, userId, 'mfa_challenge')
  if (withApiTokens) await deleteApiTokens(tx, userId, { kept: [] })
}

async function sendResetLink(
  { db, publicUrl, sendMail, hasMailServer }: AccountRescueDeps,
  rescue: Rescue,
): Promise<string | undefined> {
  const url = await newResetLinkFor({ db, publicUrl }, rescue)
  await sendMail({
    to: rescue.user.email,
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: [
      'A system administrator sends you this link to choose a new password for your DUET account.',
      'Until you use it, your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url, validFor: RESET_LINK_LIFE },
  })
  return hasMailServer ? undefined : url
}

/** Links of before serve no more. */
export async function newResetLinkFor(
  { db, publicUrl }: { readonly db: Database; readonly publicUrl: string },
  rescue: Rescue,
): Promise<string> {
  let url = ''
  await recorded(db, rescue, 'user_reset_link_made', async (tx, userId) => {
    await voidOneTimeTokens(tx, userId, 'password_reset')
    url = await newResetLink({ db: tx, publicUrl }, rescue.user)
  })
  return url
}

function deactivate(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_deactivated', async (tx, userId) => {
    await refuseLastAdmin(tx, userId)
    await setDeactivatedAt(tx, userId, sql<Date>`coalesce(deactivated_at, now())`)
    await endAll(tx, userId, true)
    await voidOneTimeTokens(tx, userId)
  })
}

function reactivate(db: Database, rescue: Rescue): Promise<void> {
  return recorded(db, rescue, 'user_reactivated', (tx, userId) =>
    setDeactivatedAt(tx, userId, null),
  )
}

async function setDeactivatedAt(
  tx: Database,
  userId: string,
  deactivated_at: ReturnType<typeof sql<Date>> | null,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ deactivated_at, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

/** The act and its audit row, or neither. */
function recorded(
  db: Database,
  { user, actorId, reason }: Rescue,
  action: string,
  act: (tx: Database, userId: string) => Promise<object | void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const more = await act(tx, user.id)
    await writeAudit(tx, {
      userId: actorId,
      action,
      details: { user_id: user.id, email: user.email, reason, ...more },
    })
  })
}

async function tell(
  { sendMail, publicUrl }: AccountRescueDeps,
  { user }: Rescue,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  await sendMail({
    to: user.email,
    subject,
    heading: subject,
    paragraphs: [...paragraphs, `If you do not know why, ask whoever runs DUET at ${publicUrl}.`],
  })
}
