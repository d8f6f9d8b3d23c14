import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { KeptMessage as StoredMessage } from '../db/database.gen.ts'
import type { MailAttachment } from './outgoingMail.ts'

export type StoredMessageRow = Selectable<StoredMessage>

/** Messages and what became of them: `waiting` to be sent, `sent`, `failed` for good, or `kept`: stored in the app alone. */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'kept'

/** A message is due at once where it is to be sent. */
export async function storeMessage(
  db: Database,
  message: Insertable<StoredMessage> & { readonly state: MessageState },
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  const isWaiting = message.state === 'waiting'
  const { id: message_id } = await db
    .insertInto('kept_message')
    .values({ ...message, next_attempt_at: isWaiting ? sql<Date>`now()` : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (attachments.length === 0) return
  await db
    .insertInto('kept_attachment')
    .values(
      attachments.map(({ name, contentType: content_type, bytes }) => ({
        message_id,
        name,
        content_type,
        bytes,
      })),
    )
    .execute()
}

/** Files of a message that was not sent yet. */
export const attachmentsOf = (db: Database, messageId: string): Promise<MailAttachment[]> =>
  db
    .selectFrom('kept_attachment')
    .select(['name', 'content_type as contentType', 'bytes'])
    .where('message_id', '=', messageId)
    .orderBy('name')
    .execute()

/** Those stored in the app alone, newest first. */
export function storedMessages(db: Database, limit: number): Promise<readonly StoredMessageRow[]> {
  return db
    .selectFrom('kept_message')
    .selectAll()
    .where('state', '=', 'kept')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('kept_message')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

/** The next message that is due, taken by this process for `leaseS`: it counts as an attempt. */
export function claimDueMessage(
  db: Database,
  leaseS: number,
): Promise<StoredMessageRow | undefined> {
  return db
    .updateTable('kept_message')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseS})`,
    })
    .where('id', '=', (where) =>
      where
        .selectFrom('kept_message as due')
        .select('due.id')
        .where('due.state', '=', 'waiting')
        .where('due.next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('due.next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Its text and files go: the links in it open accounts. So does the address, which may be of somebody who is erased. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db.deleteFrom('kept_attachment').where('message_id', '=', id).execute()
  await db
    .updateTable('kept_message')
    .set({
      state: 'sent',
      sent_at: sql<Date>`now()`,
      recipient: '',
      html: '',
      text: '',
      error: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Tried again after `retryS`; undefined: never. */
export async function markUnsent(
  db: Database,
  id: string,
  { error, retryS }: { readonly error: string; readonly retryS: number | undefined },
): Promise<void> {
  await db
    .updateTable('kept_message')
    .set(
      retryS === undefined
        ? { state: 'failed', error }
        : { error, next_attempt_at: sql<Date>`now() + make_interval(secs => ${retryS})` },
    )
    .where('id', '=', id)
    .execute()
}

/** Makes an email due that was not sent so far. False for one that is unknown or was sent. */
export async function requeueMessage(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kept_message')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('kind', '=', 'email')
    .where('state', '!=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that failed or are tried again, newest first. */
export function unsentMessages(db: Database, limit: number): Promise<readonly StoredMessageRow[]> {
  return db
    .selectFrom('kept_message')
    .selectAll()
    .where('state', 'in', ['waiting', 'failed'])
    .where('error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export interface MessageCounts {
  readonly kind: string
  readonly kept: number
  readonly waiting: number
  readonly last_sent_at: Date | null
}

/** Of emails and of text messages, of the time that messages are held. */
export function countMessages(db: Database): Promise<readonly MessageCounts[]> {
  return db
    .selectFrom('kept_message')
    .select([
      'kind',
      sql<number>`count(*) filter (where state = 'kept')::int`.as('kept'),
      sql<number>`count(*) filter (where state = 'waiting')::int`.as('waiting'),
      sql<Date | null>`max(sent_at)`.as('last_sent_at'),
    ])
    .groupBy('kind')
    .execute()
}
