import type { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { quotaExceeded } from './quotaExceeded.ts'
import {
  countStarts,
  organizationOfProject,
  placeOfFile,
  type QuotaPlace,
  type StartKind,
  setLimits,
  usedOf,
} from './quotaQueries.ts'
import {
  QUOTAS,
  type Quota,
  type QuotaName,
  type QuotaResource,
  type QuotaScope,
  wholeOf,
} from './quotaTable.ts'

/** A limit and how much of it is used. */
export interface QuotaUse {
  readonly quota: Quota & { readonly name: QuotaName }
  readonly limit: number
  readonly used: number
  /** What holds where no limit was set here. */
  readonly inherited: number
  readonly isSet: boolean
}

/** Limits of the resources for an organisation, and for the project and the user of the place where it has them. */
export async function quotaUses(
  db: Database,
  place: QuotaPlace,
  resources: readonly QuotaResource[],
): Promise<readonly QuotaUse[]> {
  const limitOf = limits(await setLimits(db, place))
  const uses: QuotaUse[] = []
  for (const resource of resources) {
    const used = await usedOf(db, resource, place)
    for (const quota of QUOTAS) {
      if (quota.resource !== resource || !isOfPlace(quota.scope, place)) continue
      uses.push({ quota, used: used[quota.scope] ?? 0, ...limitOf(quota) })
    }
  }
  return uses
}

const isOfPlace = (scope: QuotaScope, { projectId, userId }: QuotaPlace): boolean =>
  scope === 'organization' || (scope === 'project' ? projectId : userId) !== null

/** The nearest limit that was set holds, and none of a project or user above that of the organisation. */
export function limits(
  set: Awaited<ReturnType<typeof setLimits>>,
): (quota: Quota) => Pick<QuotaUse, 'limit' | 'inherited' | 'isSet'> {
  const ofOrganization = (name: string, usual: number | null): number | null =>
    set.organization.get(name) ?? set.installation.get(name) ?? usual
  return ({ name, resource, scope, usual }) => {
    if (scope === 'organization') {
      const inherited = set.installation.get(name) ?? usual ?? 0
      const own = set.organization.get(name)
      return { limit: own ?? inherited, inherited, isSet: own !== undefined }
    }
    const whole = wholeOf(resource)
    const most = whole ? (ofOrganization(whole.name, whole.usual) ?? 0) : 0
    const inherited = Math.min(ofOrganization(name, usual) ?? most, most)
    const own = set.project.get(name)
    return { limit: Math.min(own ?? inherited, most), inherited, isSet: own !== undefined }
  }
}

const left = ({ limit, used }: QuotaUse): number => Math.max(0, limit - used)

/** The keys of the advisory locks; the second is of the organisation. */
const STORAGE_LOCK = 20_265
const STARTS_LOCK = 20_266

/** More than the other transactions that give files their sizes at this moment can hold: only nearer to a limit do they take turns. */
const UNSEEN_BYTES = 50_000_000_000

/** Until the transaction ends nobody else passes the same check of the organisation. */
async function holdOrganization(
  tx: Database,
  lock: number,
  { organizationId }: QuotaPlace,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock}, hashtext(${organizationId}))`.execute(tx)
}

/**
 * To be called last in the transaction that gives a stored file its size: all that was stored is within the limits, or the
 * transaction fails.
 *
 * @throws AppError QUOTA_EXCEEDED
 */
export async function requireStorage(tx: Database, storageKey: string): Promise<void> {
  const place = await placeOfFile(tx, storageKey)
  if (!place) return
  const before = await quotaUses(tx, place, ['storage'])
  if (before.every((use) => left(use) > UNSEEN_BYTES)) return
  await holdOrganization(tx, STORAGE_LOCK, place)
  const uses = await quotaUses(tx, place, ['storage'])
  const passed = uses.find(({ used, limit }) => used > limit)
  if (passed) throw quotaExceeded(passed)
}

/** What a project may still store, bytes, and the error that reports more. */
export interface StorageRoom {
  readonly bytes: number
  readonly exceeded: () => AppError
}

export async function storageRoom(db: Database, projectId: string): Promise<StorageRoom> {
  const organizationId = await organizationOfProject(db, projectId)
  const uses = await quotaUses(db, { organizationId, projectId, userId: null }, ['storage'])
  const least = uses.reduce((one, other) => (left(other) < left(one) ? other : one))
  return { bytes: left(least), exceeded: () => quotaExceeded(least) }
}

/** @throws AppError QUOTA_EXCEEDED where nothing more can be stored in the project */
export async function requireStorageRoom(db: Database, projectId: string): Promise<void> {
  const room = await storageRoom(db, projectId)
  if (room.bytes <= 0) throw room.exceeded()
}

export interface Starts {
  readonly projectId: string
  readonly userId: string
  readonly kind: StartKind
  readonly count: number
}

/**
 * To be called in the transaction that starts runs or result jobs, before them: counts them, or refuses all.
 *
 * @throws AppError QUOTA_EXCEEDED
 */
export async function takeStarts(
  tx: Database,
  { projectId, userId, kind, count }: Starts,
): Promise<void> {
  const organizationId = await organizationOfProject(tx, projectId)
  const place = { organizationId, projectId, userId }
  await holdOrganization(tx, STARTS_LOCK, place)
  const uses = await quotaUses(tx, place, [kind, `daily_${kind}`])
  const passed = uses.find(({ used, limit }) => used + count > limit)
  if (passed) throw quotaExceeded(passed, count)
  await countStarts(tx, place, kind, count)
}
