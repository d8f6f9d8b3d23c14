import { Code, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { formatAgo } from '../../../lib/formatTime.ts'
import type { WebhookDeliveryRowFragment } from '../../../lib/gql/graphql.ts'
import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { TimeAndAgo } from '../../../ui/Time.tsx'
import { actionColumn, fieldColumn } from '../../../ui/table/columns.tsx'
import { deliveryStatus } from './webhookText.ts'

type Row = WebhookDeliveryRowFragment

/** @param onResend - absent: the webhook is off */
export function deliveryColumns(
  onResend: ((delivery: Row) => void) | undefined,
): readonly Column<Row>[] {
  return [
    fieldColumn('created_at', 'Time', (at: string) => <TimeAndAgo at={at} />),
    fieldColumn('event', 'Event', (event: string) => <Code fz="xs">{event}</Code>),
    { key: 'state', title: 'State', minWidth: 160, value: ({ state }) => state, render: drawState },
    rightColumn(
      'status',
      'HTTP status',
      ({ status }) => status ?? MISSING,
      ({ status }) => status,
    ),
    rightColumn(
      'duration',
      'Duration',
      ({ duration_ms }) => (duration_ms === null ? MISSING : `${duration_ms} ms`),
      ({ duration_ms }) => duration_ms,
    ),
    rightColumn(
      'attempts',
      'Attempts',
      ({ attempts }) => attempts,
      ({ attempts }) => attempts,
    ),
    fieldColumn('next_attempt_at', 'Next try', (at: string | null) =>
      at === null ? MISSING : formatAgo(at),
    ),
    ...(onResend === undefined ? [] : [resendColumn(onResend)]),
  ]
}

function drawState(delivery: Row): ReactNode {
  const { tone, text } = deliveryStatus(delivery)
  return (
    <>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      {delivery.error !== null && (
        <Text size="xs" c="gray.7">
          {delivery.error}
        </Text>
      )}
    </>
  )
}

const resendColumn = (onResend: (delivery: Row) => void): Column<Row> =>
  actionColumn(
    'Send again',
    (delivery): ReactNode =>
      delivery.state !== 'waiting' && (
        <IconButton
          tooltip="Send again"
          label={`Send ${delivery.event} again`}
          onClick={() => onResend(delivery)}
        >
          <IconRefresh size={16} aria-hidden />
        </IconButton>
      ),
  )
