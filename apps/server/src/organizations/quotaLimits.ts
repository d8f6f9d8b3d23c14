import { AppError } from '@duet/contract'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  OrganizationUsage,
  QuotaUse as QuotaAnswer,
  StorageUsage,
} from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  projectUsages,
  type QuotaPlace,
  setLimits,
  storageShares,
  storageUsages,
  writeLimit,
} from '../quotas/quotaQueries.ts'
import { limits, type QuotaUse, quotaUses } from '../quotas/quotas.ts'
import { QUOTA_RESOURCES, QUOTAS, type QuotaName, wholeOf } from '../quotas/quotaTable.ts'

type UserId = string | undefined

/** How the access of other domains is asked for. */
export interface QuotasDeps<Caller> {
  readonly db: Database
  readonly organizationAccess: (
    userId: UserId,
    organizationId: string,
    atLeast: 'admin',
  ) => Promise<unknown>
  readonly projectAccess: (
    userId: UserId,
    projectId: string,
    right: 'viewer',
  ) => Promise<{ readonly project: { readonly id: string; readonly organization_id: string } }>
  /** Id of the system administrator who calls. @throws AppError */
  readonly systemAdmin: (caller: Caller) => string
}

export interface LimitArguments {
  readonly name: string
  readonly limit?: number | null | undefined
}

/** What is used of the limits, and who sets them: system administrators those of an organisation, its admins the shares of projects. */
export interface QuotasService<Caller> {
  readonly ofOrganization: (userId: UserId, organizationId: string) => Promise<OrganizationUsage>
  readonly ofProject: (userId: UserId, projectId: string) => Promise<QuotaAnswer[]>
  readonly ofAnyOrganization: (caller: Caller, organizationId: string) => Promise<QuotaAnswer[]>
  readonly storageOfAll: (caller: Caller) => Promise<StorageUsage[]>
  /** @throws AppError INVALID_INPUT */
  readonly setOfOrganization: (
    caller: Caller,
    organizationId: string,
    input: LimitArguments,
  ) => Promise<QuotaAnswer[]>
  /** @throws AppError INVALID_INPUT also for more than the organisation has */
  readonly setOfProject: (
    userId: UserId,
    projectId: string,
    input: LimitArguments,
  ) => Promise<QuotaAnswer[]>
}

export function createQuotasService<Caller>(deps: QuotasDeps<Caller>): QuotasService<Caller> {
  const { db } = deps
  return {
    ofOrganization: async (userId, organizationId) => {
      await deps.organizationAccess(userId, organizationId, 'admin')
      return organizationUsage(db, organizationId)
    },
    ofProject: async (userId, projectId) => {
      const { project } = await deps.projectAccess(userId, projectId, 'viewer')
      return usesOfProject(db, project, userId ?? '')
    },
    ofAnyOrganization: async (caller, organizationId) => {
      deps.systemAdmin(caller)
      return usesOfOrganization(db, await knownOrganization(db, organizationId))
    },
    storageOfAll: async (caller) => {
      deps.systemAdmin(caller)
      return storageUsages(db, STORAGE.usual ?? 0)
    },
    setOfOrganization: async (caller, id, input) => {
      const userId = deps.systemAdmin(caller)
      const organizationId = await knownOrganization(db, id)
      const { name, limit } = parseInput(limitInput(QUOTAS.map((quota) => quota.name)), input)
      await setLimit(db, userId, { organizationId, projectId: null, name, limit })
      return usesOfOrganization(db, organizationId)
    },
    setOfProject: async (userId, id, input) => {
      const { project } = await deps.projectAccess(userId, id, 'viewer')
      const organizationId = project.organization_id
      await deps.organizationAccess(userId, organizationId, 'admin')
      const { name, limit } = parseInput(limitInput(PROJECT_QUOTAS), input)
      const place = { organizationId, projectId: project.id }
      await requireWithinOrganization(db, place, name, limit)
      await setLimit(db, userId ?? '', { ...place, name, limit })
      return usesOfProject(db, project, userId ?? '')
    },
  }
}

