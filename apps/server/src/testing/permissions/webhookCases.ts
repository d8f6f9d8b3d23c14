import { byId, ofOrganization } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const WEBHOOK = { name: 'Tickets', url: 'http://127.0.0.1:9/', events: ['issue.opened'] }
const ofWebhook = (field: string, args: NonNullable<PermissionCase['args']>): PermissionCase => ({
  field,
  may: 'organization admin',
  args,
})

/** API tokens open the query alone: a secret is for people. */
export const webhookCases: PermissionDomain = {
  title: 'Webhooks',
  cases: [
    ofWebhook('webhooks', ofOrganization),
    ofWebhook('createWebhook', (ids) => ({ ...ofOrganization(ids), input: WEBHOOK })),
    ofWebhook('updateWebhook', ({ webhook }) => ({ id: webhook, input: WEBHOOK })),
    ofWebhook('deleteWebhook', byId('webhook')),
    ofWebhook('rotateWebhookSecret', byId('webhook')),
    ofWebhook('testWebhook', byId('webhook')),
    ofWebhook('resendWebhookDelivery', byId('webhookDelivery')),
  ],
}
