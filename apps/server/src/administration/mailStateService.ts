import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { MailState, TestMailAnswer } from '../http/resolvers.gen.ts'
import {
  countMessages,
  type KeptMessageRow,
  requeueMessage,
  unsentMessages,
} from '../mail/keptMessages.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendFailure } from '../mail/mailServer.ts'
import { findUserById } from './userQueries.ts'

export interface MailStateDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'from' | 'server' | 'sendNow' | 'sendDue'>
  /** Of the SMS gateway; undefined: none is set. */
  readonly gatewayHost: string | undefined
}

/** Whether messages go out, for system administrators. */
export interface MailStateService {
  readonly mailState: (caller: AdminCaller) => Promise<MailState>
  /** The answer of the mail server, also where it refuses. @throws AppError CONFLICT where none is set */
  readonly sendTestMail: (caller: AdminCaller) => Promise<TestMailAnswer>
  readonly retryMessage: (caller: AdminCaller, id: string) => Promise<void>
}

const MAX_UNSENT = 50

export function createMailStateService(deps: MailStateDeps): MailStateService {
  return {
    mailState: async (caller) => {
      systemAdmin(caller)
      return mailState(deps)
    },
    sendTestMail: (caller) => sendTestMail(deps, systemAdmin(caller)),
    retryMessage: (caller, id) => retryMessage(deps, systemAdmin(caller), id),
  }
}

async function mailState({ db, mailer, gatewayHost }: MailStateDeps): Promise<MailState> {
  const [counts, unsent] = await Promise.all([countMessages(db), unsentMessages(db, MAX_UNSENT)])
  const email = counts.find(({ kind }) => kind === 'email')
  const sms = counts.find(({ kind }) => kind === 'sms')
  return {
    server: mailer.server ?? null,
    from: mailer.from,
    last_sent_at: email?.last_sent_at?.toISOString() ?? null,
    waiting: email?.waiting ?? 0,
    kept: (email?.kept ?? 0) + (sms?.kept ?? 0),
    unsent: unsent.map(unsentAnswer),
    sms: {
      gateway_host: gatewayHost ?? null,
      last_sent_at: sms?.last_sent_at?.toISOString() ?? null,
    },
  }
}

function unsentAnswer(row: KeptMessageRow): MailState['unsent'][number] {
  const { id, kind, recipient, subject, state, attempts, error } = row
  return {
    id,
    kind,
    to: recipient,
    subject,
    state,
    attempts,
    error: error ?? '',
    created_at: row.created_at.toISOString(),
    next_attempt_at: state === 'waiting' ? (row.next_attempt_at?.toISOString() ?? null) : null,
  }
}

async function sendTestMail(
  { db, mailer }: MailStateDeps,
  userId: string,
): Promise<TestMailAnswer> {
  requireServer(mailer)
  const user = await findUserById(db, userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  await writeAudit(db, { userId, action: 'test_mail_sent' })
  try {
    const answer = await mailer.sendNow({
      to: user.email,
      subject: 'Test message of DUET',
      heading: 'The mail server works',
      paragraphs: ['A system administrator sent this message to see whether e-mails arrive.'],
    })
    return { ok: true, answer }
  } catch (error) {
    return { ok: false, answer: sendFailure(error).reason }
  }
}

async function retryMessage(
  { db, mailer }: MailStateDeps,
  userId: string,
  id: string,
): Promise<void> {
  requireServer(mailer)
  await db.transaction().execute(async (tx) => {
    if (!isUuid(id) || !(await requeueMessage(tx, id))) {
      throw new AppError('NOT_FOUND', 'Message not found')
    }
    await writeAudit(tx, { userId, action: 'message_retried', details: { message_id: id } })
  })
  void mailer.sendDue()
}

function requireServer({ server }: MailStateDeps['mailer']): void {
  if (server) return
  throw new AppError('CONFLICT', 'No mail server is set. Set SMTP_URL and restart the server.')
}
