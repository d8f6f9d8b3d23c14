import { AppError } from '@duet/contract'
import { type AdminCaller, actingAdmin } from '../access/systemAdmin.ts'
import type { MutationAdminCopyProjectToSelfArgs } from '../http/resolvers.gen.ts'
import { memberships } from '../organizations/organizations.ts'
import type { Server } from '../server.ts'

/** Also while impersonating: the copy is the administrator's. @throws AppError NOT_FOUND, CONFLICT */
export async function ownCopyTarget(
  server: Server,
  caller: AdminCaller,
  { organization_id }: MutationAdminCopyProjectToSelfArgs,
): Promise<{ readonly userId: string; readonly organizationId: string }> {
  const userId = actingAdmin(caller)
  const homes = (await memberships(server, userId))
    .filter(({ role_id }) => role_id !== 'guest')
    .map(({ organization }) => organization.id)
  const asked = organization_id?.toLowerCase()
  const organizationId = asked === undefined ? homes[0] : homes.find((id) => id === asked)
  if (organizationId !== undefined) return { userId, organizationId }
  if (asked !== undefined) throw new AppError('NOT_FOUND', 'Organization not found')
  throw new AppError(
    'CONFLICT',
    'You have no organization of your own to copy into. Create or join one first.',
  )
}
