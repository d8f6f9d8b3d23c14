import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Of the user whom the first start makes. */
export const ADMIN_EMAIL = 'admin@duet.local'

/** Where the generated password of the first user stays until its first sign-in. */
export function firstPasswordFile(dataDir: string): string {
  return path.join(dataDir, 'first-password')
}

export function storeFirstPassword(dataDir: string, password: string): void {
  const file = firstPasswordFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  // The mode holds for a new file alone
  rmSync(file, { force: true })
  writeFileSync(file, `${ADMIN_EMAIL}\n${password}\n`, { mode: 0o600 })
}

/** After a sign-in, or another password, of `email`. */
export function forgetFirstPassword(dataDir: string, email: string): void {
  if (email.trim().toLowerCase() === ADMIN_EMAIL)
    rmSync(firstPasswordFile(dataDir), { force: true })
}
