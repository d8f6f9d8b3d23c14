import { AppError } from '@duet/contract'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { ProjectAccess } from './projectAccess.ts'
import { memberInputSchema } from './projectInput.ts'
import type { ProjectRecord } from './projectsService.ts'
import {
  deleteProjectUserRow,
  findMember,
  findOrganizationMemberByEmail,
  findOtherOwner,
  listProjectUsers,
  type MemberRow,
  type ProjectUserRow,
  setProjectOwner,
  upsertProjectUser,
} from './projectUserQueries.ts'

export interface ProjectUsersDeps {
  readonly db: Database
  readonly access: ProjectAccess
}

type UserId = string | undefined

export interface ProjectUsersService {
  readonly addProjectUser: (
    userId: UserId,
    projectId: string,
    input: unknown,
  ) => Promise<ProjectRecord>
  readonly deleteProjectUser: (
    userId: UserId,
    projectId: string,
    memberId: string,
  ) => Promise<ProjectRecord>
  /** The caller has settled access to a project that names the user. */
  readonly member: (userId: string) => Promise<MemberRow>
  /** The caller has settled access. */
  readonly projectUsers: (projectId: string) => Promise<readonly ProjectUserRow[]>
}

export function createProjectUsersService(deps: ProjectUsersDeps): ProjectUsersService {
  return {
    addProjectUser: (userId, projectId, input) => addProjectUser(deps, userId, projectId, input),
    deleteProjectUser: (userId, projectId, memberId) =>
      deleteProjectUser(deps, userId, projectId, memberId),
    member: (userId) => findMember(deps.db, userId),
    projectUsers: (projectId) => listProjectUsers(deps.db, projectId),
  }
}

/** Lists a member of the organisation in the project, or changes the role of one who is listed. */
async function addProjectUser(
  { db, access }: ProjectUsersDeps,
  userId: UserId,
  projectId: string,
  input: unknown,
): Promise<ProjectRecord> {
  const { project, role } = await access(userId, projectId, 'owner')
  const { email, role_id } = parseInput(memberInputSchema, input)
  const member = await findOrganizationMemberByEmail(db, project.organization_id, email)
  if (!member) {
    throw new AppError(
      'NOT_FOUND',
      `The organization has no member with the e-mail address ${email}`,
      { email },
    )
  }
  const owner_id = await db.transaction().execute(async (tx) => {
    const owner =
      role_id === 'owner' ? project.owner_id : await ownerWithout(tx, project, member.id)
    await upsertProjectUser(tx, { project_id: projectId, user_id: member.id, role_id })
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId,
      action: 'project_user_set',
      details: { email, role_id },
    })
    return owner
  })
  return { ...project, owner_id, role_id: role }
}

async function deleteProjectUser(
  { db, access }: ProjectUsersDeps,
  userId: UserId,
  projectId: string,
  memberId: string,
): Promise<ProjectRecord> {
  const { project, role } = await access(userId, projectId, 'owner')
  const owner_id = await db.transaction().execute(async (tx) => {
    const isListed = isUuid(memberId) && (await listsUser(tx, projectId, memberId))
    if (!isListed) throw new AppError('NOT_FOUND', 'The project does not list this user')
    const owner = await ownerWithout(tx, project, memberId)
    await deleteProjectUserRow(tx, projectId, memberId)
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId,
      action: 'project_user_removed',
      details: { memberId },
    })
    return owner
  })
  return { ...project, owner_id, role_id: role }
}

async function listsUser(tx: Database, projectId: string, memberId: string): Promise<boolean> {
  const users = await listProjectUsers(tx, projectId)
  return users.some(({ user }) => user.id === memberId)
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
