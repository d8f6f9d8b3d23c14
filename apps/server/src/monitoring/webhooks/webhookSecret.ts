import { AppError } from '@duet/contract'
import { createSecretBox, deriveKey, type SecretBox } from '../../secret.ts'
import { perServer, type Server } from '../../server.ts'
import type { WebhookRow } from './webhookQueries.ts'

/** Seals secrets such that the database alone does not reveal them. */
export const secretBox: (server: Server) => SecretBox = perServer(({ secret }) =>
  createSecretBox(deriveKey(secret, 'webhook secrets')),
)

/** The secret, and the one before while it signs too. @throws AppError INTEGRATION_SERVER where they cannot be read */
export function signingSecrets(
  server: Server,
  { secret_encrypted, old_secret_encrypted, old_secret_until }: WebhookRow,
): readonly string[] {
  const isOldValid = old_secret_until !== null && old_secret_until.getTime() > Date.now()
  const sealed = [secret_encrypted, isOldValid ? old_secret_encrypted : null]
  try {
    return sealed.flatMap((text) => (text === null ? [] : [secretBox(server).open(text)]))
  } catch (cause) {
    throw new AppError(
      'INTEGRATION_SERVER',
      "The stored secret cannot be read any more, for the server's secret has changed. Make a new secret.",
      {},
      { cause },
    )
  }
}
