import {
  ResendWebhookDeliveryDocument,
  TestWebhookDocument,
  type TestWebhookMutation,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../../../lib/gql/graphql.ts'
import { type Change, useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { notifyDone, notifyError } from '../../../ui/notify.ts'

const FOLLOW_MS = 5_000

/** With their last deliveries, which come while the page is open. */
export const useWebhooks = (organizationId: string): View<readonly WebhookRowFragment[]> =>
  useView(WebhooksDocument, { organization_id: organizationId }, { refetchInterval: FOLLOW_MS })

/** Says what the receiver answered. */
export const useTestWebhook = (): Change<typeof TestWebhookDocument> =>
  useChange(TestWebhookDocument, {
    stale: [WebhooksDocument],
    onDone: ({ testWebhook }) => sayTested(testWebhook),
    onError: notifyError,
  })

function sayTested({ error, status, duration_ms }: TestWebhookMutation['testWebhook']): void {
  if (error === null) notifyDone(`The test was delivered: HTTP ${status} in ${duration_ms} ms.`)
  else notifyError(new Error(`The test was not delivered. ${error}`))
}

export const useResend = (): Change<typeof ResendWebhookDeliveryDocument> =>
  useChange(ResendWebhookDeliveryDocument, {
    stale: [WebhooksDocument],
    onDone: () => notifyDone('It is sent again within seconds.'),
    onError: notifyError,
  })
