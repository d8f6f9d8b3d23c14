import {
  AppError,
  effectiveRole,
  listingRefusal,
  type ProjectRole,
  type RoleSources,
} from '@duet/contract'
import { requireAttempt } from '../access/attempts.ts'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../access/projectAccess.ts'
import { lockProject, type ProjectRow } from '../access/projectQueries.ts'
import { findPeople, type PersonRow } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { memberInputSchema, projectRoleSchema } from './projectInput.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'
import {
  deleteProjectUserRow,
  findListedRole,
  findOrganizationMember,
  findOtherOwner,
  listPeople,
  type OrganizationMemberRow,
  type PersonWithRoles,
  setProjectOwner,
  upsertProjectUser,
} from './projectUserQueries.ts'

/** How many people a user may add to projects, each of whom gets a mail. */
const SHARES_OF_USER = { name: 'shares of user', attempts: 200, windowS: 3600 }

/** A member of the organisation, and what the project lets them do. */
interface ProjectPerson {
  readonly user: PersonRow
  readonly organization_role_id: string
  readonly role_id: ProjectRole | null
  readonly through: 'listed' | 'general_access' | 'organization_role' | null
  readonly listed_role_id: string | null
}

/** Every member of the organisation, for owners of the project. */
export async function projectPeople(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<readonly ProjectPerson[]> {
  const { project } = await projectAccess(db, userId, projectId, 'owner')
  return (await listPeople(db, project.id)).map(personOf)
}

/** Lists a member of the organisation in the project, or changes the role of one who is listed. */
export async function addProjectUser(
  server: Server,
  userId: UserId,
  projectId: string,
  input: unknown,
): Promise<ProjectRecord> {
  const granted = await projectAccess(server.db, userId, projectId, 'owner')
  const { project } = granted
  const { email, role_id, message } = parseInput(memberInputSchema, input)
  const member = await findOrganizationMember(server.db, project.organization_id, { email })
  if (!member) {
    throw new AppError(
      'NOT_FOUND',
      `The organization has no member with the email address ${email}`,
      { email },
    )
  }
  const actorId = signedIn(userId)
  const isNew = (await findListedRole(server.db, project.id, member.id)) === undefined
  if (isNew && member.id !== actorId) {
    await requireAttempt(server.db, SHARES_OF_USER, actorId, 'Too many people added to projects.')
  }
  const owner_id = await setRole(server, actorId, { project, member, role_id, message })
  return projectRecord({ ...granted, project: { ...project, owner_id } })
}

function personOf({
  project_role,
  org_role,
  org_general_access,
  ...user
}: PersonWithRoles): ProjectPerson {
  const roles = { project_role, org_role, org_general_access }
  const role = effectiveRole(roles)
  return {
    user,
    organization_role_id: org_role,
    role_id: role ?? null,
    through: role ? throughOf(roles, role) : null,
    listed_role_id: project_role,
  }
}

/** What would have to change for this role to go: being listed last of all. */
function throughOf(roles: RoleSources, role: ProjectRole): ProjectPerson['through'] {
  if (roles.org_role === 'owner' || roles.org_role === 'admin') return 'organization_role'
  return effectiveRole({ ...roles, project_role: null }) === role ? 'general_access' : 'listed'
}

/** Changes the role of a user who is listed. */
export async function assignProjectRole(
  server: Server,
  userId: UserId,
  projectId: string,
  input: { readonly user_id: string; readonly role_id: string },
): Promise<ProjectRecord> {
  const granted = await projectAccess(server.db, userId, projectId, 'owner')
  const { project } = granted
  const role_id = parseInput(projectRoleSchema, input.role_id, ['role_id'])
  await requireListed(server.db, project.id, input.user_id)
  const member = await findOrganizationMember(server.db, project.organization_id, {
    id: input.user_id,
  })
  if (!member) throw notListed()
  const owner_id = await setRole(server, signedIn(userId), { project, member, role_id })
  return projectRecord({ ...granted, project: { ...project, owner_id } })
}

interface NewRole {
  readonly project: ProjectRow
  readonly member: OrganizationMemberRow
  readonly role_id: ProjectRole
  /** To who is added. */
  readonly message?: string | undefined
}

/** Answers who owns the project from now on. */
async function setRole(
  { db, notify }: Server,
  userId: string,
  { project, member, role_id, message }: NewRole,
): Promise<string> {
  const refused = listingRefusal(member.role_id, role_id, { email: member.email })
  if (refused) throw refused
  const done = await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    const before = await findListedRole(tx, project.id, member.id)
    const owner =
      role_id === 'owner' ? project.owner_id : await ownerWithout(tx, project, member.id)
    await upsertProjectUser(tx, { project_id: project.id, user_id: member.id, role_id })
    await writeAudit(tx, {
      userId,
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_shared',
      details: { email: member.email, role_id },
    })
    return { owner, before }
  })
  const notice = { ...roleNotice(project, userId), role: role_id }
  if (done.before === undefined) notify(member.id, { ...notice, added: { message } })
  else if (done.before !== role_id) notify(member.id, notice)
  return done.owner
}

export async function deleteProjectUser(
  { db, notify }: Server,
  userId: UserId,
  projectId: string,
  id: string,
): Promise<ProjectRecord> {
  const granted = await projectAccess(db, userId, projectId, 'owner')
  const { project } = granted
  const memberId = id.toLowerCase()
  const owner_id = await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    await requireListed(tx, project.id, memberId)
    const owner = await ownerWithout(tx, project, memberId)
    await deleteProjectUserRow(tx, project.id, memberId)
    const removed = (await findPeople(tx, [memberId])).get(memberId)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_user_removed',
      details: { user_id: memberId, email: removed?.email },
    })
    return owner
  })
  notify(memberId, roleNotice(project, signedIn(userId)))
  return projectRecord({ ...granted, project: { ...project, owner_id } })
}

function roleNotice(project: ProjectRow, actorId: string) {
  const { id: projectId, name, organization_id: organizationId } = project
  return { kind: 'role_changed', actorId, name, organizationId, projectId } as const
}

const notListed = (): AppError => new AppError('NOT_FOUND', 'The project does not list this user')

async function requireListed(db: Database, projectId: string, memberId: string): Promise<void> {
  const role = isUuid(memberId) ? await findListedRole(db, projectId, memberId) : undefined
  if (!role) throw notListed()
}

/** Before a user stops being an owner: another one must remain, and takes the project over where it was theirs. */
async function ownerWithout(
  tx: Database,
  project: { readonly id: string; readonly owner_id: string },
  leavingId: string,
): Promise<string> {
  const other = await findOtherOwner(tx, project.id, leavingId)
  if (!other) {
    throw new AppError(
      'CONFLICT',
      'A project keeps at least one owner. Make somebody else an owner first.',
    )
  }
  if (project.owner_id !== leavingId) return project.owner_id
  await setProjectOwner(tx, project.id, other)
  return other
}
