import { insertDefaultSystemParameters } from '../access/projectParts.ts'
import { insertProject } from '../access/projectQueries.ts'
import type { Database } from '../db/connection.ts'
import type { ProjectFields } from './projectInput.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'
import { upsertProjectUser } from './projectUserQueries.ts'

export interface ProjectOwner {
  readonly userId: string
  readonly organizationId: string
}

/** A project with its creator as owner and the parts that every project has; `id` where the caller needs to know it before. */
export async function insertOwnedProject(
  tx: Database,
  { userId, organizationId }: ProjectOwner,
  fields: ProjectFields & { readonly id?: string },
): Promise<ProjectRecord> {
  const project = await insertProject(tx, {
    ...(fields.id ? { id: fields.id } : {}),
    organization_id: organizationId,
    owner_id: userId,
    name: fields.name,
    latitude: fields.latitude,
    longitude: fields.longitude,
    altitude_m: fields.altitude_m ?? 0,
    org_general_access: fields.org_general_access ?? 'restricted',
    exports_for_viewers: fields.exports_for_viewers ?? true,
    is_pvsyst_import_begun: fields.begins_pvsyst_import ?? false,
  })
  await upsertProjectUser(tx, { project_id: project.id, user_id: userId, role_id: 'owner' })
  await insertDefaultSystemParameters(tx, project.id)
  return projectRecord({ project, role: 'owner', isGuest: false })
}
