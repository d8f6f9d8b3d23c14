/** A message to one person, drawn by one template. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly heading: string
  /** Plain text; the template escapes it. */
  readonly paragraphs: readonly string[]
  readonly action?: MailAction
}

export interface MailAction {
  readonly label: string
  readonly url: string
  /** How long the link serves, for example '1 hour'; the mail says so. */
  readonly validFor?: string
}

/** Sends by SMTP where that is set, else keeps the message for the page /_email. Never throws: failures are logged. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
