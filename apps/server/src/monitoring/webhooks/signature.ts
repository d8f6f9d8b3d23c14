import { createHmac, randomBytes } from 'node:crypto'

/** Of the specification of Standard Webhooks: 24 to 64. */
const SECRET_BYTES = 32
const PREFIX = 'whsec_'

export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

interface SignedMessage {
  readonly id: string
  readonly timestampUtcMs: number
  readonly body: string
}

/** Headers of Standard Webhooks: one signature for each secret, any of which is enough. */
export function signedHeaders(
  { id, timestampUtcMs, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(timestampUtcMs / 1000))
  const signatures = secrets.map((secret) => `v1,${hmac(secret, `${id}.${seconds}.${body}`)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  }
}

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64')
