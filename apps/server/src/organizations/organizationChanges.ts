import { randomBytes } from 'node:crypto'
import { AppError } from '@duet/contract'
import { requireAttempt } from '../access/attempts.ts'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import {
  deleteOrganizationRow,
  insertOrganization,
  lockOrganization,
  type OrganizationRow,
  updateOrganizationRow,
} from '../access/organizationQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUniqueViolation } from '../db/uniqueViolation.ts'
import type { OrganizationInput } from '../graphql/resolvers.gen.ts'
import { giveUpProjects } from '../projects/projectPurge.ts'
import type { Server } from '../server.ts'
import { insertMember } from './memberQueries.ts'
import {
  checkOrganization,
  type OrganizationFieldError,
  type OrganizationFields,
  slugOf,
  slugTaken,
} from './organizationInput.ts'

const NEW_ORGANIZATIONS = { name: 'organizations of user', attempts: 20, windowS: 24 * 3600 }

export interface OrganizationAnswerRecord {
  readonly organization: OrganizationRow | null
  readonly errors: readonly OrganizationFieldError[]
}

const refused = (errors: readonly OrganizationFieldError[]): OrganizationAnswerRecord => ({
  organization: null,
  errors,
})

/** By anybody who has signed in, who becomes its owner. */
export async function createOrganization(
  { db }: Server,
  userId: UserId,
  input: OrganizationInput,
): Promise<OrganizationAnswerRecord> {
  const ownerId = signedIn(userId)
  const { fields, errors } = checkOrganization(input)
  if (errors.length > 0) return refused(errors)
  await requireAttempt(db, NEW_ORGANIZATIONS, ownerId, 'Too many new organizations.')
  const organization = await db.transaction().execute(async (tx) => {
    const inserted = await insertUnderFreeSlug(tx, fields)
    if (!inserted) return undefined
    const { id, name, slug } = inserted
    await insertMember(tx, { organization_id: id, user_id: ownerId, role_id: 'owner' })
    await writeAudit(tx, {
      userId: ownerId,
      organizationId: id,
      action: 'organization_created',
      details: { name, slug },
    })
    return inserted
  })
  if (!organization) return refused([slugTaken(fields.slug ?? '')])
  return { organization, errors: [] }
}

/** More organisations of one name than this get a random ending. */
const MAX_NUMBER = 30

/** Undefined where the slug that the user chose is taken. */
async function insertUnderFreeSlug(
  tx: Database,
  { name, slug, allowed_domains }: OrganizationFields,
): Promise<OrganizationRow | undefined> {
  const row = { name, allowed_domains: [...(allowed_domains ?? [])] }
  if (slug !== undefined) return insertOrganization(tx, { ...row, slug })
  const base = slugOf(name)
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const free = number === 1 ? base : `${base}-${number}`
    const inserted = await insertOrganization(tx, { ...row, slug: free })
    if (inserted) return inserted
  }
  return insertOrganization(tx, { ...row, slug: `${base}-${randomBytes(3).toString('hex')}` })
}

export async function updateOrganization(
  { db }: Server,
  userId: UserId,
  id: string,
  input: OrganizationInput,
): Promise<OrganizationAnswerRecord> {
  const { organization: before } = await organizationAccess(db, userId, id, 'admin')
  const { fields, errors } = checkOrganization(input)
  // A slug from before its word was reserved stays good
  const counted = errors.filter(({ field }) => field !== 'slug' || fields.slug !== before.slug)
  if (counted.length > 0) return refused(counted)
  const change = {
    name: fields.name,
    slug: fields.slug ?? before.slug,
    allowed_domains: [...(fields.allowed_domains ?? before.allowed_domains)],
  }
  try {
    const organization = await db.transaction().execute(async (tx) => {
      await writeAudit(tx, {
        userId: signedIn(userId),
        organizationId: before.id,
        action: 'organization_updated',
        details: change,
      })
      return updateOrganizationRow(tx, before.id, change)
    })
    return { organization: organization ?? null, errors: [] }
  } catch (error) {
    if (isUniqueViolation(error)) return refused([slugTaken(change.slug)])
    throw error
  }
}

export async function deleteOrganization(
  { db, sweeper }: Server,
  userId: UserId,
  id: string,
): Promise<void> {
  const { organization } = await organizationAccess(db, userId, id, 'owner')
  await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, organization.id)
    const count = await giveUpProjects(tx, organization.id)
    if (count > 0) throw stillHasProjects(count)
    await deleteOrganizationRow(tx, organization.id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: organization.id,
      action: 'organization_deleted',
      details: { name: organization.name, slug: organization.slug },
    })
  })
  sweeper.wake()
}

function stillHasProjects(count: number): AppError {
  return new AppError(
    'CONFLICT',
    `The organization still has ${count === 1 ? 'a project' : `${count} projects`}. Delete ${count === 1 ? 'it' : 'them'} first; deleted projects that could be restored go with the organization.`,
    { count },
  )
}
