import { createTransport } from 'nodemailer'
import type { Database } from '../db/connection.ts'
import { keepMessage } from './keptMessages.ts'
import { drawMail } from './mailTemplate.ts'
import type { OutgoingMail, SendMail } from './outgoingMail.ts'

export interface MailerDeps {
  readonly db: Database
  /** Undefined: messages are kept in the database. */
  readonly smtpUrl: string | undefined
  /** Sender, an address or 'Name <address>'. */
  readonly from: string
  /** Where browsers reach the server. */
  readonly publicUrl: string
  /** Hears of a message that could not be sent. */
  readonly onError: (error: unknown, mail: OutgoingMail) => void
}

/** A mail server that does not answer must not hold an operation up for longer. */
const TIMEOUT_MS = 10_000

/** The way out for all messages of the server. */
export function createMailer(deps: MailerDeps): SendMail {
  const deliver = deps.smtpUrl ? bySmtp(deps, deps.smtpUrl) : intoDatabase(deps)
  return async (mail) => {
    try {
      await deliver(mail)
    } catch (error) {
      deps.onError(error, mail)
    }
  }
}

function intoDatabase({ db, publicUrl }: MailerDeps): (mail: OutgoingMail) => Promise<void> {
  return (mail) =>
    keepMessage(db, {
      recipient: mail.to,
      subject: oneLine(mail.subject),
      ...drawMail(mail, publicUrl),
    })
}

function bySmtp(
  { from, publicUrl }: MailerDeps,
  smtpUrl: string,
): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A template never reads files or addresses of ours
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport.sendMail({
      from,
      // As an object, so that an address cannot name a second recipient
      to: { name: '', address: mail.to },
      subject: oneLine(mail.subject),
      ...drawMail(mail, publicUrl),
    })
  }
}

/** A subject is made of names that people chose. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
