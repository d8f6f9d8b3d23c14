import { AppError } from '@duet/contract'
import { type AdminCaller, actingAdmin, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type { Invite, UserRequest } from '../http/resolvers.gen.ts'

export interface PageArguments {
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export interface InviteArguments {
  readonly email: string
  readonly organization_id?: string | null | undefined
  readonly role_id?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly replace?: boolean | null | undefined
}

export type RequestDecision =
  | { readonly isApproved: true; readonly role_id: string | null | undefined }
  | { readonly isApproved: false }

/** Operations of other domains without their access: that is settled here. */
export interface OversightDeps<Organization, Project> {
  readonly db: Database
  readonly organizationsOfAll: (
    page: PageArguments & { readonly search?: string | null | undefined },
  ) => Promise<readonly Organization[]>
  readonly invitesOfAll: (page: PageArguments) => Promise<readonly Invite[]>
  readonly inviteByAdministrator: (userId: string, input: InviteArguments) => Promise<Invite>
  readonly requestsOfAll: (page: PageArguments) => Promise<readonly UserRequest[]>
  readonly decideRequest: (
    userId: string,
    id: string,
    decision: RequestDecision,
  ) => Promise<UserRequest>
  readonly removeRequest: (userId: string, id: string) => Promise<void>
  /** Ids of the organisations of a user in which they may create projects, the first by name first. */
  readonly homesOf: (userId: string) => Promise<readonly string[]>
  /** @throws AppError NOT_FOUND */
  readonly copyProjectTo: (input: {
    readonly projectId: string
    readonly organizationId: string
    readonly userId: string
  }) => Promise<Project>
  /** The plant document of any project. @throws AppError NOT_FOUND */
  readonly exportAny: (projectId: string) => Promise<unknown>
}

/** What system administrators see and do across all organisations. */
export interface OversightService<Organization, Project> {
  readonly organizations: (
    caller: AdminCaller,
    page: PageArguments & { readonly search?: string | null | undefined },
  ) => Promise<readonly Organization[]>
  readonly invites: (caller: AdminCaller, page: PageArguments) => Promise<readonly Invite[]>
  readonly inviteUser: (caller: AdminCaller, input: InviteArguments) => Promise<Invite>
  readonly userRequests: (
    caller: AdminCaller,
    page: PageArguments,
  ) => Promise<readonly UserRequest[]>
  readonly decideRequest: (
    caller: AdminCaller,
    id: string,
    decision: RequestDecision,
  ) => Promise<UserRequest>
  readonly deleteRequest: (caller: AdminCaller, id: string) => Promise<void>
  /** Also while impersonating: the copy is the administrator's. */
  readonly copyProjectToSelf: (
    caller: AdminCaller,
    input: { readonly project_id: string; readonly organization_id?: string | null | undefined },
  ) => Promise<Project>
  readonly projectExport: (caller: AdminCaller, projectId: string) => Promise<unknown>
}

export function createOversightService<Organization, Project>(
  deps: OversightDeps<Organization, Project>,
): OversightService<Organization, Project> {
  return {
    organizations: async (caller, page) => {
      systemAdmin(caller)
      return deps.organizationsOfAll(page)
    },
    invites: async (caller, page) => {
      systemAdmin(caller)
      return deps.invitesOfAll(page)
    },
    inviteUser: async (caller, input) => deps.inviteByAdministrator(systemAdmin(caller), input),
    userRequests: async (caller, page) => {
      systemAdmin(caller)
      return deps.requestsOfAll(page)
    },
    decideRequest: async (caller, id, decision) =>
      deps.decideRequest(systemAdmin(caller), id, decision),
    deleteRequest: async (caller, id) => deps.removeRequest(systemAdmin(caller), id),
    copyProjectToSelf: async (caller, { project_id: projectId, organization_id }) => {
      const userId = actingAdmin(caller)
      const organizationId = await homeOf(deps, userId, organization_id ?? undefined)
      return deps.copyProjectTo({ projectId, organizationId, userId })
    },
    projectExport: async (caller, projectId) => {
      const userId = systemAdmin(caller)
      const document = await deps.exportAny(projectId)
      await writeAudit(deps.db, { userId, projectId, action: 'project_exported' })
      return document
    },
  }
}

/** The organisation asked for, else the first; only one of the administrator's own. */
async function homeOf(
  { homesOf }: Pick<OversightDeps<never, never>, 'homesOf'>,
  userId: string,
  asked: string | undefined,
): Promise<string> {
  const homes = await homesOf(userId)
  const home = asked === undefined ? homes[0] : homes.find((id) => id === asked.toLowerCase())
  if (home !== undefined) return home
  if (asked !== undefined) throw new AppError('NOT_FOUND', 'Organization not found')
  throw new AppError(
    'CONFLICT',
    'You have no organization of your own to copy into. Create or join one first.',
  )
}
