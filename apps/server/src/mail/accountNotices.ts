import { deviceName, oneLine } from '@duet/contract'
import { currentCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import type { MailAction, SendMail } from './outgoingMail.ts'

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
 * Done by a system administrator to help somebody or to lock them out. It goes to the address of then: the account may
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

/** The paragraphs of a message below its subject. */
type Words = readonly [subject: string, ...paragraphs: string[]]

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
  if (notice.kind === 'role_changed' && notice.actorId === userId) return
  const to = 'to' in notice ? notice.to : await addressOf(deps.db, userId)
  if (to === undefined) return
  const { words, action } = await letterOf(deps, notice, at)
  const [subject, ...paragraphs] = words
  await deps.sendMail({ to, subject, heading: subject, paragraphs, ...(action && { action }) })
}

async function letterOf(
  deps: AccountNoticesDeps,
  notice: AccountNotice,
  at: Date,
): Promise<{ readonly words: Words; readonly action?: MailAction }> {
  const { publicUrl } = deps
  if (notice.kind === 'role_changed') return roleLetter(deps, notice, at)
  if ('to' in notice) {
    const who = `If you do not know why, ask whoever runs DUET at ${publicUrl}.`
    return { words: [...rescueWords(notice), who] }
  }
  return {
    words: [
      ...wordsOf(notice),
      [`When: ${timeText(at)}`, ...placeLines()].join('\n'),
      'If this was you, there is nothing to do. If not, choose a new password at once: that ends all sessions and API tokens. Then look through the second factors in your settings.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/auth/password-reset` },
  }
}

async function roleLetter(
  { db, publicUrl }: AccountNoticesDeps,
  { actorId, role, added, name, organizationId, projectId }: RoleNotice,
  at: Date,
): Promise<{ readonly words: Words; readonly action?: MailAction }> {
  const actor = await addressOf(db, actorId)
  const of = projectId === undefined ? 'organization' : 'project'
  const message = added?.message?.split(/\s*\n\s*/) ?? []
  const words: Words = [
    ...roleWords(role, added !== undefined, of, name),
    ...(message.length > 0 ? [`${actor ?? 'The sender'} writes:`, ...message] : []),
    [`When: ${timeText(at)}`, ...(actor ? [`By: ${actor}`] : [])].join('\n'),
    'If you did not expect this, ask the person who did it or an owner.',
  ]
  if (role === undefined) return { words }
  const url = publicUrl + (await pathOf(db, organizationId, projectId))
  return { words, action: { label: `Open the ${of}`, url } }
}

function roleWords(role: string | undefined, isAdded: boolean, of: string, name: string): Words {
  if (role === undefined)
    return [`You were removed from ${name}`, `You are no longer a member of the ${of} ${name}.`]
  return isAdded
    ? [`${name} was shared with you`, `You were added to the ${of} ${name} as ${role}.`]
    : [
        `Your role in ${name} is now ${role}`,
        `Your role in the ${of} ${name} is ${role} from now on.`,
      ]
}

function wordsOf(notice: Exclude<AccountNotice, RoleNotice | RescueNotice>): Words {
  switch (notice.kind) {
    case 'password_changed':
      return [
        'Your password was changed',
        `The password of your DUET account was changed. All other sessions have ended.${tokensText(notice.revokedTokens)}`,
      ]
    case 'password_reset':
      return [
        'Your password was reset',
        `A new password was set for your DUET account by a link sent to this address. All sessions have ended.${tokensText(notice.revokedTokens)}`,
      ]
    case 'factor_added':
      return [
        'A second factor was added',
        `The second factor “${oneLine(notice.name)}” was added to your DUET account.`,
      ]
    case 'factor_removed':
      return [
        'A second factor was removed',
        `The second factor “${oneLine(notice.name)}” was removed from your DUET account.`,
      ]
    case 'recovery_codes_made':
      return [
        'New recovery codes were made',
        'New recovery codes were made for your DUET account. The codes of before are void.',
      ]
    case 'recovery_code_used':
      return [
        'A recovery code was used',
        `Somebody used a recovery code of your DUET account in place of a second factor. Codes left: ${notice.left}.`,
      ]
    case 'api_token_created':
      return [
        'An API token was created',
        `The API token “${oneLine(notice.name)}” was created. Programs that hold it act in your name.`,
      ]
    case 'identity_linked':
      return [
        'A way to sign in was added',
        `From now on the account with this address at ${notice.provider} signs in to your DUET account.`,
      ]
    case 'new_device':
      return [
        'Sign-in from a new device',
        'Somebody signed in to your DUET account from a browser or network that was not used before.',
      ]
  }
}

function rescueWords(notice: RescueNotice): Words {
  switch (notice.kind) {
    case 'factors_reset':
      return [
        'Your second factors were removed',
        'A system administrator removed the second factors of your DUET account.',
        'You now sign in without them. Add new ones in your user settings.',
      ]
    case 'sessions_ended':
      return [
        'You were signed out everywhere',
        `A system administrator ended all sessions of your DUET account.${notice.withApiTokens ? ' Your API tokens no longer work.' : ''}`,
        'You can sign in again as before.',
      ]
    case 'deactivated':
      return [
        'Your account was deactivated',
        'A system administrator deactivated your DUET account. You cannot sign in, and your API tokens no longer work.',
        'Nothing of yours was deleted.',
      ]
    case 'reactivated':
      return [
        'Your account is active again',
        'A system administrator reactivated your DUET account. You can sign in again.',
      ]
    case 'erased':
      return [
        'Your account was deleted',
        'A system administrator deleted your DUET account and what told who you are.',
        'Your projects stay with your organizations.',
      ]
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
