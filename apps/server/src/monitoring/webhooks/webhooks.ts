import { AppError } from '@duet/contract'
import { DAY_MS } from '@duet/units'
import { organizationAccess, signedIn, type UserId } from '../../access/organizationAccess.ts'
import { lockOrganization } from '../../access/organizationQueries.ts'
import { organizationRecord } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type {
  MutationCreateWebhookArgs,
  MutationUpdateWebhookArgs,
} from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { newSecret } from './signature.ts'
import { webhookFields } from './webhookInput.ts'
import {
  deleteWebhookRow,
  endWaiting,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhookRow,
  type WebhookRow,
} from './webhookQueries.ts'
import { secretBox } from './webhookSecret.ts'

/** A webhook costs a call for each event. */
const MOST_WEBHOOKS = 20
/** Time to give the new secret to the receiver. */
const OLD_SECRET_MS = DAY_MS

export const WEBHOOK = {
  find: findWebhook,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Webhook not found'),
}

interface WithSecret {
  readonly webhook: WebhookRow
  readonly secret: string
}

export async function webhooks(
  { db }: Server,
  userId: UserId,
  organizationId: string,
): Promise<readonly WebhookRow[]> {
  const { organization } = await organizationAccess(db, userId, organizationId, 'admin')
  return listWebhooks(db, organization.id)
}

/** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT; CONFLICT where there are as many as may be */
export async function createWebhook(
  server: Server,
  userId: UserId,
  { organization_id, input }: MutationCreateWebhookArgs,
): Promise<WithSecret> {
  const { organization } = await organizationAccess(server.db, userId, organization_id, 'admin')
  const fields = webhookFields(server, input)
  const secret = newSecret()
  return server.db.transaction().execute(async (tx) => {
    await lockOrganization(tx, organization.id)
    if ((await listWebhooks(tx, organization.id)).length >= MOST_WEBHOOKS) throw tooMany()
    const secret_encrypted = secretBox(server).seal(secret)
    const row = { organization_id: organization.id, ...fields, secret_encrypted }
    const webhook = await insertWebhook(tx, row)
    await audit(tx, userId, webhook, 'webhook_created')
    return { webhook, secret }
  })
}

const tooMany = (): AppError =>
  new AppError(
    'CONFLICT',
    `An organization has ${MOST_WEBHOOKS} webhooks at most. Delete one that is of no use any more.`,
  )

/** Switched on, it begins anew. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function updateWebhook(
  server: Server,
  userId: UserId,
  { id, input }: MutationUpdateWebhookArgs,
): Promise<WebhookRow> {
  const { row } = await organizationRecord(server.db, userId, id, 'admin', WEBHOOK)
  const fields = webhookFields(server, input)
  const begins = fields.enabled && !row.enabled
  return server.db.transaction().execute(async (tx) => {
    const webhook = await updateWebhookRow(tx, row.id, {
      ...fields,
      ...(begins ? { off_reason: null, failing_since: null } : {}),
    })
    if (!webhook) throw WEBHOOK.notFound()
    if (!webhook.enabled) await endWaiting(tx, row.id)
    await audit(tx, userId, webhook, 'webhook_changed')
    return webhook
  })
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteWebhook({ db }: Server, userId: UserId, id: string): Promise<void> {
  const { row } = await organizationRecord(db, userId, id, 'admin', WEBHOOK)
  await db.transaction().execute(async (tx) => {
    await deleteWebhookRow(tx, row.id)
    await audit(tx, userId, row, 'webhook_deleted')
  })
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function rotateWebhookSecret(
  server: Server,
  userId: UserId,
  id: string,
): Promise<WithSecret> {
  const { row } = await organizationRecord(server.db, userId, id, 'admin', WEBHOOK)
  const secret = newSecret()
  return server.db.transaction().execute(async (tx) => {
    const webhook = await updateWebhookRow(tx, row.id, {
      secret_encrypted: secretBox(server).seal(secret),
      old_secret_encrypted: row.secret_encrypted,
      old_secret_until: new Date(Date.now() + OLD_SECRET_MS),
    })
    if (!webhook) throw WEBHOOK.notFound()
    await audit(tx, userId, webhook, 'webhook_secret_renewed')
    return { webhook, secret }
  })
}

const audit = (
  tx: Database,
  userId: UserId,
  { id, organization_id, name, url }: WebhookRow,
  action: string,
): Promise<void> =>
  writeAudit(tx, {
    userId: signedIn(userId),
    organizationId: organization_id,
    action,
    // the rest of an address may be a key
    details: { id, name, host: new URL(url).host },
  })
