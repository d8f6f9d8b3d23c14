import { deviceName, oneLine } from '@duet/contract'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import type { SendMail } from './outgoingMail.ts'

/** What has happened to an account or to what it may do. */
export type AccountNotice =
  | { readonly kind: 'password_changed'; readonly revokedTokens: readonly string[] }
  | { readonly kind: 'password_reset'; readonly revokedTokens: readonly string[] }
  | { readonly kind: 'factor_added'; readonly name: string }
  | { readonly kind: 'factor_removed'; readonly name: string }
  | { readonly kind: 'recovery_codes_made' }
  | { readonly kind: 'recovery_code_used'; readonly left: number }
  | { readonly kind: 'api_token_created'; readonly name: string }
  | { readonly kind: 'identity_linked'; readonly provider: string }
  | { readonly kind: 'new_device' }
  | RoleNotice
  | RescueNotice

/** Done by somebody else. Without a role the user is out. */
export interface RoleNotice {
  readonly kind: 'role_changed'
  readonly actorId: string
  readonly role?: string
  /** Of who had no role of their own there before. */
  readonly added?: { readonly message: string | undefined }
  /** Of the project, or of the organisation where no project is meant. */
  readonly name: string
  readonly organizationId: string
  readonly projectId?: string
}

/**
 * Done by a system administrator to help somebody or to keep them out. It goes to the address of then: the account may
 * not be let in any more, or be gone.
 */
export type RescueNotice = { readonly to: string } & (
  | { readonly kind: 'factors_reset' | 'deactivated' | 'reactivated' | 'erased' }
  | { readonly kind: 'sessions_ended'; readonly withApiTokens: boolean }
)

/** Notifies a user by mail, beside the running call: neither a failure nor a slow mail server is the call's. */
export type NotifyUser = (userId: string, notice: AccountNotice) => void

export interface AccountNoticesDeps {
  readonly db: Database
  readonly sendMail: SendMail
  /** Where browsers reach the server. */
  readonly publicUrl: string
  /** Hears of a message that could not be prepared. */
  readonly onError: (error: unknown) => void
}

interface Words {
  readonly subject: string
  readonly what: string
}

export function createAccountNotices(deps: AccountNoticesDeps): NotifyUser {
  return (userId, notice) => {
    void send(deps, userId, notice, new Date()).catch(deps.onError)
  }
}

async function send(
  deps: AccountNoticesDeps,
  userId: string,
  notice: AccountNotice,
  at: Date,
): Promise<void> {
  if (notice.kind === 'role_changed') return sendRole(deps, userId, notice, at)
  if ('to' in notice) return sendRescue(deps, notice)
  const to = await addressOf(deps.db, userId)
  if (to === undefined) return
  const { subject, what } = wordsOf(notice)
  await deps.sendMail({
    to,
    subject,
    heading: subject,
    paragraphs: [
      what,
      [`When: ${timeText(at)}`, ...placeLines()].join('\n'),
      'If this was you, there is nothing to do. If not, choose a new password at once: that ends all sessions and API tokens. Then look through the second factors in your settings.',
    ],
    action: { label: 'Choose a new password', url: `${deps.publicUrl}/auth/password-reset` },
  })
}

async function sendRescue({ sendMail, publicUrl }: AccountNoticesDeps, notice: RescueNotice) {
  const { subject, paragraphs } = rescueWords(notice)
  const who = `If you do not know why, ask whoever runs DUET at ${publicUrl}.`
  await sendMail({ to: notice.to, subject, heading: subject, paragraphs: [...paragraphs, who] })
}

function rescueWords(notice: RescueNotice): {
  readonly subject: string
  readonly paragraphs: readonly string[]
} {
  switch (notice.kind) {
    case 'factors_reset':
      return {
        subject: 'Your second factors were removed',
        paragraphs: [
          'A system administrator removed the second factors of your DUET account.',
          'You now sign in without them. Add new ones in your user settings.',
        ],
      }
    case 'sessions_ended':
      return {
        subject: 'You were signed out everywhere',
        paragraphs: [
          `A system administrator ended all sessions of your DUET account.${notice.withApiTokens ? ' Your API tokens no longer work.' : ''}`,
          'You can sign in again as before.',
        ],
      }
    case 'deactivated':
      return {
        subject: 'Your account was deactivated',
        paragraphs: [
          'A system administrator deactivated your DUET account. You cannot sign in, and your API tokens no longer work.',
          'Nothing of yours was deleted.',
        ],
      }
    case 'reactivated':
      return {
        subject: 'Your account is active again',
        paragraphs: [
          'A system administrator reactivated your DUET account. You can sign in again.',
        ],
      }
    case 'erased':
      return {
        subject: 'Your account was deleted',
        paragraphs: [
          'A system administrator deleted your DUET account and what told who you are.',
          'Your projects stay with your organizations.',
        ],
      }
  }
}

