import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals texts that the server must read again, such that the database alone does not reveal them. */
export interface SecretBox {
  readonly seal: (text: string) => string
  /** @throws Error for what this box did not seal */
  readonly open: (sealed: string) => string
}

/** Whether a text is the secret one; how long it takes tells nothing of how much of it is right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The operator's secret, or the one stored in the data folder, made at first (mode 600). */
export function loadSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

type KeyPurpose =
  | 'tokens'
  | 'file links'
  | 'factor secrets'
  | 'code hashes'
  | 'integration tokens'
  | 'broker passwords'
  | 'backups'
  | 'invite links'
  | 'security events'
  | 'webhook secrets'
  | 'map keys'

/** An own key for each purpose, so that what one signs never counts for another. */
export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'duet', purpose, KEY_BYTES))
}

/** Texts sealed by AES-256-GCM: nonce, tag and ciphertext, as base64url. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
