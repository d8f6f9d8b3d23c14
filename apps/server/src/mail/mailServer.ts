import { createTransport, type Transporter } from 'nodemailer'

/** What of the address of a mail server may be shown. */
export interface MailServerFacts {
  readonly host: string
  readonly port: number
  readonly tls: string
}

/** A mail server that does not answer is given up after this time. */
const TIMEOUT_MS = 10_000
const REASON_LENGTH = 400
const SMTPS_PORT = 465
const SUBMISSION_PORT = 587

export function openMailServer(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A template never reads files or addresses of ours
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export function mailServerFacts(smtpUrl: string): MailServerFacts {
  const { protocol, hostname, port, searchParams } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:' || searchParams.get('secure') === 'true'
  return {
    host: hostname,
    port: port === '' ? (isTls ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
    tls: isTls ? 'from the first byte' : startTls(searchParams),
  }
}

function startTls(settings: URLSearchParams): string {
  if (settings.get('ignoreTLS') === 'true') return 'never'
  return settings.get('requireTLS') === 'true'
    ? 'STARTTLS, required'
    : 'STARTTLS where the server offers it'
}

export interface SendFailure {
  /** For people: what the server answered, or that it could not be reached. */
  readonly reason: string
  /** The server refused this message, and would again. */
  readonly isFinal: boolean
}

export function sendFailure(error: unknown): SendFailure {
  const { code, response, responseCode, message } = smtpError(error)
  if (responseCode === undefined) {
    return { reason: cut(`The mail server could not be reached: ${message}`), isFinal: false }
  }
  return {
    reason: cut(`The mail server refused: ${response ?? message}`),
    // A refused login is a setting of ours, not a fault of the message
    isFinal: responseCode >= 500 && code !== 'EAUTH',
  }
}

interface SmtpError {
  readonly code?: unknown
  readonly response?: string
  readonly responseCode?: number
  readonly message: string
}

function smtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : { message: String(error) }
}

const cut = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_LENGTH)
