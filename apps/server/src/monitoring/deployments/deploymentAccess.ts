import { AppError, type ProjectRight } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import { type GrantedAccess, projectAccess } from '../../access/projectAccess.ts'
import type { Database } from '../../db/connection.ts'

/** Of a project that the caller sees. */
export const deploymentNotFound = (): AppError => new AppError('NOT_FOUND', 'Deployment not found')

/** As `projectAccess`, of a project that is monitored. @throws AppError NOT_FOUND also where it is not */
export async function deploymentAccess(
  db: Database,
  userId: UserId,
  projectId: string,
  right: ProjectRight,
): Promise<GrantedAccess> {
  const access = await projectAccess(db, userId, projectId, right)
  if (!access.isLocked) throw deploymentNotFound()
  return access
}
