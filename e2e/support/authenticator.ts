import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { Api } from './api.ts'

const PERIOD_MS = 30_000

/** What an authenticator app shows. A code serves once: `step` 1 is the next one, which the server takes already. */
export function authenticatorCode(secret: string, step = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) })
  return app.generate({ timestamp: Date.now() + step * PERIOD_MS })
}

/** Adds an authenticator app to somebody; gives its secret. */
export async function enrollAuthenticator(api: Api): Promise<string> {
  const { uid, secret } = await api.ask(
    'EnrollTotp',
    'mutation EnrollTotp { enrollTotp(display_name: "App") { uid secret } }',
    {},
    z.object({ uid: z.string(), secret: z.string() }),
  )
  await api.ask(
    'ConfirmMfaFactor',
    `mutation ConfirmMfaFactor($uid: ID!, $code: String!) {
      confirmMfaFactor(mfa_uid: $uid, code: $code) { recovery_codes }
    }`,
    { uid, code: authenticatorCode(secret, -1) },
    z.unknown(),
  )
  return secret
}
