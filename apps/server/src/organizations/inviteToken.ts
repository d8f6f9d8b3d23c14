import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
export const INVITE_DAYS = 14

/** A new token for the link of an invite; only its hash is stored. */
export function newInviteToken(): {
  readonly token: string
  readonly token_hash: string
  readonly expires_at: Date
} {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return {
    token,
    token_hash: hashInviteToken(token),
    expires_at: new Date(Date.now() + INVITE_DAYS * 24 * 3_600_000),
  }
}

/** Of so many random bits a plain hash suffices. */
export function hashInviteToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The token of the link that an inviter copies. It is made of the one in the email, so that it can be shown again and
 * ends with that, but does not reveal it: only the email proves the address.
 */
export function linkTokenOf(key: Uint8Array, tokenHash: string): string {
  return createHmac('sha256', key).update(tokenHash).digest('base64url')
}
