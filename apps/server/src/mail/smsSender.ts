import type { Server } from '../server.ts'
import { drawMail } from './mailTemplate.ts'
import { type MessageState, type StoredMessageRow, storeMessage } from './storedMessages.ts'

type SmsServer = Pick<Server, 'db' | 'publicUrl'> & {
  readonly config: Pick<Server['config'], 'smsGateway'>
  readonly log: Pick<Server['log'], 'error'>
}

const TIMEOUT_MS = 10_000

/** Sends a text message to a number in E.164 form, once: a code is soon void. Never throws: failures are logged. */
export async function sendSms(server: SmsServer, to: string, text: string): Promise<void> {
  const { smsGateway } = server.config
  try {
    if (smsGateway) await post(server, smsGateway, to, text)
    else await store(server, to, text)
  } catch (error) {
    server.log.error({ err: error }, 'text message not sent')
  }
}

/** What became of it is noted without its text, which is a code. */
async function post(
  { db }: SmsServer,
  gateway: NonNullable<SmsServer['config']['smsGateway']>,
  to: string,
  text: string,
): Promise<void> {
  const note = (outcome: Partial<StoredMessageRow> & { readonly state: MessageState }) =>
    storeMessage(db, {
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

function store({ db, publicUrl }: SmsServer, to: string, text: string): Promise<void> {
  const subject = `SMS to ${to}`
  const drawn = drawMail({ to, subject, heading: subject, paragraphs: [text] }, publicUrl)
  return storeMessage(db, { kind: 'sms', state: 'kept', recipient: to, subject, ...drawn })
}