async function sendRole(
  deps: AccountNoticesDeps,
  userId: string,
  { actorId, role, added, name, organizationId, projectId }: RoleNotice,
  at: Date,
): Promise<void> {
  const to = actorId === userId ? undefined : await addressOf(deps.db, userId)
  if (to === undefined) return
  const actor = await addressOf(deps.db, actorId)
  const of = projectId === undefined ? 'organization' : 'project'
  const { subject, what } = roleWords({ role, isAdded: added !== undefined, name, of })
  const message = added?.message?.split(/\s*\n\s*/) ?? []
  await deps.sendMail({
    to,
    subject,
    heading: subject,
    paragraphs: [
      what,
      ...(message.length > 0 ? [`${actor ?? 'The sender'} writes:`, ...message] : []),
      [`When: ${timeText(at)}`, ...(actor ? [`By: ${actor}`] : [])].join('\n'),
      'If you did not expect this, ask the person who did it or an owner.',
    ],
    ...(role === undefined
      ? {}
      : {
          action: {
            label: `Open the ${of}`,
            url: deps.publicUrl + (await pathOf(deps.db, organizationId, projectId)),
          },
        }),
  })
}

function roleWords({
  role,
  isAdded,
  name,
  of,
}: {
  readonly role: string | undefined
  readonly isAdded: boolean
  readonly name: string
  readonly of: string
}): Words {
  if (role === undefined) {
    return {
      subject: `You were removed from ${name}`,
      what: `You are no longer a member of the ${of} ${name}.`,
    }
  }
  if (isAdded) {
    return {
      subject: `${name} was shared with you`,
      what: `You were added to the ${of} ${name} as ${role}.`,
    }
  }
  return {
    subject: `Your role in ${name} is now ${role}`,
    what: `Your role in the ${of} ${name} is ${role} from now on.`,
  }
}

function wordsOf(notice: Exclude<AccountNotice, RoleNotice | RescueNotice>): Words {
  switch (notice.kind) {
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        what: `The password of your DUET account was changed. All other sessions have ended.${tokensText(notice.revokedTokens)}`,
      }
    case 'password_reset':
      return {
        subject: 'Your password was reset',
        what: `A new password was set for your DUET account by a link sent to this address. All sessions have ended.${tokensText(notice.revokedTokens)}`,
      }
    case 'factor_added':
      return {
        subject: 'A second factor was added',
        what: `The second factor “${oneLine(notice.name)}” was added to your DUET account.`,
      }
    case 'factor_removed':
      return {
        subject: 'A second factor was removed',
        what: `The second factor “${oneLine(notice.name)}” was removed from your DUET account.`,
      }
    case 'recovery_codes_made':
      return {
        subject: 'New recovery codes were made',
        what: 'New recovery codes were made for your DUET account. The codes of before are void.',
      }
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        what: `Somebody used a recovery code of your DUET account in place of a second factor. Codes left: ${notice.left}.`,
      }
    case 'api_token_created':
      return {
        subject: 'An API token was created',
        what: `The API token “${oneLine(notice.name)}” was created. Programs that hold it act in your name.`,
      }
    case 'identity_linked':
      return {
        subject: 'A way to sign in was added',
        what: `From now on the account with this address at ${notice.provider} signs in to your DUET account.`,
      }
    case 'new_device':
      return {
        subject: 'Sign-in from a new device',
        what: 'Somebody signed in to your DUET account from a browser or network that was not used before.',
      }
  }
}

function tokensText(names: readonly string[]): string {
  if (names.length === 0) return ''
  return ` These API tokens were revoked: ${names.map(oneLine).join(', ')}.`
}

/** Where the running call comes from. */
function placeLines(): readonly string[] {
  const client = currentCaller()?.client
  return client ? [`Browser: ${deviceName(client.userAgent)}`, `Address: ${client.ip}`] : []
}

function timeText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

async function pathOf(
  db: Database,
  organizationId: string,
  projectId: string | undefined,
): Promise<string> {
  const { slug } = await db
    .selectFrom('organization')
    .select('slug')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return projectId === undefined ? `/${slug}/projects` : `/${slug}/project/${projectId}`
}

/** Undefined for a user who is no more, or not let in. */
async function addressOf(db: Database, userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return user?.email
}
