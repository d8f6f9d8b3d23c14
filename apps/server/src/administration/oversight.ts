import { AppError } from '@duet/contract'
import type { PlantDocument } from '@duet/plant'
import { type AdminCaller, actingAdmin, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { MutationAdminCopyProjectToSelfArgs } from '../graphql/resolvers.gen.ts'
import { memberships } from '../organizations/organizations.ts'
import { exportAnyProject } from '../plants/plantDocument.ts'
import { copyProjectTo } from '../projects/copyProject.ts'
import type { ProjectRecord } from '../projects/projectRecord.ts'
import type { Server } from '../server.ts'

/** The plant document of any project. @throws AppError NOT_FOUND */
export async function adminProjectExport(
  server: Server,
  caller: AdminCaller,
  projectId: string,
): Promise<PlantDocument> {
  const userId = systemAdmin(caller)
  const document = await exportAnyProject(server, projectId)
  await writeAudit(server.db, { userId, projectId, action: 'project_exported' })
  return document
}

/** Also while impersonating: the copy is the administrator's. @throws AppError NOT_FOUND, CONFLICT */
export async function copyProjectToSelf(
  server: Server,
  caller: AdminCaller,
  { project_id: sourceProjectId, organization_id }: MutationAdminCopyProjectToSelfArgs,
): Promise<ProjectRecord> {
  const userId = actingAdmin(caller)
  const organizationId = await ownHome(server, userId, organization_id?.toLowerCase())
  return copyProjectTo(server, { sourceProjectId, organizationId, userId })
}

/** The organisation asked for, else the first; only one of the administrator's own. */
async function ownHome(server: Server, userId: string, asked: string | undefined): Promise<string> {
  const homes = (await memberships(server, userId))
    .filter(({ role_id }) => role_id !== 'guest')
    .map(({ organization }) => organization.id)
  const home = asked === undefined ? homes[0] : homes.find((id) => id === asked)
  if (home !== undefined) return home
  if (asked !== undefined) throw new AppError('NOT_FOUND', 'Organization not found')
  throw new AppError(
    'CONFLICT',
    'You have no organization of your own to copy into. Create or join one first.',
  )
}
