import type { Database } from '../db/connection.ts'
import { drawMail } from './mailTemplate.ts'
import { keepMessage, type MessageState } from './storedMessages.ts'

/** Sends a text message to a number in E.164 form, once: a code is soon void. Never throws: failures are logged. */
export type SendSms = (to: string, text: string) => Promise<void>

export interface SmsSenderDeps {
  readonly db: Database
  /** Undefined: messages are kept in the database. */
  readonly gateway: { readonly url: string; readonly token: string | undefined } | undefined
  readonly publicUrl: string
  readonly onError: (error: unknown) => void
}

const TIMEOUT_MS = 10_000

export function createSmsSender(deps: SmsSenderDeps): SendSms {
  const { gateway } = deps
  return async (to, text) => {
    try {
      if (gateway) await post(deps, gateway, to, text)
      else await keep(deps, to, text)
    } catch (error) {
      deps.onError(error)
    }
  }
}

/** What became of it is noted without its text, which is a code. */
async function post(
  { db }: SmsSenderDeps,
  gateway: NonNullable<SmsSenderDeps['gateway']>,
  to: string,
  text: string,
): Promise<void> {
  const note = (outcome: {
    readonly state: MessageState
    readonly error?: string
    readonly sent_at?: Date
    readonly recipient?: string
    readonly subject?: string
  }): Promise<void> =>
    keepMessage(db, {
      kind: 'sms',
      recipient: to,
      subject: `SMS to ${to}`,
      html: '',
      text: '',
      attempts: 1,
      ...outcome,
    })
  try {
    await postTo(gateway, to, text)
  } catch (error) {
    await note({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
    throw error
  }
  await note({ state: 'sent', sent_at: new Date(), recipient: '', subject: 'SMS' })
}

async function postTo(
  { url, token }: { readonly url: string; readonly token: string | undefined },
  to: string,
  text: string,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
}

function keep({ db, publicUrl }: SmsSenderDeps, to: string, text: string): Promise<void> {
  const subject = `SMS to ${to}`
  const drawn = drawMail({ to, subject, heading: subject, paragraphs: [text] }, publicUrl)
  return keepMessage(db, { kind: 'sms', state: 'kept', recipient: to, subject, ...drawn })
}
