import { AppError } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import { findOrganization } from '../../access/organizationQueries.ts'
import { organizationRecord } from '../../access/recordAccess.ts'
import { batched } from '../../db/batched.ts'
import { perServer, type Server } from '../../server.ts'
import { LEASE_S } from './claimMessage.ts'
import { deliverOnce } from './deliver.ts'
import { bodyOf } from './queueEvents.ts'
import {
  findMessage,
  findWebhook,
  insertMessage,
  lastMessages,
  type MessageRow,
  requeueMessage,
  type WebhookRow,
} from './webhookQueries.ts'
import { WEBHOOK } from './webhooks.ts'

const DELIVERY = {
  find: findMessage,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Delivery not found'),
}

const SHOWN = 20

const lastMessagesOf = perServer(({ db }: Server) =>
  batched((ids: readonly string[]) => lastMessages(db, ids, SHOWN)),
)

/** Of a webhook to which access is settled. */
export const deliveriesOf = async (
  server: Server,
  { id }: Pick<WebhookRow, 'id'>,
): Promise<MessageRow[]> => (await lastMessagesOf(server)(id)) ?? []

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function testWebhook(server: Server, userId: UserId, id: string): Promise<MessageRow> {
  const { row } = await organizationRecord(server.db, userId, id, 'admin', WEBHOOK)
  const organization = await findOrganization(server.db, row.organization_id)
  const message = await insertMessage(server.db, {
    webhook_id: row.id,
    event: 'webhook.test',
    body: bodyOf('webhook.test', new Date(), {
      organization: organization?.slug ?? '',
      webhook: row.name,
    }),
    attempts: 1,
    // Nobody else takes it
    next_attempt_at: new Date(Date.now() + LEASE_S * 1000),
  })
  return deliverOnce(server, { message, webhook: row })
}

/** @throws AppError NOT_FOUND, FORBIDDEN; CONFLICT where the webhook is off */
export async function resendWebhookDelivery(
  server: Server,
  userId: UserId,
  id: string,
): Promise<MessageRow> {
  const { row } = await organizationRecord(server.db, userId, id, 'admin', DELIVERY)
  const webhook = await findWebhook(server.db, row.webhook_id)
  if (!webhook?.enabled)
    throw new AppError('CONFLICT', 'The webhook is off. Switch it on, and send again.')
  return requeueMessage(server.db, row.id)
}
