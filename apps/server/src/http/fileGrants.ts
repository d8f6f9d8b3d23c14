import { AppError } from '@duet/contract'
import { projectAccess } from '../access/projectAccess.ts'
import { runAsCaller } from '../db/callerStorage.ts'
import type { Database } from '../db/connection.ts'
import type { FileGrant } from '../files/signedUrls.ts'
import { holderOf } from '../identity/credential.ts'

/** Links end with the access that gave them: files of projects need what asking for the link needs, files of a user the user. */
export async function isStillGranted(
  db: Database,
  { credential, key, method }: FileGrant,
): Promise<boolean> {
  const holder = await holderOf(db, credential)
  const [folder, id = ''] = key.split('/')
  if (!holder) return false
  if (folder === 'users') return id === holder.userId && holder.impersonatorId === undefined
  try {
    const right = method === 'PUT' ? 'editor' : 'viewer'
    await runAsCaller(holder, () => projectAccess(db, holder.userId, id, right))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
