import {
  AppError,
  effectiveRole,
  listingRefusal,
  type ProjectRole,
  type RoleSources,
} from '@duet/contract'
import { type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import { lockProject, type ProjectRow } from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import { batched } from '../db/batched.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import { memberInputSchema, projectRoleSchema } from './projectInput.ts'
import { type ProjectRecord, recordOf, signedIn } from './projectsService.ts'
import {
  deleteProjectUserRow,
  findListedRole,
  findMembers,
  findOrganizationMember,
  findOtherOwner,
  listPeople,
  listProjectUsers,
  type MemberRow,
  type OrganizationMemberRow,
  type PersonRow,
  type ProjectUserRow,
  setProjectOwner,
  upsertProjectUser,
} from './projectUserQueries.ts'

export interface ProjectUsersDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly notify: NotifyUser
  /** Throws where the user has told too many people of late. */
  readonly countShare: (userId: string) => Promise<void>
}

/** A member of the organisation, and what the project lets them do. */
interface ProjectPerson {
  readonly user: MemberRow
  readonly organization_role_id: string
  readonly role_id: ProjectRole | null
  readonly through: 'listed' | 'general_access' | 'organization_role' | null
  readonly listed_role_id: string | null
}

type UserId = string | undefined

export interface ProjectUsersService {
  /** Lists a member of the organisation in the project, or changes the role of one who is listed. */
  readonly addProjectUser: (
    userId: UserId,
    projectId: string,
    input: unknown,
  ) => Promise<ProjectRecord>
  /** Changes the role of a user who is listed. */
  readonly assignProjectRole: (
    userId: UserId,
    projectId: string,
    member: { readonly user_id: string; readonly role_id: string },
  ) => Promise<ProjectRecord>
  readonly deleteProjectUser: (
    userId: UserId,
    projectId: string,
    memberId: string,
  ) => Promise<ProjectRecord>
  /** Every member of the organisation, for owners of the project. */
  readonly people: (userId: UserId, projectId: string) => Promise<readonly ProjectPerson[]>
  /** The caller has settled access to a project that names the user. */
  readonly member: (userId: string) => Promise<MemberRow>
  /** The caller has settled access. */
  readonly projectUsers: (projectId: string) => Promise<readonly ProjectUserRow[]>
}

export function createProjectUsersService(deps: ProjectUsersDeps): ProjectUsersService {
  const member = batched((ids) => findMembers(deps.db, ids))
  const listed = batched((ids) => listProjectUsers(deps.db, ids))
  return {
    addProjectUser: (userId, projectId, input) => addProjectUser(deps, userId, projectId, input),
    assignProjectRole: (userId, projectId, input) =>
      assignProjectRole(deps, userId, projectId, input),
    deleteProjectUser: (userId, projectId, memberId) =>
      deleteProjectUser(deps, userId, projectId, memberId.toLowerCase()),
    people: async (userId, projectId) => {
      const { project } = await deps.access(userId, projectId, 'owner')
      return (await listPeople(deps.db, project.id)).map(personOf)
    },
    member: async (userId) => {
      const found = await member(userId)
      if (!found) throw new Error(`A project names a user who is not there: ${userId}`)
      return found
    },
    projectUsers: async (projectId) => (await listed(projectId)) ?? [],
  }
}

async function addProjectUser(
  deps: ProjectUsersDeps,
  userId: UserId,
  projectId: string,
  input: unknown,
): Promise<ProjectRecord> {
  const granted = await deps.access(userId, projectId, 'owner')
  const { project } = granted
  const { email, role_id, message } = parseInput(memberInputSchema, input)
  const member = await findOrganizationMember(deps.db, project.organization_id, { email })
  if (!member) {
    throw new AppError(
      'NOT_FOUND',
      `The organization has no member with the e-mail address ${email}`,
      { email },
    )
  }
  const actorId = signedIn(userId)
  const isNew = (await findListedRole(deps.db, project.id, member.id)) === undefined
  if (isNew && member.id !== actorId) await deps.countShare(actorId)
  const owner_id = await setRole(deps, actorId, { project, member, role_id, message })
  return recordOf({ ...granted, project: { ...project, owner_id } })
}

function personOf({
  project_role,
  org_role,
  org_general_access,
  ...user
}: PersonRow): ProjectPerson {
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

async function assignProjectRole(
  deps: ProjectUsersDeps,
  userId: UserId,
  projectId: string,
  input: { readonly user_id: string; readonly role_id: string },
): Promise<ProjectRecord> {
  const granted = await deps.access(userId, projectId, 'owner')
  const { project } = granted
  const role_id = parseInput(projectRoleSchema, input.role_id, ['role_id'])
  await requireListed(deps.db, project.id, input.user_id)
  const member = await findOrganizationMember(deps.db, project.organization_id, {
    id: input.user_id,
  })
  if (!member) throw notListed()
  const owner_id = await setRole(deps, signedIn(userId), { project, member, role_id })
  return recordOf({ ...granted, project: { ...project, owner_id } })
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
  { db, notify }: ProjectUsersDeps,
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

async function deleteProjectUser(
  { db, access, notify }: ProjectUsersDeps,
  userId: UserId,
  projectId: string,
  memberId: string,
): Promise<ProjectRecord> {
  const granted = await access(userId, projectId, 'owner')
  const { project } = granted
  const owner_id = await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    await requireListed(tx, project.id, memberId)
    const owner = await ownerWithout(tx, project, memberId)
    await deleteProjectUserRow(tx, project.id, memberId)
    const removed = (await findMembers(tx, [memberId])).get(memberId)
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
  return recordOf({ ...granted, project: { ...project, owner_id } })
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
