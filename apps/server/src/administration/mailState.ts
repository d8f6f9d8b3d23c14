import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { findUser } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import { isUuid } from '../db/uuid.ts'
import type { MailState, TestMailAnswer } from '../graphql/resolvers.gen.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendFailure } from '../mail/mailServer.ts'
import {
  countMessages,
  requeueMessage,
  type StoredMessageRow,
  unsentMessages,
} from '../mail/storedMessages.ts'
import type { Server } from '../server.ts'

const MAX_UNSENT = 50

/** Whether messages go out, for system administrators. */
export async function readMailState(
  { db, mailer, config }: Server,
  caller: AdminCaller,
): Promise<MailState> {
  systemAdmin(caller)
  const [counts, unsent] = await Promise.all([countMessages(db), unsentMessages(db, MAX_UNSENT)])
  const email = counts.find(({ kind }) => kind === 'email')
  const sms = counts.find(({ kind }) => kind === 'sms')
  return {
    server: mailer.server ?? null,
    from: mailer.from,
    last_sent_at: email?.last_sent_at ?? null,
    waiting: email?.waiting ?? 0,
    kept: (email?.kept ?? 0) + (sms?.kept ?? 0),
    unsent: unsent.map(unsentAnswer),
    sms: {
      gateway_host: config.smsGateway ? new URL(config.smsGateway.url).host : null,
      last_sent_at: sms?.last_sent_at ?? null,
    },
  }
}

function unsentAnswer(row: StoredMessageRow): MailState['unsent'][number] {
  const { id, kind, recipient, subject, state, attempts, error } = row
  return {
    id,
    kind,
    to: recipient,
    subject,
    state,
    attempts,
    error: error ?? '',
    created_at: row.created_at,
    next_attempt_at: state === 'waiting' ? row.next_attempt_at : null,
  }
}

/** The answer of the mail server, also where it refuses. @throws AppError CONFLICT where none is set */
export async function sendTestMail(
  { db, mailer }: Server,
  caller: AdminCaller,
): Promise<TestMailAnswer> {
  const userId = systemAdmin(caller)
  requireServer(mailer)
  const user = await findUser(db, userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  await writeAudit(db, { userId, action: 'test_mail_sent' })
  try {
    const answer = await mailer.sendNow({
      to: user.email,
      subject: 'Test message of DUET',
      heading: 'The mail server works',
      paragraphs: ['A system administrator sent this message to see whether emails arrive.'],
    })
    return { ok: true, answer }
  } catch (error) {
    return { ok: false, answer: sendFailure(error).reason }
  }
}

export async function retryMessage(
  { db, mailer }: Server,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  requireServer(mailer)
  await db.transaction().execute(async (tx) => {
    if (!isUuid(id) || !(await requeueMessage(tx, id))) {
      throw new AppError('NOT_FOUND', 'Message not found')
    }
    await writeAudit(tx, { userId, action: 'message_retried', details: { message_id: id } })
  })
  void mailer.sendDue()
}

function requireServer({ server }: Pick<Mailer, 'server'>): void {
  if (server) return
  throw new AppError('CONFLICT', 'No mail server is set. Set SMTP_URL and restart the server.')
}
