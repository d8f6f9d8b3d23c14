import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const KEY_BYTES = 32

/** The operator's secret, or the one kept in the data folder, made at first (mode 600). */
export function loadSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** An own key for each purpose, so that what one signs never counts for another. */
export function deriveKey(
  secret: string,
  purpose: 'tokens' | 'file links' | 'auth engine',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'duet', purpose, KEY_BYTES))
}
