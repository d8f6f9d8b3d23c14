import { formatCount } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import type { WebhookDeliveryRowFragment, WebhookRowFragment } from '../../../lib/gql/graphql.ts'
import type { Tone } from '../../../ui/StatusBadge.tsx'

interface Status {
  readonly tone: Tone
  readonly text: string
}

type Standing = Pick<WebhookRowFragment, 'enabled' | 'off_reason' | 'failing_since'>

export function webhookStatus({ enabled, off_reason, failing_since }: Standing): Status {
  if (off_reason !== null) return { tone: 'bad', text: 'Switched off' }
  if (!enabled) return { tone: 'neutral', text: 'Off' }
  return failing_since === null
    ? { tone: 'good', text: 'On' }
    : { tone: 'warning', text: 'Failing' }
}

const STATUSES = ['On', 'Failing', 'Switched off', 'Off']

/** What the page begins with: '3 webhooks: 2 on, 1 failing.' */
export function webhooksSentence(webhooks: readonly Standing[]): string {
  const counts = STATUSES.flatMap((text) => {
    const count = webhooks.filter((webhook) => webhookStatus(webhook).text === text).length
    return count > 0 ? [`${formatCount(count)} ${text.toLowerCase()}`] : []
  })
  const noun = webhooks.length === 1 ? 'webhook' : 'webhooks'
  return `${formatCount(webhooks.length)} ${noun}: ${counts.join(', ')}.`
}

type Wish = Pick<
  WebhookRowFragment,
  'events' | 'least_severity' | 'failing_since' | 'old_secret_until'
>

/** What a webhook is told of, and what is to be known of it now. */
export function webhookSentences(
  { events, least_severity, failing_since, old_secret_until }: Wish,
  nowMs: number = Date.now(),
): string {
  const hasIssues = events.some((event) => event.startsWith('issue.'))
  return [
    `Told of ${events.join(', ')}.`,
    hasIssues && `Issues from ${least_severity} on.`,
    failing_since !== null && `Nothing got through since ${formatDateTime(failing_since)}.`,
    old_secret_until !== null &&
      Date.parse(old_secret_until) > nowMs &&
      `The secret before signs too until ${formatDateTime(old_secret_until)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

type Sent = Pick<WebhookDeliveryRowFragment, 'state' | 'attempts'>

export function deliveryStatus({ state, attempts }: Sent): Status {
  if (state === 'delivered') return { tone: 'good', text: 'Delivered' }
  if (state === 'failed') return { tone: 'bad', text: 'Failed' }
  return attempts === 0
    ? { tone: 'active', text: 'Waiting' }
    : { tone: 'warning', text: 'Tried again' }
}
