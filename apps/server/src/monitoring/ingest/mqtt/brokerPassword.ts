import { AppError } from '@duet/contract'
import { createSecretBox, deriveKey } from '../../../secret.ts'
import { perServer, type Server } from '../../../server.ts'
import type { MqttSourceRow } from './mqttQueries.ts'
import type { MqttSourceInput } from './mqttSourceInput.ts'

/** Seals passwords of brokers such that the database alone does not reveal them. */
const passwordBox = perServer(({ secret }) =>
  createSecretBox(deriveKey(secret, 'broker passwords')),
)

/**
 * The sealed password that an input stands for. A stored one is never sent to another address, or for another user, than it was
 * given for: who may change a source may not read its password so.
 *
 * @throws AppError INVALID_INPUT
 */
export function sealedPassword(
  server: Server,
  { password, url, username }: MqttSourceInput,
  stored: MqttSourceRow | undefined,
): string | null {
  if (password != null) return password === '' ? null : passwordBox(server).seal(password)
  const sealed = stored?.password_encrypted ?? null
  if (sealed === null || (stored?.url === url && stored.username === username)) return sealed
  const message = 'must be entered again where url or username change; empty for none'
  throw new AppError('INVALID_INPUT', `input.password: ${message}`, {
    field_errors: [{ path: 'input.password', message }],
  })
}

/** @throws AppError INTEGRATION_SERVER where it cannot be read */
export function openPassword(server: Server, sealed: string | null): string | undefined {
  if (sealed === null) return undefined
  try {
    return passwordBox(server).open(sealed)
  } catch (cause) {
    throw new AppError(
      'INTEGRATION_SERVER',
      "The stored password cannot be read any more, for the server's secret has changed. Enter it again.",
      {},
      { cause },
    )
  }
}
