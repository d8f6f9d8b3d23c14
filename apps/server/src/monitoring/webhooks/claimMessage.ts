import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { MessageRow, WebhookRow } from './webhookQueries.ts'

/** Longer than an attempt takes: a process that is killed holds a webhook up no longer. */
export const LEASE_S = 30

export interface ClaimedMessage {
  readonly message: MessageRow
  readonly webhook: WebhookRow
}

/**
 * The next message that is due, for this process alone: it counts as an attempt. A webhook gets one at a time, the oldest that is due
 * first; one that waits for its next attempt holds no other up.
 */
export async function claimDueMessage(db: Database): Promise<ClaimedMessage | undefined> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('webhook')
      .innerJoin('webhook_message as message', 'message.webhook_id', 'webhook.id')
      .select(['message.id', 'webhook.id as webhook_id'])
      .where('webhook.enabled', '=', true)
      .where(sql<boolean>`(webhook.leased_until is null or webhook.leased_until <= now())`)
      .where('message.state', '=', 'waiting')
      .where('message.next_attempt_at', '<=', sql<Date>`now()`)
      .orderBy('message.position')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const leased_until = sql<Date>`now() + make_interval(secs => ${LEASE_S})`
    const webhook = await tx
      .updateTable('webhook')
      .set({ leased_until })
      .where('id', '=', due.webhook_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const message = await tx
      .updateTable('webhook_message')
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: leased_until })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { message, webhook }
  })
}
