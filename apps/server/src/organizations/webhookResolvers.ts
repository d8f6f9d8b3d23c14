import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import {
  deliveriesOf,
  resendWebhookDelivery,
  testWebhook,
} from '../monitoring/webhooks/deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  updateWebhook,
  webhooks,
} from '../monitoring/webhooks/webhooks.ts'

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_root, { organization_id }, { server, userId }) =>
      webhooks(server, userId, organization_id),
  },
  Mutation: {
    createWebhook: (_root, args, { server, userId }) => createWebhook(server, userId, args),
    updateWebhook: (_root, args, { server, userId }) => updateWebhook(server, userId, args),
    deleteWebhook: (_root, { id }, { server, userId }) =>
      succeeded(deleteWebhook(server, userId, id)),
    rotateWebhookSecret: (_root, { id }, { server, userId }) =>
      rotateWebhookSecret(server, userId, id),
    testWebhook: (_root, { id }, { server, userId }) => testWebhook(server, userId, id),
    resendWebhookDelivery: (_root, { id }, { server, userId }) =>
      resendWebhookDelivery(server, userId, id),
  },
  Webhook: {
    deliveries: (webhook, _args, { server }) => deliveriesOf(server, webhook),
  },
}
