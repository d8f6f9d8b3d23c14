import { formatDateTime } from '../../../lib/formatTime.ts'
import type { ReportSubscriptionFieldsFragment } from '../../../lib/gql/graphql.ts'

type Wanted = Pick<ReportSubscriptionFieldsFragment, 'daily' | 'monthly'>

/** What was saved, in words. */
export function savedText({ daily, monthly }: Wanted): string {
  const kinds = [daily && 'daily', monthly && 'monthly'].filter((kind) => kind !== false)
  return kinds.length === 0
    ? 'You get no reports of this plant by mail.'
    : `You get the ${kinds.join(' and the ')} report of this plant by mail.`
}

/** Which report was the last one that was sent. */
export const sentText = ({
  last_period: period,
  last_sent_at: at,
}: Pick<ReportSubscriptionFieldsFragment, 'last_period' | 'last_sent_at'>): string =>
  period === null
    ? 'None was sent so far.'
    : `The last one was of ${period}, sent ${formatDateTime(at)}.`
