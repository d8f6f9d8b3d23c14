import type { Database } from '../../db/connection.ts'
import { SEVERITIES } from '../issues/severity.ts'
import type { WebhookEvent } from './webhookInput.ts'

/** Something that the webhooks of an organisation are told of. */
export interface PlantEvent {
  readonly organizationId: string
  readonly type: WebhookEvent
  /** Of an issue; webhooks that want graver ones alone do not hear of it. */
  readonly severity?: string
  readonly data: object
}

/** What is sent: the form of Standard Webhooks. */
export const bodyOf = (type: WebhookEvent, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/** Notes events for the webhooks that want them. Give the transaction in which they happen: they are sent if it holds. */
export async function queueEvents(
  tx: Database,
  events: readonly PlantEvent[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return
  const webhooks = await tx
    .selectFrom('webhook')
    .select(['id', 'organization_id', 'least_severity', 'events'])
    .where('organization_id', 'in', [...new Set(events.map((event) => event.organizationId))])
    .where('enabled', '=', true)
    .execute()
  const rows = events.flatMap((event) => {
    const body = bodyOf(event.type, at, event.data)
    return webhooks
      .filter((webhook) => isWanted(webhook, event))
      .map(({ id }) => ({ webhook_id: id, event: event.type, body }))
  })
  for (let from = 0; from < rows.length; from += 1000)
    await tx
      .insertInto('webhook_message')
      .values(rows.slice(from, from + 1000))
      .execute()
}

interface Wish {
  readonly organization_id: string
  readonly least_severity: string
  readonly events: readonly string[]
}

const isWanted = (wish: Wish, { organizationId, type, severity }: PlantEvent): boolean =>
  wish.organization_id === organizationId &&
  wish.events.includes(type) &&
  (severity === undefined || rank(severity) >= rank(wish.least_severity))

const rank = (severity: string): number => SEVERITIES.findIndex((known) => known === severity)
