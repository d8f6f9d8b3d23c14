import { AppError } from '@duet/contract'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { Database } from '../db/connection.ts'
import type { AppUser } from '../db/database.gen.ts'
import { isUuid } from '../db/uuid.ts'
import type { AdminAccount, AdminInheritance, AdminOwnedProject } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { listAuditRows } from './auditQueries.ts'
import { type AuditRowRecord, auditRecords } from './auditService.ts'
import { findUserById, projectsOwnedBy } from './userQueries.ts'
import { type AdminUserRecord, requireActive, userRecord } from './usersService.ts'

/** Of identity. */
export interface AccountRescue {
  readonly facts: (userId: string) => Promise<AccountFacts>
  readonly resetFactors: (rescue: Rescue) => Promise<void>
  readonly sendResetLink: (rescue: Rescue) => Promise<string | undefined>
  readonly endSessions: (rescue: Rescue, withApiTokens: boolean) => Promise<void>
  readonly deactivate: (rescue: Rescue) => Promise<void>
  readonly reactivate: (rescue: Rescue) => Promise<void>
  readonly erase: (rescue: Rescue, heirs: ReadonlyMap<string, string>) => Promise<void>
}

type AccountFacts = Pick<
  AdminAccount,
  'providers' | 'factors' | 'recovery_codes_left' | 'sessions' | 'api_tokens' | 'open_challenges'
>

interface Rescue {
  readonly user: Selectable<AppUser>
  readonly actorId: string
  readonly reason: string
}

interface Inheritance {
  readonly organization: { readonly id: string; readonly name: string }
  readonly isLastOwner: boolean
  readonly candidates: readonly AdminInheritance['candidates'][number][]
}

export interface UserRescueDeps {
  readonly db: Database
  readonly rescue: AccountRescue
  /** Of organizations: whom what is the user's may go to. */
  readonly inheritances: (userId: string, adminId: string) => Promise<readonly Inheritance[]>
  /** @throws AppError REQUIRES_RECENT_LOGIN */
  readonly requireRecentLogin: (caller: RescueCaller) => Promise<unknown>
}

export interface RescueCaller extends AdminCaller {
  readonly sessionId: string | undefined
}

export interface AccountRecord extends AccountFacts {
  readonly user: AdminUserRecord
  readonly projects: AdminOwnedProject[]
  readonly inheritances: AdminInheritance[]
  readonly audit: AuditRowRecord[]
}

interface RescueInput {
  readonly user_id: string
  readonly reason: string
}

/** What a system administrator sees of one user, and does for somebody who cannot help themselves. */
export interface UserRescueService {
  readonly account: (caller: RescueCaller, userId: string) => Promise<AccountRecord>
  readonly resetFactors: (caller: RescueCaller, input: RescueInput) => Promise<AccountRecord>
  readonly sendResetLink: (
    caller: RescueCaller,
    input: RescueInput,
  ) => Promise<{ readonly url: string | null }>
  readonly endSessions: (
    caller: RescueCaller,
    input: RescueInput & { readonly with_api_tokens: boolean },
  ) => Promise<AccountRecord>
  readonly deactivate: (caller: RescueCaller, input: RescueInput) => Promise<AccountRecord>
  readonly reactivate: (caller: RescueCaller, input: RescueInput) => Promise<AccountRecord>
  readonly remove: (
    caller: RescueCaller,
    input: RescueInput & {
      readonly heirs: readonly { readonly organization_id: string; readonly user_id: string }[]
    },
  ) => Promise<void>
}

const AUDIT_ROWS = 20

const reasonInput = z
  .string()
  .trim()
  .min(1, 'Reason is required')
  .max(500, 'at most 500 characters')

export function createUserRescueService(deps: UserRescueDeps): UserRescueService {
  const { rescue } = deps
  const then =
    (act: (given: Rescue) => Promise<void>) =>
    async (caller: RescueCaller, input: RescueInput): Promise<AccountRecord> => {
      await act(await rescueOf(deps, caller, input))
      return accountRecord(deps, input.user_id, systemAdmin(caller))
    }
  return {
    account: async (caller, userId) => accountRecord(deps, userId, systemAdmin(caller)),
    resetFactors: then(rescue.resetFactors),
    sendResetLink: async (caller, input) => {
      const given = await rescueOf(deps, caller, input)
      requireActive(given.user)
      return { url: (await rescue.sendResetLink(given)) ?? null }
    },
    endSessions: (caller, input) =>
      then((given) => rescue.endSessions(given, input.with_api_tokens))(caller, input),
    deactivate: then(rescue.deactivate),
    reactivate: then(rescue.reactivate),
    remove: async (caller, input) => {
      const heirs = new Map(
        input.heirs.map(({ organization_id, user_id }) => [organization_id, user_id]),
      )
      await rescue.erase(await rescueOf(deps, caller, input), heirs)
    },
  }
}

/** Access first; nobody does to themselves by accident what keeps them out. */
async function rescueOf(
  { db, requireRecentLogin }: UserRescueDeps,
  caller: RescueCaller,
  input: RescueInput,
): Promise<Rescue> {
  const actorId = systemAdmin(caller)
  const user = await knownUser(db, input.user_id)
  if (user.id === actorId) {
    throw new AppError('CONFLICT', 'This is your own account. Change it in your user settings.')
  }
  const reason = parseInput(reasonInput, input.reason, ['reason'])
  await requireRecentLogin(caller)
  return { user, actorId, reason }
}

async function knownUser(db: Database, userId: string): Promise<Selectable<AppUser>> {
  const user = isUuid(userId) ? await findUserById(db, userId) : undefined
  if (!user) throw new AppError('NOT_FOUND', 'User not found')
  return user
}

async function accountRecord(
  { db, rescue, inheritances }: UserRescueDeps,
  userId: string,
  adminId: string,
): Promise<AccountRecord> {
  const { id } = await knownUser(db, userId)
  const projects = await projectsOwnedBy(db, id)
  const countOf = (organizationId: string): number =>
    projects.filter(({ organization_id }) => organization_id === organizationId).length
  return {
    user: await userRecord(db, id),
    ...(await rescue.facts(id)),
    projects: projects.map(({ organization_id: _organization, deleted_at, ...project }) => ({
      ...project,
      deleted_at: deleted_at?.toISOString() ?? null,
    })),
    inheritances: (await inheritances(id, adminId)).map(
      ({ organization, isLastOwner, candidates }) => ({
        organization_id: organization.id,
        organization_name: organization.name,
        is_last_owner: isLastOwner,
        project_count: countOf(organization.id),
        candidates: [...candidates],
      }),
    ),
    audit: auditRecords(
      await listAuditRows(db, { aboutUserId: id }, { skip: 0, take: AUDIT_ROWS }),
    ),
  }
}
