import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Invite } from '../db/database.gen.ts'
import type { ListPage } from './organizationQueries.ts'

/** An invite with the organisation and the user who sent it, where these are. */
export interface InviteRow extends Omit<Selectable<Invite>, 'token_hash'> {
  readonly organization_name: string | null
  readonly organization_slug: string | null
  readonly inviter_email: string | null
  readonly inviter_first_name: string | null
  readonly inviter_last_name: string | null
}

export function findInvite(db: Database, id: string): Promise<InviteRow | undefined> {
  return invites(db).where('invite.id', '=', id).executeTakeFirst()
}

export function findInviteByHash(db: Database, tokenHash: string): Promise<InviteRow | undefined> {
  return invites(db).where('invite.token_hash', '=', tokenHash).executeTakeFirst()
}

/** Newest first; of one organisation, or of all. */
export function listInvites(
  db: Database,
  { organizationId, skip, take }: ListPage & { readonly organizationId: string | undefined },
): Promise<InviteRow[]> {
  return invites(db)
    .$if(organizationId !== undefined, (query) =>
      query.where('invite.organization_id', '=', organizationId ?? ''),
    )
    .orderBy('invite.created_at', 'desc')
    .orderBy('invite.id')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Those of an address that can still be accepted. */
export function openInvitesOf(db: Database, email: string): Promise<InviteRow[]> {
  return invites(db)
    .where('invite.email', '=', email)
    .where('invite.accepted_at', 'is', null)
    .where('invite.revoked_at', 'is', null)
    .where('invite.expires_at', '>', sql<Date>`now()`)
    .orderBy('invite.created_at', 'desc')
    .limit(100)
    .execute()
}

/** An invite of the address to the organisation (null: to the product alone) that was neither accepted nor revoked. */
export function findWaitingInvite(
  db: Database,
  email: string,
  organizationId: string | null,
): Promise<InviteRow | undefined> {
  return invites(db)
    .where('invite.email', '=', email)
    .where('invite.organization_id', 'is not distinct from', organizationId)
    .where('invite.accepted_at', 'is', null)
    .where('invite.revoked_at', 'is', null)
    .orderBy('invite.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertInvite(db: Database, row: Insertable<Invite>): Promise<string> {
  const { id } = await db.insertInto('invite').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives an invite another token and end. False when it was accepted or revoked meanwhile. */
export async function renewInvite(
  db: Database,
  id: string,
  change: {
    readonly token_hash: string
    readonly expires_at: Date
    readonly role_id: string
    readonly invited_by: string
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes an invite for a user. False for one that was accepted, revoked or has expired: it serves once. */
export async function claimInvite(db: Database, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set({ accepted_at: sql<Date>`now()`, accepted_by: userId, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False for one that was accepted. */
export async function revokeInvite(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function invites(db: Database) {
  return db
    .selectFrom('invite')
    .leftJoin('organization', 'organization.id', 'invite.organization_id')
    .leftJoin('app_user', 'app_user.id', 'invite.invited_by')
    .select([
      'invite.id',
      'invite.organization_id',
      'invite.email',
      'invite.role_id',
      'invite.invited_by',
      'invite.created_at',
      'invite.updated_at',
      'invite.expires_at',
      'invite.accepted_at',
      'invite.accepted_by',
      'invite.revoked_at',
      'organization.name as organization_name',
      'organization.slug as organization_slug',
      'app_user.email as inviter_email',
      'app_user.first_name as inviter_first_name',
      'app_user.last_name as inviter_last_name',
    ])
}
