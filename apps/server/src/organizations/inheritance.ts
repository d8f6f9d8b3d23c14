import { AppError } from '@duet/contract'
import {
  type MembershipRow,
  membershipsOf,
  type OrganizationRow,
} from '../access/organizationQueries.ts'
import { findUser, type PersonRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'
import { leaveProjects } from '../projects/leaveProjects.ts'
import { activeMembers, findOtherOwner, upsertMember } from './memberQueries.ts'

/** Who takes over what a user leaves. */
export interface HandOver {
  /** The heir by organisation. */
  readonly heirs: ReadonlyMap<string, string>
  readonly adminId: string
}

/** What a user would leave in one organisation. */
export interface Inheritance {
  readonly organization: OrganizationRow
  /** Without an heir the organisation would have no owner who may sign in. */
  readonly isLastOwner: boolean
  /** Owners first; the administrator where there is no other member. */
  readonly candidates: readonly PersonRow[]
}

/** For the administration, which has settled access: whom the user's part of each organisation may go to. */
export async function inheritances(
  db: Database,
  userId: string,
  adminId: string,
): Promise<readonly Inheritance[]> {
  const found: Inheritance[] = []
  for (const membership of await membershipsOf(db, userId)) {
    found.push(await inheritanceOf(db, membership, { userId, adminId }))
  }
  return found
}

/**
 * Before a user is erased: what is theirs goes to other owners, where organisations have some. A system
 * administrator names the heirs, and one for each organisation that would be left without an owner.
 *
 * @throws AppError CONFLICT where an administrator names no heir that is needed, INVALID_INPUT for a stranger
 */
export async function leaveAllProjects(
  tx: Database,
  userId: string,
  handOver?: HandOver,
): Promise<void> {
  const adminId = handOver?.adminId ?? userId
  for (const membership of await membershipsOf(tx, userId)) {
    const { organization, isLastOwner, candidates } = await inheritanceOf(tx, membership, {
      userId,
      adminId,
    })
    const named = handOver?.heirs.get(organization.id)
    if (named !== undefined && !candidates.some(({ id }) => id === named)) {
      throw new AppError('INVALID_INPUT', `Choose a member of ${organization.name}.`)
    }
    if (handOver && isLastOwner && named === undefined) {
      throw new AppError('CONFLICT', `Choose a new owner for ${organization.name}.`)
    }
    if (named !== undefined && isLastOwner) {
      const owner = { organization_id: organization.id, user_id: named, role_id: 'owner' }
      await upsertMember(tx, owner)
    }
    const heirId = named ?? (await findOtherOwner(tx, organization.id, userId))
    const leave = { organizationId: organization.id, userId, becomes: 'stranger' } as const
    if (heirId) await leaveProjects(tx, { ...leave, heirId })
  }
}

async function inheritanceOf(
  db: Database,
  { organization, role_id }: MembershipRow,
  { userId, adminId }: { readonly userId: string; readonly adminId: string },
): Promise<Inheritance> {
  const members = await activeMembers(db, organization.id, userId)
  const isLastOwner = role_id === 'owner' && members[0]?.role_id !== 'owner'
  const needsAdmin = isLastOwner && members.length === 0 && adminId !== userId
  const admin = needsAdmin ? await findUser(db, adminId) : undefined
  return { organization, isLastOwner, candidates: admin ? [admin] : members }
}
