import { AppError, type SecurityEventKind } from '@duet/contract'
import { createProjectAccess } from './access/projectAccess.ts'
import type { Foundation, Services } from './compose.ts'
import { runAsCaller } from './db/callerStorage.ts'
import type { Database } from './db/connection.ts'
import { createSecurityLog, type SecurityLog } from './db/securityLog.ts'
import type { FileGrant } from './files/signedUrls.ts'
import { deriveKey } from './secret.ts'

/** The log of security events; the HTTP server writes and stops it. */
export function composeSecurityLog(
  { config, db, log, secret }: Foundation,
  onCounted: (kind: SecurityEventKind) => void,
): SecurityLog {
  return createSecurityLog({
    db,
    key: deriveKey(secret, 'security events'),
    keepDays: config.securityEventDays,
    onCounted,
    onWritten: (event) => log.info({ event }, 'security event'),
    onError: (error, lost) => log.error({ err: error, lost }, 'security events not written'),
  })
}

/** Links end with the access that gave them: files of projects need what asking for the link needs, files of a user the user. */
export function fileGrants(
  db: Database,
  { identity }: Pick<Services, 'identity'>,
): (grant: FileGrant) => Promise<boolean> {
  const access = createProjectAccess(db)
  return async ({ credential, key, method }) => {
    const holder = await identity.holderOf(credential)
    const [folder, id = ''] = key.split('/')
    if (!holder) return false
    if (folder === 'users') return id === holder.userId && holder.impersonatorId === undefined
    try {
      const right = method === 'PUT' ? 'editor' : 'viewer'
      await runAsCaller(holder, () => access(holder.userId, id, right))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
}
