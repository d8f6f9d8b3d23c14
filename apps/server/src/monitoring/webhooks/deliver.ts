import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { createCallServer } from '../../outgoing/callServer.ts'
import { allowsPrivate } from '../../outgoing/publicLookup.ts'
import { perServer, type Server } from '../../server.ts'
import { type ClaimedMessage, claimDueMessage } from './claimMessage.ts'
import { isDelivered, ruleOfFailure } from './deliveryRules.ts'
import { signedHeaders } from './signature.ts'
import { endWaiting, type MessageRow, type WebhookRow } from './webhookQueries.ts'
import { signingSecrets } from './webhookSecret.ts'

const callServerOf = perServer(({ config }) =>
  createCallServer({ allowPrivate: allowsPrivate(config) }),
)

interface Attempt {
  /** Null: no answer. */
  readonly status: number | null
  readonly duration_ms: number
  /** Null: delivered. */
  readonly error: string | null
}

/** Sends what is due until nothing is left. @returns how many attempts were made */
export async function deliverDue(server: Server, signal?: AbortSignal): Promise<number> {
  let attempts = 0
  for (;;) {
    if (signal?.aborted) return attempts
    const claimed = await claimDueMessage(server.db)
    if (!claimed) return attempts
    await deliver(server, claimed)
    attempts++
  }
}

/** One attempt, and what follows from it. */
async function deliver(server: Server, claimed: ClaimedMessage): Promise<void> {
  const attempt = await send(server, claimed)
  await server.db.transaction().execute(async (tx) => {
    const failing_since = await noteWebhook(tx, claimed.webhook.id, attempt)
    await settle(tx, claimed, { ...attempt, failing_since })
  })
}

/** What became of a message that is sent once, whatever else the webhook has under way. */
export async function deliverOnce(server: Server, claimed: ClaimedMessage): Promise<MessageRow> {
  const attempt = await send(server, claimed)
  return settle(server.db, claimed, { ...attempt, failing_since: null })
}

async function send(server: Server, { message, webhook }: ClaimedMessage): Promise<Attempt> {
  const startMs = performance.now()
  try {
    const signed = { id: `msg_${message.id}`, timestampUtcMs: Date.now(), body: message.body }
    const { status, durationMs } = await callServerOf(server)({
      url: new URL(webhook.url),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(signed, signingSecrets(server, webhook)),
      },
      body: message.body,
    })
    const error = isDelivered(status) ? null : `The server answered ${status}.`
    return { status, duration_ms: durationMs, error }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const duration_ms = Math.round(performance.now() - startMs)
    return { status: null, duration_ms, error: error.message }
  }
}

/** Gives the webhook free. @returns since when nothing has got through */
async function noteWebhook(tx: Database, id: string, { error }: Attempt): Promise<Date | null> {
  const failing_since = error === null ? null : sql<Date>`coalesce(failing_since, now())`
  const row = await tx
    .updateTable('webhook')
    .set({ leased_until: null, failing_since })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? null
}

async function settle(
  tx: Database,
  { message, webhook }: ClaimedMessage,
  { failing_since, ...attempt }: Attempt & { readonly failing_since: Date | null },
): Promise<MessageRow> {
  const { retryS, offReason } =
    attempt.error === null
      ? { retryS: undefined, offReason: undefined }
      : ruleOfFailure({
          event: message.event,
          attempts: message.attempts,
          status: attempt.status ?? undefined,
          failingSinceUtcMs: failing_since?.getTime() ?? Date.now(),
          nowUtcMs: Date.now(),
        })
  const failed = retryS === undefined ? 'failed' : 'waiting'
  const settled = await tx
    .updateTable('webhook_message')
    .set({
      ...attempt,
      state: attempt.error === null ? 'delivered' : failed,
      attempted_at: sql<Date>`now()`,
      next_attempt_at:
        retryS === undefined ? null : sql<Date>`now() + make_interval(secs => ${retryS})`,
    })
    .where('id', '=', message.id)
    .returningAll()
    .executeTakeFirst()
  if (offReason !== undefined) await switchOff(tx, webhook, offReason)
  // It may have been deleted meanwhile, and its messages with it
  return settled ?? { ...message, ...attempt, state: failed, next_attempt_at: null }
}

async function switchOff(tx: Database, { id }: WebhookRow, off_reason: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ enabled: false, off_reason })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .execute()
  await endWaiting(tx, id)
}
