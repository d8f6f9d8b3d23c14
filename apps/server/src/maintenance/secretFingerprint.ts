import { createHash } from 'node:crypto'
import { deriveKey } from '../secret.ts'

/** Shows whether two secrets are the same, and nothing of either. */
export const secretFingerprint = (secret: string): string =>
  createHash('sha256').update(deriveKey(secret, 'backups')).digest('hex')
