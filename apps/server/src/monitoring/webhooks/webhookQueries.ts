import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Webhook, WebhookMessage } from '../../db/database.gen.ts'

export type WebhookRow = Selectable<Webhook>
export type MessageRow = Selectable<WebhookMessage>

export const findWebhook = (db: Database, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()

/** More than an organisation may have. */
const LIST_LIMIT = 100

export const listWebhooks = (db: Database, organizationId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(LIST_LIMIT)
    .execute()

export const insertWebhook = (db: Database, row: Insertable<Webhook>): Promise<WebhookRow> =>
  db.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow()

export const updateWebhookRow = (
  db: Database,
  id: string,
  change: Updateable<Webhook>,
): Promise<WebhookRow | undefined> =>
  db.updateTable('webhook').set(change).where('id', '=', id).returningAll().executeTakeFirst()

export async function deleteWebhookRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', id).execute()
}

/** A message with the organisation of its webhook. */
export const findMessage = (
  db: Database,
  id: string,
): Promise<(MessageRow & { readonly organization_id: string }) | undefined> =>
  db
    .selectFrom('webhook_message as message')
    .innerJoin('webhook', 'webhook.id', 'message.webhook_id')
    .selectAll('message')
    .select('webhook.organization_id')
    .where('message.id', '=', id)
    .executeTakeFirst()

/** The last ones of each webhook that has some, the newest first. */
export async function lastMessages(
  db: Database,
  webhookIds: readonly string[],
  take: number,
): Promise<ReadonlyMap<string, MessageRow[]>> {
  const { rows } = await sql<MessageRow>`
    select message.* from unnest(${webhookIds}::uuid[]) webhook(id) cross join lateral (
      select * from webhook_message where webhook_id = webhook.id order by position desc limit ${take}
    ) message`.execute(db)
  return Map.groupBy(rows, ({ webhook_id }) => webhook_id)
}

export const insertMessage = (db: Database, row: Insertable<WebhookMessage>): Promise<MessageRow> =>
  db.insertInto('webhook_message').values(row).returningAll().executeTakeFirstOrThrow()

/** As if it were new. */
export const requeueMessage = (db: Database, id: string): Promise<MessageRow> =>
  db
    .updateTable('webhook_message')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** What waits for a webhook that is off is not sent any more. */
export async function endWaiting(db: Database, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook_message')
    .set({
      state: 'failed',
      next_attempt_at: null,
      error: sql<string>`coalesce(error, 'The webhook was switched off before it was sent.')`,
    })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

const KEPT_DAYS = 30

export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('webhook_message')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
}
