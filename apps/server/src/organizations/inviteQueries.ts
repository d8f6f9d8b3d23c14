import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { ListPage } from '../access/organizationQueries.ts'
import type { Database } from '../db/connection.ts'
import type { Invite } from '../db/database.gen.ts'

/** An invite with the organisation and the user who sent it, where these are. */
export interface InviteRow extends Omit<Selectable<Invite>, 'token_hash' | 'link_hash'> {
  readonly organization_name: string | null
  readonly organization_slug: string | null
  readonly inviter_email: string | null
  readonly inviter_first_name: string | null
  readonly inviter_last_name: string | null
  /** Of the newest email; null for one that is gone. */
  readonly message_state: string | null
  readonly message_error: string | null
  readonly message_at: Date | null
}

const UNANSWERED = sql<boolean>`num_nonnulls(invite.accepted_at, invite.declined_at, invite.revoked_at) = 0`

export function findInvite(db: Database, id: string): Promise<InviteRow | undefined> {
  return invites(db).where('invite.id', '=', id).executeTakeFirst()
}

/** By the token of the email, or of the link that was copied. */
export function findInviteByHash(
  db: Database,
  hash: string,
): Promise<(InviteRow & { readonly is_by_mail: boolean }) | undefined> {
  return invites(db)
    .select(sql<boolean>`invite.token_hash = ${hash}`.as('is_by_mail'))
    .where((where) =>
      where.or([where('invite.token_hash', '=', hash), where('invite.link_hash', '=', hash)]),
    )
    .executeTakeFirst()
}

export async function tokenHashOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invite')
    .select('token_hash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.token_hash
}

/** Opens the invite to a link beside that of its email. False when the email was renewed meanwhile. */
export async function setLinkHash(
  db: Database,
  id: string,
  { token_hash, link_hash }: { readonly token_hash: string; readonly link_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set({ link_hash })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
    .where(UNANSWERED)
    .where('invite.expires_at', '>', sql<Date>`now()`)
    .orderBy('invite.created_at', 'desc')
    .limit(100)
    .execute()
}

/** An invite of the address to the organisation (null: to the product alone) that nobody has answered or revoked. */
export function findWaitingInvite(
  db: Database,
  email: string,
  organizationId: string | null,
): Promise<InviteRow | undefined> {
  return invites(db)
    .where('invite.email', '=', email)
    .where('invite.organization_id', 'is not distinct from', organizationId)
    .where(UNANSWERED)
    .orderBy('invite.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertInvite(db: Database, row: Insertable<Invite>): Promise<string> {
  const { id } = await db.insertInto('invite').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives an invite another token and end. False when it was answered or revoked meanwhile. */
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
    .set({ ...change, link_hash: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(UNANSWERED)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes an invite for a user. False for one that was answered, revoked or has expired: it serves once. */
export function claimInvite(db: Database, id: string, userId: string): Promise<boolean> {
  return answerInvite(db, id, { accepted_at: sql<Date>`now()`, accepted_by: userId })
}

/** False for one that was answered, revoked or has expired. */
export function markDeclined(db: Database, id: string): Promise<boolean> {
  return answerInvite(db, id, { declined_at: sql<Date>`now()` })
}

async function answerInvite(
  db: Database,
  id: string,
  answer:
    | { readonly accepted_at: RawBuilder<Date>; readonly accepted_by: string }
    | { readonly declined_at: RawBuilder<Date> },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invite')
    .set({ ...answer, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(UNANSWERED)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False for one that was accepted. */
export async function markRevoked(db: Database, id: string): Promise<boolean> {
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
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('kept_message')
          .select(['state', 'error', 'created_at'])
          .whereRef('kept_message.invite_id', '=', 'invite.id')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('message'),
      (join) => join.onTrue(),
    )
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
      'invite.declined_at',
      'invite.revoked_at',
      'organization.name as organization_name',
      'organization.slug as organization_slug',
      'app_user.email as inviter_email',
      'app_user.first_name as inviter_first_name',
      'app_user.last_name as inviter_last_name',
      'message.state as message_state',
      'message.error as message_error',
      'message.created_at as message_at',
    ])
}