const STORAGE = QUOTAS[0]
const PROJECT_QUOTAS = QUOTAS.filter(({ scope }) => scope === 'project').map(({ name }) => name)

const limitInput = (names: readonly QuotaName[]) =>
  z.object({
    name: z.enum(names, { error: `must be one of ${names.join(', ')}` }),
    limit: z
      .number()
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(Number.MAX_SAFE_INTEGER, 'is too large')
      .nullish()
      .transform((limit) => limit ?? null),
  })

async function knownOrganization(db: Database, id: string): Promise<string> {
  const row = isUuid(id)
    ? await db.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw new AppError('NOT_FOUND', 'Organization not found')
  return row.id
}

async function requireWithinOrganization(
  db: Database,
  place: Pick<QuotaPlace, 'organizationId' | 'projectId'>,
  name: QuotaName,
  limit: number | null,
): Promise<void> {
  const whole = wholeOf(QUOTAS.find((quota) => quota.name === name)?.resource)
  if (!whole || limit === null) return
  const { limit: most } = limits(await setLimits(db, place))(whole)
  if (limit <= most) return
  throw new AppError(
    'INVALID_INPUT',
    'The share of a project is at most what its organization has.',
    { path: 'limit', most },
  )
}

interface NewLimit {
  readonly organizationId: string
  readonly projectId: string | null
  readonly name: QuotaName
  readonly limit: number | null
}

function setLimit(
  db: Database,
  userId: string,
  { organizationId, projectId, name, limit }: NewLimit,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await writeLimit(tx, { organizationId, projectId }, name, limit)
    const action = 'quota_set'
    const details = { name, limit }
    await writeAudit(tx, {
      userId,
      organizationId,
      ...(projectId !== null && { projectId }),
      action,
      details,
    })
  })
}

async function usesOfProject(
  db: Database,
  project: { readonly id: string; readonly organization_id: string },
  userId: string,
): Promise<QuotaAnswer[]> {
  const place = { organizationId: project.organization_id, projectId: project.id, userId }
  return (await quotaUses(db, place, QUOTA_RESOURCES)).map(quotaAnswer)
}

/** Those of its projects and users too, without what each of them uses. */
async function usesOfOrganization(db: Database, organizationId: string): Promise<QuotaAnswer[]> {
  const place = { organizationId, projectId: null, userId: null }
  const uses = await quotaUses(db, place, QUOTA_RESOURCES)
  const limitOf = limits(await setLimits(db, place))
  return QUOTAS.map((quota) => {
    const use = uses.find((one) => one.quota.name === quota.name)
    return use
      ? quotaAnswer(use)
      : { ...quotaAnswer({ quota, used: 0, ...limitOf(quota) }), used: null }
  })
}

const quotaAnswer = ({ quota, limit, used, inherited, isSet }: QuotaUse): QuotaAnswer => ({
  name: quota.name,
  title: quota.title,
  resource: quota.resource,
  scope: quota.scope,
  used,
  limit,
  default_limit: inherited,
  is_set: isSet,
})

async function organizationUsage(db: Database, organizationId: string): Promise<OrganizationUsage> {
  const quotas = await usesOfOrganization(db, organizationId)
  const projects = await projectUsages(db, organizationId)
  const shares = await storageShares(db, organizationId)
  const usual = quotas.find(({ name }) => name === 'project_storage')?.limit ?? 0
  const whole = quotas.find(({ name }) => name === 'storage')
  const ofProjects = projects.reduce((sum, { stored_bytes }) => sum + stored_bytes, 0)
  return {
    organization_id: organizationId,
    quotas,
    projects: projects.map(({ id, ...project }) => ({
      ...project,
      project_id: id,
      storage_limit_bytes: Math.min(shares.get(id) ?? usual, whole?.limit ?? 0),
      is_storage_limit_set: shares.has(id),
    })),
    other_stored_bytes: Math.max(0, (whole?.used ?? 0) - ofProjects),
  }
}
