import { AppError } from '@duet/contract'
import { z } from 'zod'
import {
  ORGANIZATION,
  organizationAccess,
  signedIn,
  type UserId,
} from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type {
  MutationSetOrganizationQuotaArgs,
  MutationSetProjectQuotaArgs,
  OrganizationUsage,
  QuotaUse as QuotaAnswer,
  StorageUsage,
} from '../graphql/resolvers.gen.ts'
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
import type { Server } from '../server.ts'

/** What an organisation uses of its limits, for its admins. */
export async function organizationUsage(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  organizationId: string,
): Promise<OrganizationUsage> {
  await organizationAccess(db, userId, organizationId, 'admin')
  return usageOf(db, organizationId)
}

/** What the organisation and the caller use of the limits that hold for both, for every member. */
export async function organizationQuotas(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  organizationId: string,
): Promise<QuotaAnswer[]> {
  const { organization } = await organizationAccess(db, userId, organizationId)
  return quotasOf(db, {
    organizationId: organization.id,
    projectId: null,
    userId: signedIn(userId),
  })
}

export async function projectUsage(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<QuotaAnswer[]> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return usesOfProject(db, project, userId ?? '')
}

export async function adminOrganizationQuotas(
  { db }: Pick<Server, 'db'>,
  caller: AdminCaller,
  organizationId: string,
): Promise<QuotaAnswer[]> {
  systemAdmin(caller)
  return usesOfOrganization(db, (await knownRecord(db, organizationId, ORGANIZATION)).id)
}

export async function adminStorageUsages(
  { db }: Pick<Server, 'db'>,
  caller: AdminCaller,
): Promise<StorageUsage[]> {
  systemAdmin(caller)
  return storageUsages(db, STORAGE.usual ?? 0)
}

/** By system administrators. @throws AppError INVALID_INPUT */
export async function setOrganizationQuota(
  { db }: Pick<Server, 'db'>,
  caller: AdminCaller,
  { organization_id: id, ...input }: MutationSetOrganizationQuotaArgs,
): Promise<QuotaAnswer[]> {
  const userId = systemAdmin(caller)
  const { id: organizationId } = await knownRecord(db, id, ORGANIZATION)
  const { name, limit } = parseInput(limitInput(QUOTAS.map((quota) => quota.name)), input)
  await setLimit(db, userId, { organizationId, projectId: null, name, limit })
  return usesOfOrganization(db, organizationId)
}

/** The share of a project, by admins of its organisation. @throws AppError INVALID_INPUT also for more than the organisation has */
export async function setProjectQuota(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  { project_id: id, ...input }: MutationSetProjectQuotaArgs,
): Promise<QuotaAnswer[]> {
  const { project } = await projectAccess(db, userId, id, 'viewer')
  const organizationId = project.organization_id
  await organizationAccess(db, userId, organizationId, 'admin')
  const { name, limit } = parseInput(limitInput(PROJECT_QUOTAS), input)
  const place = { organizationId, projectId: project.id }
  await requireWithinOrganization(db, place, name, limit)
  await setLimit(db, userId ?? '', { ...place, name, limit })
  return usesOfProject(db, project, userId ?? '')
}

const STORAGE = QUOTAS[0]
const PROJECT_QUOTAS = QUOTAS.filter(({ scope }) => scope === 'project').map(({ name }) => name)

const limitInput = (names: readonly QuotaName[]) =>
  z.object({
    name: z.enum(names),
    limit: z
      .number()
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(Number.MAX_SAFE_INTEGER, 'is too large')
      .nullish()
      .transform((limit) => limit ?? null),
  })

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

interface NewLimit extends Pick<QuotaPlace, 'organizationId' | 'projectId'> {
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
    const details = { name, limit }
    await writeAudit(tx, { userId, organizationId, projectId, action: 'quota_set', details })
  })
}

const usesOfProject = (
  db: Database,
  project: { readonly id: string; readonly organization_id: string },
  userId: string,
): Promise<QuotaAnswer[]> =>
  quotasOf(db, { organizationId: project.organization_id, projectId: project.id, userId })

async function quotasOf(db: Database, place: QuotaPlace): Promise<QuotaAnswer[]> {
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

async function usageOf(db: Database, organizationId: string): Promise<OrganizationUsage> {
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
