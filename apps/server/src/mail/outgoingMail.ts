/** A message to one person, drawn by one template. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly heading: string
  /** Plain text; the template escapes it. */
  readonly paragraphs: readonly string[]
  readonly action?: MailAction
  readonly attachments?: readonly MailAttachment[]
  /** The invitation that it brings: its list shows what became of the message. */
  readonly inviteId?: string
}

export interface MailAttachment {
  readonly name: string
  /** 'application/pdf' */
  readonly contentType: string
  readonly bytes: Buffer
}

export interface MailAction {
  readonly label: string
  readonly url: string
  /** How long the link serves, for example '1 hour'; the mail says so. */
  readonly validFor?: string
}

/**
 * Hands a message to the mailer, which sends it by SMTP where that is set, else stores it for the page /_email. Does not
 * wait for the mail server. Never throws: failures are logged.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>
