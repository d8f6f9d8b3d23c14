import { oneLine } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { traced } from '../telemetry/tracing.ts'
import { type MailServerFacts, mailServerFacts, openMailServer, sendFailure } from './mailServer.ts'
import { drawMail } from './mailTemplate.ts'
import type { MailAttachment, OutgoingMail, SendMail } from './outgoingMail.ts'
import {
  attachmentsOf,
  claimDueMessage,
  markSent,
  markUnsent,
  type StoredMessageRow,
  storeMessage,
} from './storedMessages.ts'

export interface MailerDeps {
  readonly db: Database
  /** Undefined: messages are stored in the database. */
  readonly smtpUrl: string | undefined
  /** Sender, an address or 'Name <address>'. */
  readonly from: string
  /** Where browsers reach the server. */
  readonly publicUrl: string
  /** Hears of an attempt that failed, and of a message that could not be taken at all. */
  readonly onError: (error: unknown, about: { readonly subject: string }) => void
}

/** The way out for all emails of the server. */
export interface Mailer {
  readonly sendMail: SendMail
  /**
   * Stores a message in the transaction of what it tells of, to be sent when that is committed: at the next look, or by
   * `sendDue`.
   */
  readonly queueMail: (tx: Database, mail: OutgoingMail) => Promise<void>
  readonly from: string
  /** Undefined where none is set. */
  readonly server: MailServerFacts | undefined
  /** Sends at once, once. Gives the answer of the mail server. @throws Error that `sendFailure` reads */
  readonly sendNow: (mail: OutgoingMail) => Promise<string>
  /** Sends what is due, and resolves when nothing is left. */
  readonly sendDue: () => Promise<void>
  /** Looks now and again for messages that are due. @returns what stops it */
  readonly start: () => () => Promise<void>
}

/** Waits before the further attempts: about a day in all. */
const RETRY_S = [60, 300, 1800, 7200, 21_600, 57_600]
/** Longer than an attempt takes. */
const LEASE_S = 60
const PERIOD_MS = 10_000
/** Each sends one message after the other: more calls at once than these open no more connections. */
const MAX_ROUNDS = 4

export function createMailer(deps: MailerDeps): Mailer {
  const { db, smtpUrl, from } = deps
  const submit = smtpUrl === undefined ? undefined : bySmtp(from, smtpUrl)
  const rounds = new Set<Promise<void>>()
  let isAnotherWanted = false
  const sendDue = async (): Promise<void> => {
    if (!submit) return
    if (rounds.size >= MAX_ROUNDS) {
      isAnotherWanted = true
      await Promise.all(rounds)
      return
    }
    const round = sendAllDue(deps, submit)
      .catch((error: unknown) => deps.onError(error, { subject: 'any' }))
      .then(() => {
        rounds.delete(round)
        if (!isAnotherWanted) return undefined
        // A message that came when this round had looked for the last time
        isAnotherWanted = false
        return sendDue()
      })
    rounds.add(round)
    await round
  }
  const queueMail = (tx: Database, mail: OutgoingMail): Promise<void> =>
    storeMessage(tx, { ...drawn(mail, deps), state: submit ? 'waiting' : 'kept' }, mail.attachments)
  return {
    from,
    queueMail,
    server: smtpUrl === undefined ? undefined : mailServerFacts(smtpUrl),
    sendMail: async (mail) => {
      try {
        await db.transaction().execute((tx) => queueMail(tx, mail))
      } catch (error) {
        deps.onError(error, mail)
      }
      void sendDue()
    },
    sendNow: async (mail) => {
      if (!submit) throw new Error('No mail server is set')
      const { recipient, subject, ...body } = drawn(mail, deps)
      const { attachments = [] } = mail
      const answer = await submit({ recipient, subject, ...body }, attachments)
      const sent = { state: 'sent', attempts: 1, sent_at: new Date() } as const
      await storeMessage(db, { recipient: '', subject, html: '', text: '', ...sent })
      return answer
    },
    sendDue,
    start: () => {
      const timer = setInterval(() => void sendDue(), PERIOD_MS)
      timer.unref()
      void sendDue()
      return async () => {
        clearInterval(timer)
        await Promise.all(rounds)
      }
    },
  }
}

type Submit = (
  message: Pick<StoredMessageRow, 'recipient' | 'subject' | 'html' | 'text'>,
  attachments: readonly MailAttachment[],
) => Promise<string>

function drawn(mail: OutgoingMail, { publicUrl }: MailerDeps) {
  const subject = oneLine(mail.subject)
  const invite_id = mail.inviteId ?? null
  return { recipient: mail.to, subject, invite_id, ...drawMail(mail, publicUrl) }
}

async function sendAllDue({ db, onError }: MailerDeps, submit: Submit): Promise<void> {
  for (;;) {
    const message = await claimDueMessage(db, LEASE_S)
    if (!message) return
    try {
      const attachments = await attachmentsOf(db, message.id)
      await traced({ name: 'mail submit', kind: 'client' }, () => submit(message, attachments))
      await markSent(db, message.id)
    } catch (error) {
      onError(error, message)
      const { reason, isFinal } = sendFailure(error)
      const retryS = isFinal ? undefined : RETRY_S[message.attempts - 1]
      await markUnsent(db, message.id, { error: reason, retryS })
    }
  }
}

function bySmtp(from: string, smtpUrl: string): Submit {
  const transport = openMailServer(smtpUrl)
  return async ({ recipient, subject, html, text }, attachments) => {
    const { response } = await transport.sendMail({
      from,
      // As an object, so that an address cannot name a second recipient
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      attachments: attachments.map(({ name, contentType, bytes }) => ({
        filename: name,
        contentType,
        content: bytes,
      })),
    })
    return String(response)
  }
}
